//! Serves the pages on the loopback address.

use std::net::Ipv4Addr;
use std::thread;

use tiny_http::{Header, Request, Response, Server, StatusCode};

use crate::Files;

/// Serves until it is stopped.
///
/// # Errors
/// If the port cannot be had.
pub fn serve(port: u16, files: &Files) -> Result<(), String> {
    let failed = |error: &dyn std::fmt::Display| format!("port {port}: {error}");
    let server = Server::http((Ipv4Addr::LOCALHOST, port)).map_err(|error| failed(&error))?;
    println!("http://{}/", server.server_addr());
    thread::scope(|scope| {
        for request in server.incoming_requests() {
            // In a thread of its own: a client may stop reading. One that leaves early has seen enough.
            scope.spawn(|| drop(answer(request, files)));
        }
    });
    Ok(())
}

fn answer(request: Request, files: &Files) -> std::io::Result<()> {
    let path = request.url().split(['?', '#']).next().unwrap_or_default().trim_start_matches('/').to_owned();
    let path = if path.is_empty() || path.ends_with('/') { path + "index.html" } else { path };
    let (status, name) = match files.contains_key(&path) {
        true => (200, &path[..]),
        false => (404, "404.html"),
    };
    let text = files.get(name).map_or(&[][..], |text| text);
    // What is missing may be at any depth, and the links of its page begin at the top.
    let missing =
        (status == 404).then(|| String::from_utf8_lossy(text).replacen("<head>", "<head><base href=\"/\">", 1));
    let text = missing.map_or(text.to_owned(), String::into_bytes);
    let kind = Header::from_bytes("Content-Type", kind(name)).map_err(|()| std::io::Error::other("no header"))?;
    let response = Response::from_data(text).with_status_code(StatusCode(status)).with_header(kind);
    request.respond(response)
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
