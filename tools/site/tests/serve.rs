//! What `cargo site --serve` answers, by the bytes of HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::thread;

use site::Files;
use site::serve::Server;

const MISSING: &str = "<html><head><title>?</title></head></html>";

fn files(start: &str) -> Files {
    let files = [
        ("index.html", start),
        ("p/index.html", "problems"),
        ("web/style.css", "p {}"),
        ("web/site.js", "'use strict';"),
        ("web/mark.svg", "<svg/>"),
        ("submission/nim.rs", "fn main() {}"),
        ("cases/nim.zip", "PK"),
        ("404.html", MISSING),
    ];
    files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into()
}

/// A server of these files, for as long as the test runs.
fn served(files: Files) -> Arc<Server> {
    let server = Arc::new(Server::bind(0).expect("a free port"));
    server.show(files);
    let runs = server.clone();
    thread::spawn(move || runs.run());
    server
}

/// A connection on which one request follows the other.
struct Client(BufReader<TcpStream>);

impl Client {
    fn new(server: &Server) -> Self {
        Self(BufReader::new(TcpStream::connect(server.address()).expect("a server")))
    }

    /// The status, the headers, and what follows them unless only the head was asked for.
    #[track_caller]
    fn asks(&mut self, request: &str) -> (u16, String, String) {
        self.0.get_mut().write_all(request.as_bytes()).expect("the server reads");
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(self.0.read_line(&mut head).expect("an answer") > 0, "it ends within {head:?}");
        }
        let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: ")).expect("a length");
        let length = if request.starts_with("HEAD") { 0 } else { length.parse().expect("a number") };
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).expect("all of it");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, head, String::from_utf8(body).expect("text"))
    }

    fn gets(&mut self, path: &str) -> (u16, String, String) {
        self.asks(&format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    }

    /// Whether the server has closed the connection.
    fn is_closed(&mut self) -> bool {
        self.0.read(&mut [0]).is_ok_and(|length| length == 0)
    }
}

#[test]
fn it_listens_on_this_machine_alone() {
    assert!(served(files("")).address().ip().is_loopback());
}

#[test]
fn a_port_that_is_taken_is_named() {
    let port = served(files("")).address().port();
    let error = Server::bind(port).err().expect("it is taken");
    assert!(error.starts_with(&format!("port {port}: ")), "{error}");
}

#[test]
fn files_have_their_types_on_one_connection() {
    let server = served(files("start"));
    let mut client = Client::new(&server);
    for (path, kind, text) in [
        ("/", "text/html; charset=utf-8", "start"),
        ("/index.html?theme=dark#top", "text/html; charset=utf-8", "start"),
        ("/p/", "text/html; charset=utf-8", "problems"),
        ("/web/style.css", "text/css; charset=utf-8", "p {}"),
        ("/web/site.js?1", "text/javascript; charset=utf-8", "'use strict';"),
        ("/web/mark.svg", "image/svg+xml", "<svg/>"),
        ("/submission/nim.rs", "text/plain; charset=utf-8", "fn main() {}"),
        ("/cases/nim.zip", "application/octet-stream", "PK"),
    ] {
        let (status, head, body) = client.gets(path);
        assert_eq!((status, &body[..]), (200, text), "{path}");
        assert!(head.contains(&format!("Content-Type: {kind}\r\n")), "{path}: {head}");
    }
}

#[test]
fn a_head_has_the_length_and_no_body() {
    let mut client = Client::new(&served(files("start")));
    let (status, head, body) = client.asks("HEAD / HTTP/1.1\r\n\r\n");
    assert!(status == 200 && body.is_empty() && head.contains("Content-Length: 5\r\n"), "{head}");
    // Nothing was sent behind it.
    assert_eq!(client.gets("/").0, 200);
}

#[test]
fn what_is_missing_has_the_page_of_that() {
    let mut client = Client::new(&served(files("start")));
    for path in ["/none.html", "/p/none", "/../Cargo.toml"] {
        let (status, head, body) = client.gets(path);
        assert_eq!((status, &body[..]), (404, "<html><head><base href=\"/\"><title>?</title></head></html>"), "{path}");
        assert!(head.contains("Content-Type: text/html"), "{head}");
    }
}

#[test]
fn what_is_no_question_is_refused_and_ends_the_connection() {
    let long = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(20 << 10));
    let lines = format!("GET / HTTP/1.1\r\n{}\r\n", "X: x\r\n".repeat(4 << 10));
    for (request, expected) in [
        ("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi", 405),
        ("DELETE /index.html HTTP/1.1\r\n\r\n", 405),
        ("hello\r\n", 400),
        ("GET / HTTP/3\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nno header\r\n", 400),
        (&long[..16 << 10], 431),
        (&lines[..16 << 10], 431),
    ] {
        let mut client = Client::new(&served(files("start")));
        let (status, head, _) = client.asks(request);
        assert_eq!(status, expected, "{request:.40}");
        assert!(head.contains("Connection: close\r\n") && client.is_closed(), "{request:.40}");
        assert_eq!(head.contains("Allow: GET, HEAD\r\n"), expected == 405, "{head}");
    }
}

#[test]
fn a_connection_ends_where_the_client_says_so() {
    for request in [
        "GET / HTTP/1.0\r\n\r\n",
        "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nconnection: a, CLOSE\r\n\r\n",
    ] {
        let mut client = Client::new(&served(files("start")));
        assert_eq!(client.asks(request).0, 200);
        assert!(client.is_closed(), "{request}");
    }
}

#[test]
fn one_that_says_nothing_keeps_nobody_waiting() {
    let server = served(files("start"));
    let _spare = TcpStream::connect(server.address()).expect("a server");
    let mut half = Client::new(&server);
    half.0.get_mut().write_all(b"GET / HT").expect("the server reads");
    assert_eq!(Client::new(&server).gets("/").2, "start");
    assert_eq!(half.asks("TP/1.1\r\n\r\n").2, "start");
}

#[test]
fn later_files_take_the_place_of_earlier_ones() {
    let server = served(files("before"));
    let mut client = Client::new(&server);
    assert_eq!(client.gets("/").2, "before");
    server.show(files("after"));
    assert_eq!(client.gets("/").2, "after");
}
