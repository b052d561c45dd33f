// node server.mjs FOLDER PORT: serves the files of a folder on the loopback address.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const [folder, port] = process.argv.slice(2);
/** @type {Record<string, string>} */
const kinds = { ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml" };
createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
  try {
    const text = await readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path));
    response.writeHead(200, { "Content-Type": kinds[extname(path)] ?? "application/octet-stream" }).end(text);
  } catch {
    response.writeHead(404, { "Content-Type": kinds[".html"] }).end(await readFile(join(folder, "404.html")));
  }
}).listen(Number(port), "127.0.0.1");
