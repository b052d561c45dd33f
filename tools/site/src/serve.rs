//! Serves the pages on the loopback address.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;
use std::time::Duration;

use crate::Files;

/// So many bytes a request may have before its body.
const LONGEST_HEAD: u64 = 16 << 10;

/// So long a connection may be silent. Browsers open spare ones.
const SILENCE: Duration = Duration::from_secs(30);

/// Files, and where they are served.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    files: RwLock<Arc<Files>>,
}

/// What a client asks for.
struct Request {
    method: String,
    target: String,
    /// Whether the connection stays open.
    stays: bool,
}

/// What is wrong with a request.
enum Unread {
    /// The client said no more, or left.
    Gone(io::Error),
    /// It is answered by this status.
    Refused(&'static str),
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Self {
        Self::Gone(error)
    }
}

impl Server {
    /// Listens on a port of the loopback address; 0 takes one that is free.
    ///
    /// # Errors
    /// If the port cannot be had.
    pub fn bind(port: u16) -> Result<Self, String> {
        let failed = |error: io::Error| format!("port {port}: {error}");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Self { listener, address, files: RwLock::default() })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves these files from now on, instead of those before.
    pub fn show(&self, files: Files) {
        *self.files.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(files);
    }

    /// Answers, each connection in a thread of its own, until the program ends.
    pub fn run(&self) {
        thread::scope(|scope| {
            for stream in self.listener.incoming().flatten() {
                // One that leaves early has seen enough.
                scope.spawn(move || drop(self.answer_all(&stream)));
            }
        });
    }

    /// Answers the requests of a connection, one after the other.
    fn answer_all(&self, mut stream: &TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(SILENCE))?;
        let mut reader = BufReader::new(stream);
        loop {
            let stays = match request(&mut reader) {
                Ok(Some(request)) => self.answer(&request, stream)?,
                Ok(None) => return Ok(()),
                Err(Unread::Gone(error)) => return Err(error),
                Err(Unread::Refused(status)) => {
                    refuse(stream, status, "")?;
                    false
                }
            };
            stream.flush()?;
            if !stays {
                return Ok(());
            }
        }
    }

    /// Answers a request, and says whether the connection stays open.
    fn answer(&self, request: &Request, mut to: impl Write) -> io::Result<bool> {
        if !["GET", "HEAD"].contains(&&request.method[..]) {
            refuse(to, "405 Method Not Allowed", "Allow: GET, HEAD\r\n")?;
            return Ok(false);
        }
        let files = self.files.read().unwrap_or_else(PoisonError::into_inner).clone();
        let path = request.target.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/').to_owned();
        let path = if path.is_empty() || path.ends_with('/') { path + "index.html" } else { path };
        let (status, name) = match files.contains_key(&path) {
            true => ("200 OK", &path[..]),
            false => ("404 Not Found", "404.html"),
        };
        let text = files.get(name).map_or(&[][..], |text| text);
        // What is missing may be at any depth, and the links of its page begin at the top.
        let missing = status
            .starts_with("404")
            .then(|| String::from_utf8_lossy(text).replacen("<head>", "<head><base href=\"/\">", 1));
        let text = missing.as_ref().map_or(text, |text| text.as_bytes());
        let (kind, length) = (kind(name), text.len());
        let connection = if request.stays { "keep-alive" } else { "close" };
        write!(
            to,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: {connection}\r\n\r\n"
        )?;
        if request.method == "GET" {
            to.write_all(text)?;
        }
        Ok(request.stays)
    }
}

/// Answers by a status without a page; the connection is closed then.
fn refuse(mut to: impl Write, status: &str, header: &str) -> io::Result<()> {
    write!(to, "HTTP/1.1 {status}\r\n{header}Content-Length: 0\r\nConnection: close\r\n\r\n")
}

/// Reads the head of the next request; nothing at the end.
fn request(reader: &mut impl BufRead) -> Result<Option<Request>, Unread> {
    let mut rest = reader.take(LONGEST_HEAD);
    let mut line = || -> Result<Option<String>, Unread> {
        let mut line = vec![];
        rest.read_until(b'\n', &mut line)?;
        match line.strip_suffix(b"\n") {
            Some(whole) => Ok(Some(String::from_utf8_lossy(whole).trim_end().to_owned())),
            None if rest.limit() == 0 => Err(Unread::Refused("431 Request Header Fields Too Large")),
            None if line.is_empty() => Ok(None),
            None => Err(Unread::Gone(io::ErrorKind::UnexpectedEof.into())),
        }
    };
    let Some(first) = line()? else { return Ok(None) };
    let words: Vec<&str> = first.split(' ').collect();
    let [method, target, version @ ("HTTP/1.0" | "HTTP/1.1")] = words[..] else {
        return Err(Unread::Refused("400 Bad Request"));
    };
    let mut stays = version == "HTTP/1.1";
    loop {
        let header = line()?.ok_or(Unread::Gone(io::ErrorKind::UnexpectedEof.into()))?.to_lowercase();
        if header.is_empty() {
            break;
        }
        // What follows as a body is not read.
        let (name, value) = header.split_once(':').ok_or(Unread::Refused("400 Bad Request"))?;
        let has_body = name == "transfer-encoding" || name == "content-length" && value.trim() != "0";
        if has_body || name == "connection" && value.split(',').any(|word| word.trim() == "close") {
            stays = false;
        }
    }
    Ok(Some(Request { method: method.to_owned(), target: target.to_owned(), stays }))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "woff2" => "font/woff2",
        "rs" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
