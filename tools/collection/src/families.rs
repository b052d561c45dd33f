//! The families of games.

use crate::anchor;
use crate::language::Language;

/// A family of games.
#[derive(Debug)]
pub struct Family {
    /// As headers name it.
    pub name: &'static str,
    /// In Chinese.
    pub chinese: &'static str,
}

impl Family {
    /// The end of a link to its heading: `two-players-different-moves`.
    pub fn anchor(&self) -> String {
        anchor(self.name)
    }

    /// Its name in a language.
    pub fn title(&self, language: Language) -> &'static str {
        language.of(self.name, self.chinese)
    }
}

/// The families in the order of the tables.
#[rustfmt::skip]
pub static FAMILIES: [Family; 18] = [
    Family { name: "first games", chinese: "入门游戏" },
    Family { name: "Nim and staircase", chinese: "Nim 与阶梯博弈" },
    Family { name: "take-away", chinese: "限制取数" },
    Family { name: "rows and boards", chinese: "一排与一圈" },
    Family { name: "coin turning", chinese: "翻硬币" },
    Family { name: "sums under other rules", chinese: "换一种规则的游戏和" },
    Family { name: "splitting", chinese: "分裂" },
    Family { name: "edge deletion", chinese: "删边与删子树" },
    Family { name: "vertex games", chinese: "图上走点与二分图博弈" },
    Family { name: "strategy on trees and graphs", chinese: "树与图上的策略" },
    Family { name: "parity", chinese: "奇偶性" },
    Family { name: "loops", chinese: "有环图" },
    Family { name: "two players, different moves", chinese: "不平等博弈" },
    Family { name: "dialogues", chinese: "交互题" },
    Family { name: "two goals", chinese: "一方求大一方求小" },
    Family { name: "chance", chinese: "概率" },
    Family { name: "counting", chinese: "局面计数" },
    Family { name: "tables", chinese: "打表与筛" },
];
