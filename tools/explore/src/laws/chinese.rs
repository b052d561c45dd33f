//! The words of [`sentences`](crate::laws::sentences) in Chinese.

use crate::laws::joint::Relation;
use crate::laws::known::KnownGame;
use crate::laws::law::{Form, Ground, Law, PairCondition, PairForm, PairLaw, Reason, Sequence};
use crate::laws::programs::Programs;
use crate::laws::quotient::Quotient;
use crate::laws::sentences::{follows, less, listed, next_lost, place};
use grundy::games::{KnownRule, Proof};

impl Law {
    /// What it says, in Chinese; nothing of a series, as no page shows one.
    pub fn chinese(&self) -> Option<String> {
        Some(match self {
            Self::Values(law) => law.chinese(),
            Self::Outcomes(law) => format!("只看胜（1）负（0）：{}", law.chinese()),
            Self::Known(_, Proof::Period { length, start, .. }) => format!("周期 {length}，从 n = {start} 起"),
            Self::Known(rule, Proof::Formula(formula)) => formula_in_chinese(rule, formula),
            Self::Pairs(law) => law.chinese(),
            Self::Sums { is_misere: true } => "和的胜负由各部分的值按反常规则下 Nim 的判法决定".to_owned(),
            Self::Sums { is_misere: false } => "和先手必胜，当且仅当各部分的值的异或和不为 0".to_owned(),
            Self::Quotient(Quotient { sums, lost, heaps, .. }) => {
                let (last, order) = (heaps.len() - 1, sums.len());
                format!("不超过 {last} 的堆的反常商有 {order} 个类，其中 {} 个必败", lost.len())
            }
            Self::Series(_) => return None,
        })
    }
}

/// The formula of a rule, in Chinese where it has words.
fn formula_in_chinese(rule: &KnownRule, formula: &str) -> String {
    match rule {
        KnownRule::Lasker => {
            "n mod 4 = 3 时 g(n) = n + 1；n > 0 且 n mod 4 = 0 时 g(n) = n − 1；否则 g(n) = n".to_owned()
        }
        KnownRule::Neighbours(1) => "g(n) = 1，从 n = 1 起".to_owned(),
        KnownRule::Neighbours(count) => format!("n mod {count} = 0 时 g(n) = 1，否则为 0，从 n = 1 起"),
        KnownRule::MockTurtles => "g(n) 为 2n − 2 与 2n − 1 中二进制有奇数个 1 的那一个，从 n = 1 起".to_owned(),
        KnownRule::Ruler => "g(n) 为 n 的二进制最低位的 1（2 的幂），从 n = 1 起".to_owned(),
        _ => format!("g(n) = {formula}"),
    }
}

impl Ground {
    /// The same in Chinese.
    pub fn chinese(&self) -> String {
        let entries = |are_pairs: bool| if are_pairs { "个数对" } else { "个值" };
        match self {
            Self::Values(needed) => format!("由 {needed} 以内的值证明"),
            Self::Programs(programs) => format!("证明见 {}", with_stops(*programs)),
            Self::Reason(reason) => reason.chinese(),
            Self::Table { found_on, of: 0, are_pairs } => format!("由 {found_on} {}得出", entries(*are_pairs)),
            Self::Table { found_on: 0, of, are_pairs } => {
                format!("符合全部 {of} {}，但太少，不足以检验", entries(*are_pairs))
            }
            Self::Table { found_on, of, are_pairs } => {
                format!("由 {found_on} {0}得出，符合全部 {of} {0}", entries(*are_pairs))
            }
            Self::Sums { tried, count, largest, is_complete: true } => {
                format!("符合全部 {tried} 个和：至多 {count} 个部分，各不超过 {largest}")
            }
            Self::Sums { tried, .. } => format!("符合最小的 {tried} 个和，到此停止"),
            Self::Untried { of, named } => format!("符合全部 {of} 个，但规则提到 {named}，其中没有比它大的"),
            Self::Heaps { largest, sums, pairs, are_many } => {
                let few = if *are_many { "" } else { "，太少，不足以检验" };
                format!(
                    "符合不超过 {largest} 的所有堆、{pairs} 对值不同的堆，以及由两个以上可以走的堆组成的最小的 {sums} 个和{few}"
                )
            }
            Self::Sum { is_won, values } => {
                format!("这个和先手{}，各部分的值为 {values:?}", if *is_won { "必胜" } else { "必败" })
            }
        }
    }
}

impl Reason {
    fn chinese(&self) -> String {
        match self {
            Self::EachClass => "已对每个类及其后继验证".to_owned(),
            Self::ZerosOfDivisors => {
                "n 末尾 0 的个数记为 z：对每个 y < z，减去 2^y 后末尾有 y 个 0；减去任何因数都不会仍有 z 个".to_owned()
            }
            Self::Remainders { modulus, small } => {
                format!(
                    "模 {modulus} 时，可取的数的余数都在 {small:?} 中，而这些数本身都可取；只取这些数就得到这个周期"
                )
            }
            Self::PairsAgain { reach, since, pairs } => {
                format!(
                    "决定下一对的，是前面已用的数和相距 {reach} 以内的各对；{pairs} 对之后，这些与 {since} 对之后相同"
                )
            }
        }
    }
}

impl Sequence {
    /// The same in Chinese.
    pub fn chinese(&self) -> String {
        let form = match &self.form {
            Form::Geometric { first, ratio } => format!("g(n) = {first} · {ratio}^(n − {})", self.start),
            form => form.chinese(),
        };
        match self.start {
            0 => form,
            start => format!("{form}，从 n = {start} 起"),
        }
    }
}

impl Form {
    fn chinese(&self) -> String {
        match self {
            // These are formulas.
            Self::Shifted(_) | Self::Floor { .. } | Self::Geometric { .. } => self.to_string(),
            Self::Period(values) => match &values[..] {
                [value] => format!("恒为 g(n) = {value}"),
                _ if values.len() <= 12 => format!("周期 {}（{}）", values.len(), listed(values, " ")),
                _ => format!("周期 {}", values.len()),
            },
            Self::Rising { length, saltus } => format!("算术周期，g(n + {length}) = g(n) + {saltus}"),
            Self::Function { function, up, plus } => {
                let plus = match plus {
                    0 => String::new(),
                    1.. => format!("，再加 {plus}"),
                    _ => format!("，再减 {}", plus.unsigned_abs()),
                };
                format!("g(n) = {}{plus}", function.chinese_of(place(*up)))
            }
            Self::Parity { function, up, where_even } => {
                let parity = if *where_even == 0 { "偶数" } else { "奇数" };
                format!("若{}为{parity}则 g(n) = 0，否则为 1", apart(&function.chinese_of(place(*up))))
            }
            Self::Halving(rows) => {
                let follows = |bit: usize| {
                    follows(rows, bit, "、", |half, from, value| format!("{value}（若 g({half}) = {from}）"))
                };
                format!("n 为偶数时 g(n) 为 {}；n 为奇数时为 {}", follows(0), follows(1))
            }
            Self::Windows { first, gap } if first == gap => {
                format!("窗口递推：若 {gap} 整除 n 则 g(n) = n / {gap}，否则 g(n) = g(n − ⌊n / {gap}⌋ − 1)")
            }
            Self::Windows { first, gap } => {
                format!("窗口递推：若 q = (n − {first}) / {gap} + 1 为整数则 g(n) = q，否则 g(n) = g(n − ⌊q⌋ − 1)")
            }
            Self::Lost { first, by_b, by_a, plus } => match (by_b, by_a, plus, first) {
                (2, 0, 0, [a, _]) if a.is_power_of_two() => "必败的位置是 2 的幂".to_owned(),
                (_, 0, 0, [1, _]) => format!("必败的位置是 {by_b} 的幂"),
                (1, 1, 0, [1, 2] | [2, 3] | [0, 1]) => "必败的位置是斐波那契数".to_owned(),
                (_, _, _, [a, b]) => {
                    let next = next_lost(*by_b, *by_a, *plus);
                    format!("必败的位置是 {a}, {b}, …：相邻两项 x, y 的下一项是 {next}")
                }
            },
            Self::Classes { modulus, lost, exceptions } => {
                let but = match exceptions.is_empty() {
                    true => String::new(),
                    false => format!("，但 n = {} 时相反", listed(exceptions, ", ")),
                };
                format!("必败，当且仅当 n mod {modulus} 为 {}{but}", listed(lost, " 或 "))
            }
        }
    }
}

impl PairLaw {
    fn chinese(&self) -> String {
        let k = self.start;
        let said = match &self.form {
            PairForm::Joint { of, first, law: Sequence { form: Form::Shifted(0), start: 0 } } => {
                format!("g(a, b) = {of}{}", less(*first))
            }
            PairForm::Joint { of, first, law } => {
                format!("g(a, b) = g(n)，n = {of}{}；关于 g(n)：{}", less(*first), law.chinese())
            }
            PairForm::Xor { corner, lines } => match lines {
                Some([column, row]) if column == row => {
                    let corner = if *corner > 0 { format!(" XOR {corner}") } else { String::new() };
                    format!("g(a, b) = g(a) XOR g(b){corner}；关于 g(n)：{}", column.chinese())
                }
                _ if *corner > 0 => format!("g(a, b) = g(a, {k}) XOR g({k}, b) XOR {corner}"),
                _ => format!("g(a, b) = g(a, {k}) XOR g({k}, b)"),
            },
            PairForm::Product => format!("g(a, b) = g(a, {k}) ⊗ g({k}, b)，即 Nim 积"),
            PairForm::Min => "g(a, b) = min(g(a, a), g(b, b))".to_owned(),
            PairForm::Max => "g(a, b) = max(g(a, a), g(b, b))".to_owned(),
            PairForm::Cyclic(m) => format!("g(a, b) = {m} (⌊a / {m}⌋ XOR ⌊b / {m}⌋) + (a + b) mod {m}"),
            PairForm::Columns { length, from } => format!("从 a = {from} 起，g(a + {length}, b) = g(a, b)"),
            PairForm::Lost(PairCondition::Always) => "所有数对都必败".to_owned(),
            PairForm::Lost(PairCondition::Never) => "没有数对必败".to_owned(),
            PairForm::Lost(PairCondition::Each) => format!("必败，当且仅当 (a, {k}) 与 ({k}, b) 都必败"),
            PairForm::Lost(condition) => format!("必败，当且仅当{}", apart(&condition.chinese())),
        };
        match k {
            0 => said,
            _ => format!("{said}（a, b ≥ {k}）"),
        }
    }
}

impl PairCondition {
    fn chinese(&self) -> String {
        let pairs = |pairs: &[(usize, usize)], between: &str| {
            pairs.iter().map(|(a, b)| format!("({a}, {b})")).collect::<Vec<String>>().join(between)
        };
        match self {
            Self::Always => "总是如此".to_owned(),
            Self::Never => "从不如此".to_owned(),
            Self::Each => "两者都必败".to_owned(),
            Self::Relation(relation) => relation.chinese(),
            Self::Is { of, numbers, is_one: true } => format!("{of} 为 {}", listed(numbers, " 或 ")),
            Self::Is { of, numbers, is_one: false } => format!("{of} 不为 {}", listed(numbers, "，也不为 ")),
            Self::Remainder { of, modulus, lost } => format!("({of}) mod {modulus} 为 {}", listed(lost, " 或 ")),
            Self::Joint { of, first, law } => {
                format!("g(n) = 0，其中 n = {of}{}；关于 g(n)：{}", less(*first), law.chinese())
            }
            Self::Pairs { least, first, step, exceptions } => {
                let but = match exceptions.is_empty() {
                    true => String::new(),
                    false => format!("，但{}相反", apart(&pairs(exceptions, ", "))),
                };
                format!(
                    "{{a, b}} 是这样的一对：a 是不小于 {least}、不在更早的对中的最小的数，各对的差 b − a 依次为 {first}, {}, {}, …{but}",
                    first + step,
                    first + 2 * step
                )
            }
            Self::Differences { first, period } => {
                let (before, again) = first.split_at(first.len() - period);
                let before = if before.is_empty() { String::new() } else { listed(before, ", ") + "，此后为 " };
                format!(
                    "{{a, b}} 是这样的一对：a 是不在更早的对中的最小的数，各对的差 b − a 依次为 {before}{}，如此循环",
                    listed(again, ", ")
                )
            }
            Self::Below(law) => format!("b < t(a)；关于 t(n)：{}", law.chinese().replace("g(n)", "t(n)")),
            Self::Remainders { modulus, lost } => {
                format!("(a mod {modulus}, b mod {modulus}) 为 {}", pairs(lost, " 或 "))
            }
            Self::Diagonal { period, first } => {
                format!("不计次序，它是 {} 之一加上 ({period}, {period}) 的倍数", pairs(first, " "))
            }
        }
    }
}

impl Relation {
    fn chinese(self) -> String {
        match self {
            Self::OneIsOne => "a 与 b 中恰有一个为 1".to_owned(),
            Self::BothEven => "a 与 b 都是偶数".to_owned(),
            Self::Golden => "两数不同，且较大的小于较小的 φ 倍，φ 为黄金比".to_owned(),
            // These are formulas.
            Self::Equal | Self::SameLog => self.to_string(),
        }
    }
}

impl KnownGame {
    /// The same in Chinese.
    pub fn chinese(&self) -> String {
        let these = match self.compared {
            None => "这些值就是".to_owned(),
            Some(compared) => format!("前 {compared} 个值就是"),
        };
        let place = match self.moved {
            0 => "的值".to_owned(),
            1.. => format!("在 n + {} 处的值", self.moved),
            _ => format!("在 n − {} 处的值", self.moved.unsigned_abs()),
        };
        let see = match self.programs {
            Programs([]) => String::new(),
            programs => format!("；参见 {}", with_stops(programs)),
        };
        format!("{these}{}{place}{see}", apart(self.name[1]))
    }
}

fn with_stops(programs: Programs) -> String {
    programs.0.join("、")
}

/// What stands within a Chinese sentence: with blanks where it begins or ends with other letters.
fn apart(text: &str) -> String {
    let is_other = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii() || "⌊⌋φ".contains(letter));
    let blank = |letter| if is_other(letter) { " " } else { "" };
    format!("{}{text}{}", blank(text.chars().next()), blank(text.chars().last()))
}
