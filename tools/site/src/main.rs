//! `cargo site`: the pages of the collection.

use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use collection::Collection;
use entry::root_of;
use lexopt::{Arg, Parser, ValueExt};
use site::modules::{self, BRING, Modules};
use site::serve::Server;
use site::submission::{Submission, submissions};
use site::{Files, pack, rustdoc, write};

const HELP: &str = "\
Builds the pages of the collection in target/site. To see a change on the page of one problem, p/p2599.html:
cargo site --no-doc --only p2599

Usage: cargo site [OPTIONS]

  --serve [PORT]  Also serve them on the loopback address [default port: 8000]
  --zip           Also pack them into target/site.zip
  --address URL   Tell search engines that the pages will be at this address
  --no-doc        Leave out the library's reference
  --only NAMES    To be quick, only these problems get live parts and submissions: --only nim,p2599
  -h, --help      Print this help
";

#[derive(Default)]
struct Arguments {
    port: Option<u16>,
    zip: bool,
    address: Option<String>,
    no_doc: bool,
    only: Vec<String>,
    help: bool,
}

fn main() -> ExitCode {
    match arguments().map_err(|error| error.to_string()).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<Arguments, lexopt::Error> {
    let mut arguments = Arguments::default();
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("serve") => arguments.port = Some(8000),
            Arg::Long("zip") => arguments.zip = true,
            Arg::Long("address") => arguments.address = Some(parser.value()?.string()?),
            Arg::Long("no-doc") => arguments.no_doc = true,
            Arg::Long("only") => {
                arguments.only.extend(parser.value()?.string()?.split(',').map(str::to_owned));
            }
            Arg::Short('h') | Arg::Long("help") => arguments.help = true,
            Arg::Value(port) if arguments.port.is_some() => arguments.port = Some(port.parse()?),
            argument => return Err(argument.unexpected()),
        }
    }
    Ok(arguments)
}

fn run(arguments: Arguments) -> Result<(), String> {
    if arguments.help {
        print!("{HELP}");
        return Ok(());
    }
    let start = Instant::now();
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let collection = Collection::read(root_of(&here).ok_or("this folder is not in a collection")?)?;
    let target: PathBuf = collection.root.join("target");
    if let Some(unknown) = arguments.only.iter().find(|slug| !collection.problems.contains_key(&slug[..])) {
        return Err(format!("there is no problem {unknown:?}"));
    }
    let mut parts = Parts::none(&collection, arguments.address.as_deref());
    let server = arguments.port.map(Server::bind).transpose()?.map(Arc::new);
    let show = |parts: &Parts| match &server {
        Some(server) => parts.files().map(|files| server.show(files)),
        None => Ok(()),
    };
    if let Some(server) = server.clone() {
        show(&parts)?;
        println!("http://{}/", server.address());
        eprintln!("The pages are served; submissions, the reference and live parts follow: reload a page to see them.");
        thread::spawn(move || server.run());
    }
    parts.submissions = submissions(&collection, &arguments.only)?;
    show(&parts)?;
    if !arguments.no_doc {
        eprintln!("reference: cargo doc");
        parts.reference = rustdoc::files(&collection.root, &parts.files()?)?;
        show(&parts)?;
    }
    match modules::is_possible() {
        true => {
            eprintln!("live parts: cargo build");
            parts.live = modules::build(&collection, &arguments.only)?;
        }
        false => {
            eprintln!("These pages have no live parts, as programs cannot be built for them. What it takes: {BRING}");
        }
    }
    eprintln!("pages");
    let files = parts.files()?;
    let folder = target.join("site");
    write(&folder, &files)?;
    let is_page = |name: &str| name.ends_with(".html") && !name.starts_with("doc/");
    let pages = files.keys().filter(|name| is_page(name)).count();
    let bytes: usize = files.values().map(Vec::len).sum();
    let of_pages: usize = files.iter().filter(|(name, _)| is_page(name)).map(|(_, text)| text.len()).sum();
    println!(
        "{}: {pages} pages of {of_pages} bytes, {} files of {bytes} bytes in all, in {:.1} s",
        folder.display(),
        files.len(),
        start.elapsed().as_secs_f64()
    );
    if arguments.zip {
        let path = target.join("site.zip");
        println!("{}: {} bytes", path.display(), pack::pack(&path, &files)?);
    }
    if let Some(server) = server {
        server.show(files);
        eprintln!("All of it is served: http://{}/", server.address());
        // The thread that serves goes on until the program is stopped.
        loop {
            thread::park();
        }
    }
    Ok(())
}

/// What the pages are made of, as far as it is there.
struct Parts<'a> {
    collection: &'a Collection,
    address: Option<&'a str>,
    submissions: BTreeMap<String, Vec<Submission>>,
    reference: Files,
    live: Modules,
}

impl<'a> Parts<'a> {
    fn none(collection: &'a Collection, address: Option<&'a str>) -> Self {
        let (submissions, reference, live) = Default::default();
        Self { collection, address, submissions, reference, live }
    }

    /// The files of the site.
    fn files(&self) -> Result<Files, String> {
        let mut files = site::files(self.collection, &self.submissions, &self.live)?;
        if let Some(base) = self.address {
            site::address(&mut files, base);
        }
        files.extend(self.reference.clone());
        Ok(files)
    }
}
