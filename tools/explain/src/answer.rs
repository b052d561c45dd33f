//! How requests are answered.

use serde_json::{Value, json};

use crate::layer::Layer;
use crate::problems;
use crate::reading::{Claim, Step, Strategy};
use crate::see::See;
use crate::words::Language;

/// The answer to a request, a line of JSON to a line of JSON: see [`crate::answer()`].
pub fn answered(request: &Value, language: Language) -> Value {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (slug, input, view) = (text(&request["problem"]), text(&request["input"]), &request["view"]);
    let is_broken = request["broken"] == true;
    let turn = view["turn"].as_u64();
    let mover = view["mover"].as_str().map(str::to_owned);
    let see = |of: &Value, turn: Option<u64>, is_option: bool| See {
        board: of["board"].clone(),
        input: input.clone(),
        turn,
        mover: mover.clone(),
        is_option,
        keep: request["keep"].clone(),
    };
    let read = |see: &See| problems::read(&slug, see);
    let claim = |strategy: &dyn Strategy| if is_broken { strategy.broken() } else { strategy.claim() };
    let position = read(&see(view, turn, false));
    let options: Vec<_> = view["options"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|option| read(&see(option, turn.map(|turn| 1 - turn), true)).map(|read| (claim(&*read), read)))
        .collect();
    let Some(position) = position else {
        return json!({
            "strategy": problems::strategy(&slug), "theorem": null, "claim": "silent", "number": null, "short": [],
            "restores": [], "steps": [], "keep": null,
            "options": options.iter().map(|read| option(read, language)).collect::<Vec<_>>(),
        });
    };
    let claimed = claim(&*position);
    let steps: Vec<Value> = match is_broken {
        true => vec![],
        false => position.steps(language).iter().map(step).collect(),
    };
    json!({
        "strategy": position.name(),
        "theorem": position.theorem(),
        "claim": claimed.name(),
        "worth": worth(&claimed),
        "number": position.number(),
        "short": position.short(language).json(),
        "restores": restores(&claimed, &options),
        "steps": steps,
        "options": options.iter().map(|read| option(read, language)).collect::<Vec<_>>(),
        "keep": position.keep(),
    })
}

type Read = Option<(Claim, Box<dyn Strategy>)>;

/// The options that are best by their claims: none in a lost position.
fn restores(claimed: &Claim, options: &[Read]) -> Vec<usize> {
    let goods = options.iter().enumerate().filter_map(|(index, read)| Some((index, -read.as_ref()?.0.good())));
    let goods: Vec<(usize, i64)> = goods.collect();
    let wanted = match claimed {
        Claim::Lost => return vec![],
        Claim::Won => i64::MAX,
        Claim::Drawn => 0,
        Claim::Worth(..) => goods.iter().map(|(_, good)| *good).max().unwrap_or(0),
    };
    goods.into_iter().filter(|(_, good)| *good == wanted).map(|(index, _)| index).collect()
}

fn worth(claim: &Claim) -> Option<&str> {
    match claim {
        Claim::Worth(words, _) => Some(words),
        _ => None,
    }
}

fn option(read: &Read, language: Language) -> Value {
    match read {
        Some((claim, read)) => json!({
            "claim": claim.name(), "worth": worth(claim), "number": read.number(), "short": read.short(language).json(),
        }),
        None => json!({ "claim": "silent", "worth": null, "number": null, "short": [] }),
    }
}

fn step(step: &Step) -> Value {
    json!({ "words": step.words.json(), "layers": step.layers.iter().map(Layer::json).collect::<Vec<_>>() })
}
