#!/usr/bin/env bash
# WebKitGTK 2.50.6: in a page that was opened from a folder, a worker that was made of a blob can read no blob: "Blob
# loading failed". Chromium 156 and Firefox 153 read it there, and so does WebKitGTK over HTTP, and on the page itself. A
# TextDecoder reads the same bytes. Prints the version and what the worker reads; fails if that has changed. Needs
# webkit2gtk-driver and xvfb.
set -euo pipefail
directory=$(mktemp -d)
Xvfb -displayfd 3 -nolisten tcp 3>"$directory/display" 2>/dev/null &
screen=$!
until [ -s "$directory/display" ]; do sleep 0.1; done
export DISPLAY=":$(<"$directory/display")" WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1
port=$((9000 + $$ % 900))
WebKitWebDriver --port=$port &
driver=$!
trap 'kill "$driver" "$screen"; rm -rf "$directory"' EXIT
until curl --silent --fail "http://127.0.0.1:$port/status" >"$directory/status"; do sleep 0.1; done
cat >"$directory/page.html" <<'END'
<!DOCTYPE html><title>waiting</title><script>
const work = 'new Response(new Blob(["read"])).text().then(postMessage, error => postMessage(String(error)))';
new Worker(URL.createObjectURL(new Blob([work]))).onmessage = ({ data }) => { document.title = data; };
</script>
END
ask() { curl --silent --fail --data "$2" "http://127.0.0.1:$port/session$1"; }
browser=$(ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser | tail -1)
session=$(ask "" "{\"capabilities\": {\"alwaysMatch\": {\"webkitgtk:browserOptions\": {\"binary\": \"$browser\", \"args\": [\"--automation\"]}}}}" |
    sed 's/.*"sessionId":"\([^"]*\)".*/\1/')
ask "/$session/url" "{\"url\": \"file://$directory/page.html\"}" >/dev/null
for _ in $(seq 50); do
    title=$(curl --silent "http://127.0.0.1:$port/session/$session/title" | sed 's/.*"value":"\([^"]*\)".*/\1/')
    [ "$title" = waiting ] || break
    sleep 0.1
done
"$browser" --version
echo "$title"
curl --silent --request DELETE "http://127.0.0.1:$port/session/$session" >/dev/null
[ "$title" = "TypeError: Blob loading failed" ]
