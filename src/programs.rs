//! The programs, by the families of their games. The page of each has its rule, its claim, why this is true, and
//! what it costs.
//!
//! # first games
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`cf1365a`] | cells whose row and column are still empty | every line of play has the same length |
//! | [`cf1373b`] | a zero and a one that are neighbours are deleted | every line of play has the same length |
//! | [`cf1472d`] | even numbers count for one player, odd ones for the other | [switches](grundy::games::switches): the largest number first, whatever its parity |
//! | [`cf1527b1`] | paying for zeros of a palindrome, or reversing the string for nothing | mirroring, and a free move at the end |
//! | [`cf1747c`] | the first number is lowered, and another one comes to the front | bring the least number to the front |
//! | [`cf1841a`] | equal numbers are joined, and a player who cannot move wins | leave one reply, after which there is no move |
//! | [`cf1899a`] | one more or one less, for a multiple of 3 | the opponent takes every move back |
//! | [`cf1943a`] | numbers in turn, for the least one that is missing | copies in pairs; one single number for the first move |
//! | [`cf2060c`] | one player erases a number, the other one its partner | disjoint pairs, in which every move is answered |
//! | [`cf276b`] | letters are deleted until a palindrome can be formed | parity of the letters of odd count, and no such letter |
//! | [`cf705b`] | cycles are split, and one is added for each question | every line of play has the same length |
//!
//! # Nim and staircase
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc172f`] | stones moved from one heap to another before Nim | [Bouton](grundy::games::nim); sum and XOR of two numbers |
//! | [`abc368f`] | a number becomes one of its divisors | [Bouton](grundy::games::nim); prime factors as stones |
//! | [`arc105d`] | bags emptied onto dishes, then Nim | more than half of all stones in one heap |
//! | [`arc163e`] | one number is XORed to all that it makes smaller | bits in pairs |
//! | [`arc208a`] | Nim in which the OR of the heaps never changes | [Bouton](grundy::games::nim), with the OR in the place of 0 |
//! | [`arc218b`] | the same from all numbers, or some zeros away | whoever finds the first heap above 1 wins |
//! | [`bzoj1299`] | chocolate bars are taken out of a box, or eaten | [Bouton](grundy::games::nim), and an [XOR basis](grundy::structures::xor_basis) of what is in the box |
//! | [`bzoj2819`] | Nim on the path between two vertices of a tree | [Bouton](grundy::games::nim), with XORs from the root |
//! | [`cf1147c`] | exactly half of the heaps in one move | more than half of the heaps are as small as the smallest |
//! | [`cf1382b`] | heaps in a fixed order | whoever finds the first heap above 1 wins |
//! | [`cf1451f`] | lowering a cell and changing a path | [Nim](grundy::games::nim) on antidiagonals |
//! | [`cf1458e`] | two heaps, and positions lost by agreement | a walk along the lost positions |
//! | [`cf1498f`] | presents that climb a tree by k edges | [staircase Nim](grundy::games::staircase) |
//! | [`cf15c`] | Nim with heaps x, x + 1, …, x + m − 1 | [Bouton](grundy::games::nim); XOR of a run |
//! | [`cf1695b`] | piles in a circle, each in its turn | an odd circle is won by the first move; in an even one, each has his own piles |
//! | [`cf277c`] | cutting a sheet of grid paper | [Bouton](grundy::games::nim) |
//! | [`cf282d`] | from one number, or the same from all | [Wythoff](grundy::games::wythoff) for two numbers, [Nim](grundy::games::nim) for one and for three |
//! | [`cf812e`] | apples that fall down a tree, and one swap before | [staircase Nim](grundy::games::staircase) |
//! | [`cheating_nim`] | stones eaten before Nim | [Bouton](grundy::games::nim); bits that differ from the next higher one |
//! | [`cses_nim_game_1`] | Nim | [Bouton](grundy::games::nim) |
//! | [`cses_stair_game`] | balls down the stairs | [staircase Nim](grundy::games::staircase) |
//! | [`hackerrank_chocolate_game`] | a row that must not fall, on every stretch | [staircase Nim](grundy::games::staircase); XORs of every second rise, from the left |
//! | [`hackerrank_zero_move_nim`] | each pile can be passed once | a [sum](grundy::games::sg) of piles: an odd one is worth one more, an even one less |
//! | [`hdu1730`] | two pieces in every row | [Bouton](grundy::games::nim), retreats taken back |
//! | [`hdu1907`] | the last candy loses | [misère Nim](grundy::games::misere) |
//! | [`hdu4315`] | the king's way up | [staircase Nim](grundy::games::staircase) |
//! | [`matgame`] | the first number of a row that is not 0 | a [sum](grundy::games::sg) of queues: x in front of the value g is worth x − 1 if x ≤ g, else x |
//! | [`moore_nim`] | up to m heaps in one move | [Moore's Nim](grundy::games::moore) |
//! | [`nim`] | Nim | [Bouton](grundy::games::nim) |
//! | [`p1247`] | the first winning move of Nim | [Bouton](grundy::games::nim) |
//! | [`p2575`] | pieces that jump to the next free square of a strip | [staircase Nim](grundy::games::staircase) |
//! | [`p3480`] | a row that must not fall | [staircase Nim](grundy::games::staircase) |
//! | [`p4279`] | the last stone loses | [misère Nim](grundy::games::misere) |
//! | [`p4301`] | Nim after each player has removed whole heaps | [XOR basis](grundy::structures::xor_basis), the largest heaps first |
//! | [`p7589`] | two pieces on every line, few and short steps back | [Bouton](grundy::games::nim), retreats taken back |
//! | [`p8382`] | to the next empty square | [staircase Nim](grundy::games::staircase) |
//! | [`poj1704`] | chessmen to the left | [staircase Nim](grundy::games::staircase) |
//! | [`wythoff`] | Wythoff's game | [Wythoff](grundy::games::wythoff) |
//!
//! # take-away
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc255g`] | Nim with forbidden moves | few sizes repeat a value |
//! | [`abc297g`] | L to R stones per move | [Bachet's game](grundy::games::take_away) with a least number of stones |
//! | [`arc091f`] | at most a K-th of a pile | windows of values |
//! | [`arc168b`] | the largest limit of a move with which the first player wins | [Bachet's game](grundy::games::take_away); equal piles cancel |
//! | [`arc174f`] | L to R stones, with limits that change from turn to turn | intervals of outcomes, from the last turn back |
//! | [`arc208e`] | one or two stones, and never to a multiple of X or Y | two kinds of runs of values; the least multiple in a range of remainders |
//! | [`cf1194d`] | steps of 1, 2 or k | a [subtraction set](grundy::games::take_away) whose period is 3 or k + 1 |
//! | [`cf1312f`] | castles that remember the last attack | a window repeats |
//! | [`cf150a`] | writing a divisor; having none wins | products of two primes are lost |
//! | [`cf1844a`] | a pile is named that the second player wins | the answer to a move is the other number |
//! | [`cf2157i`] | attacks that must not repeat the one before | positions with a single winning move |
//! | [`cf2180h1`] | arithmetic progressions of three, below many bounds | values that repeat at twice the length with each power of two |
//! | [`cf768e`] | no number twice from the same pile | as many different amounts as fit, by a search over all positions |
//! | [`cf850c`] | dividing all numbers by a prime power | a [sum](grundy::games::sg) of primes, sets of exponents |
//! | [`cses_nim_game_2`] | taking 1 to 3 sticks from one of several heaps | [Bachet's game](grundy::games::take_away) |
//! | [`cses_stick_game`] | taking a number of sticks out of a set, for all heaps | [subtraction set](grundy::games::take_away) |
//! | [`dynamic_subtraction`] | taking at most as many as the move before | dynamic subtraction |
//! | [`edpc_k`] | Educational DP Contest: taking a number of stones out of a set | [subtraction set](grundy::games::take_away) |
//! | [`hdu1536`] | taking a number of beads out of a set | [subtraction set](grundy::games::take_away) |
//! | [`hdu1846`] | taking 1 to m stones | [Bachet's game](grundy::games::take_away) |
//! | [`hdu1848`] | three heaps, taking a Fibonacci number | [subtraction set](grundy::games::take_away) |
//! | [`hdu2516`] | Fibonacci Nim | [Fibonacci Nim](grundy::games::fibonacci) |
//! | [`p1290`] | Euclid's game: subtracting a multiple of the smaller number | [Euclid's game](grundy::games::euclid) |
//! | [`p4018`] | taking a prime power | multiples of 6 |
//! | [`p6487`] | the least winning first move of Fibonacci Nim | [Fibonacci Nim](grundy::games::fibonacci) |
//! | [`p6791`] | heaps won at misère Fibonacci Nim | [Fibonacci Nim](grundy::games::fibonacci) |
//! | [`timus1180`] | taking a power of two, from up to 10²⁵⁰ stones | multiples of 3 |
//!
//! # rows and boards
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc349e`] | three in a row, else the larger sum | [sets as positions](grundy::games::values) |
//! | [`agc002e`] | a largest pile, or a candy from each | diagonals of a Young diagram |
//! | [`arc151c`] | digits 0 and 1 in a row, neighbours never equal | values of gaps |
//! | [`arc207d`] | the borders of a cake are eaten | only a block in the middle counts, of at most four rows and columns |
//! | [`arc209a`] | brackets are deleted at both ends, and each player may stop | answering at either end |
//! | [`cf1451d`] | a token from the centre of a circle | mirroring at the diagonal |
//! | [`cf1728d`] | letters from both ends of a word, each put in front of a word of one's own | drawn words are equal ends around pairs of equal neighbours; the second player never wins |
//! | [`cf1823e`] | l to r connected vertices of a cycle | cycles by their quotients |
//! | [`cf493d`] | two queens among pawns | mirroring at the middle column |
//! | [`hackerrank_chessboard_game_again`] | coins that jump towards a corner | [Sprague–Grundy](grundy::games::sg), in the order of x + y |
//! | [`hdu3951`] | up to k adjacent coins from a circle | [symmetry on a circle](grundy::games::circle) |
//! | [`p2599`] | stones from the two ends | balanced ends of a row |
//! | [`p9971`] | completing a pattern, judged by the number of stones | search through all positions |
//! | [`poj2484`] | one or two adjacent coins from a circle | [symmetry on a circle](grundy::games::circle) |
//!
//! # coin turning
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`cf1310f`] | logarithms in the field of 2⁶⁴ nimbers | [nim multiplication](grundy::arithmetic::nimber); Pohlig–Hellman |
//! | [`cf1906g`] | black cells that turn the largest square behind them | [a board is the XOR of its lone cells](grundy::games::coins); quotients of Euclid's algorithm |
//! | [`cf494e`] | turning squares of a board | [a row is the XOR of its lone heads](grundy::games::coins); Ruler on a board |
//! | [`coin_turning`] | six rules for turning coins in a row | [a row is the XOR of its lone heads](grundy::games::coins) |
//! | [`hdu3537`] | turning up to three coins | [Mock Turtles](grundy::games::coins) |
//! | [`lc_nim_product`] | multiplication in the field of 2⁶⁴ nimbers | [nim multiplication](grundy::arithmetic::nimber) |
//! | [`p2594`] | turning a connected block of a board | [powers of two on a board](grundy::games::coins) |
//! | [`p3179`] | turning multiples | [lone cells by blocks of equal quotients](grundy::games::coins) |
//! | [`p4077`] | coins at multiples of powers of two and three | [lone coins by their powers of 2 and 3](grundy::games::coins) |
//!
//! # sums under other rules
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`cf1369f`] | a number plus one or doubled, round after round | winning and losing of one round, by halves and quarters |
//! | [`cf1965a`] | the same number from all piles | forced moves up to the first gap between the sizes |
//! | [`cf455b`] | the loser begins the next game | normal and misère play of one tree |
//! | [`gym101908b`] | Wythoff's moves, and the first marble at (0, 0) wins | a move that reaches a position wins |
//! | [`hdu3595`] | many games of Euclid at once | Every-SG on [Euclid's game](grundy::games::euclid) |
//! | [`p8901`] | heaps in a circle, a prime or 1 from the next one | the room that ends first |
//! | [`poj1740`] | stones of a pile are taken away, and others go to other piles | pairs of equal piles, and one move that makes them |
//!
//! # splitting
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc206f`] | intervals that do not meet | [a sum of free stretches](grundy::games::sg) |
//! | [`arc087e`] | adding strings to a prefix-free set | a free subtree is a lone head in [Ruler](grundy::games::coins) |
//! | [`cf1991h`] | some piles go, and as many others are split into primes | classes of sizes, and how many piles are of a class |
//! | [`cf305e`] | cutting out letters between equal neighbours | Dawson's Chess, [octal game](grundy::games::splitting) 0.137 |
//! | [`cf603c`] | a pile becomes k halves | values by halving |
//! | [`cf78c`] | logs are gnawed into equal parts | pairs of equal logs, and a divisor that leaves no further move |
//! | [`cses_grundys_game`] | splitting into unequal heaps | 41 lost sizes |
//! | [`hackerrank_stone_piles`] | into any number of different piles | values 0, 0, 1, 0, 2, 3, 4, 0, and x − 4 from 9 on; a knapsack over XORs |
//! | [`hackerrank_tower_breakers_again`] | a tower becomes equal towers | odd prime factors, and all twos as one |
//! | [`hdu3032`] | Lasker's Nim: a heap may be split | [Lasker's Nim](grundy::games::splitting) |
//! | [`p10501`] | cutting a sheet, and the first single square wins | a move that reaches a position wins |
//! | [`p10506`] | a heap becomes its divisors, and one of them vanishes | a move into a [sum](grundy::games::sg) |
//! | [`p13114`] | lines that cut a board, and forbidden cells | [Sprague–Grundy](grundy::games::sg) on rectangles |
//! | [`p2148`] | pairs of heaps: one is removed, the other is divided | values by the lowest zero bit |
//! | [`p3185`] | a bean for two beans further on | [every bean is a game of its own](grundy::games::sg) |
//! | [`p3235`] | splitting a heap as evenly as possible | even splits by equal quotients |
//!
//! # edge deletion
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`agc017d`] | cutting the edges of a tree | [colon principle](grundy::games::hackenbush) |
//! | [`cf1610i`] | a tree grounded in more and more vertices | prefix of [grounded vertices](grundy::games::hackenbush) |
//! | [`graph_hackenbush`] | cutting the edges of a graph | [fusion principle](grundy::games::hackenbush) |
//! | [`hdu3094`] | cutting the edges of many trees | [colon principle](grundy::games::hackenbush) |
//! | [`hdu3590`] | cutting trees, and the last cut loses | [Anti-SG (SJ)](grundy::games::misere) by root edges |
//! | [`hdu5299`] | deleting circles with what is inside | [colon principle](grundy::games::hackenbush) |
//! | [`p6665`] | deleting the path to the root | SG values by mergeable tries |
//! | [`poj3710`] | trees with polygons | [fusion principle](grundy::games::hackenbush) |
//!
//! # vertex games
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc278f`] | a chain of words, each of them once | [sets as positions](grundy::games::values) |
//! | [`abc427d`] | a fixed number of moves on a graph, for a letter | layers from the last move back |
//! | [`abc433g`] | letters are appended to a substring | won and lost states of a suffix automaton |
//! | [`bipartite_game`] | a hike between peaks and valleys | [vertex game](grundy::graphs::matching) |
//! | [`cf1033c`] | a token by multiples of its number, upwards | moves in harmonic time, by falling numbers |
//! | [`cf1710e`] | a rook that may stop | [vertex game](grundy::graphs::matching), König |
//! | [`cf1860c`] | a chip goes left to smaller numbers, and a player who cannot move wins | longest rising sequences of exactly two numbers |
//! | [`cf917b`] | two tokens coupled by a rising letter | the largest letter that wins |
//! | [`macau2020g`] | jumps to a later number that differs in one bit | last occurrences of equal values |
//! | [`p1288`] | a coin on a ring of edges that are lowered | parity of the run to the next zero |
//! | [`p1971`] | the rabbit's mistakes | [vertex game](grundy::graphs::matching) |
//! | [`p4055`] | a walk on a grid that never comes back | [vertex game](grundy::graphs::matching) |
//! | [`p4136`] | a stone on a square board that never comes back | dominoes on all squares, or on all but the start |
//! | [`p4617`] | the last step of a walk in the mountains | [vertex game](grundy::graphs::matching) |
//!
//! # strategy on trees and graphs
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`agc005e`] | a pursuit on two trees | an edge of one tree that is three edges of the other |
//! | [`agc010f`] | a piece that eats stones | descent to a lost neighbour |
//! | [`agc014d`] | a white vertex without black neighbours | perfect matching of a tree |
//! | [`agc033c`] | coins that move towards a vertex | [Bachet's game](grundy::games::take_away) on a diameter |
//! | [`arc210d`] | one of the players must colour an independent set | one vertex given away, or a pentagon or a bull |
//! | [`cf1110g`] | three in a row on a tree | a pairing strategy; a gadget for a white vertex |
//! | [`cf1149e`] | taxes of cities without a circular road | [Nim](grundy::games::nim) on levels |
//! | [`cf1404b`] | a pursuit by jumps on a tree | da against the distance, half the diameter, and half of db |
//! | [`cf1848a`] | a pursuit in which nobody may stay | the colour of a chessboard, and steps towards one corner |
//! | [`cf1873h`] | a chase on a graph with one cycle | the first one at the cycle |
//! | [`cf1921e`] | two chips that pass each other on a board | the hunter wins iff he reaches all that the runner reaches |
//! | [`cf2062e1`] | deleting subtrees by rising values, one winning choice | the largest value with a larger one outside |
//! | [`cf2062e2`] | deleting subtrees by rising values | the last answer in rising values |
//! | [`cf2187c`] | a pursuit along edges that do not cross, over all pairs of starts | the longest edges form a tree |
//! | [`hackerrank_bob_and_ben`] | a leaf, or the whole tree | a [sum](grundy::games::sg) of trees, whose values are 1, 0, 1, 2, 1, 2, … by their size |
//! | [`p4096`] | leaves that prove the root for either player | proof numbers |
//! | [`p7864`] | any leaves at once, and the root wins | strategy stealing |
//! | [`p8347`] | delete a vertex, keep one part | all degrees odd |
//!
//! # parity
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc398g`] | adding edges without an odd cycle | parity of the remaining moves |
//! | [`agc010d`] | a number less by one, then all divided by their common divisor | the number of even numbers, and one forced line |
//! | [`arc064d`] | an inner letter is removed, and no two neighbours become equal | every line of play has the same parity |
//! | [`arc072d`] | half of what is taken goes to the other pile | a difference that changes by multiples of 3 |
//! | [`arc105e`] | edges are added, and two vertices must stay apart | parity of the edges, and of two components that only one player can change |
//! | [`arc131c`] | cookies are eaten until the XOR of the others is 0 | an odd number of cookies, one of which has no partner |
//! | [`arc137c`] | the largest number becomes a smaller one | strategy stealing |
//! | [`arc155d`] | the greatest common divisor must not become 1 | values by the parity of what is left |
//! | [`arc185a`] | cards are played, and a multiple of M loses | only the last card can lose, and one card of the other player decides |
//! | [`arc192b`] | every number is used at least once | parity of all that is left, but for three numbers |
//! | [`cf1190b`] | one stone, and no two piles alike | parity of the stones above 0, 1, 2, … |
//! | [`cf1363c`] | removing the marked vertex | parity of the safe moves |
//! | [`cf1370c`] | dividing by an odd divisor, or taking one | powers of two, and twice a prime |
//! | [`cf1383b`] | numbers XORed into one's own | the highest bit of odd count, modulo 4 |
//! | [`cf1396b`] | not from the heap just used | more than half of all stones in one heap |
//! | [`cf1537d`] | subtracting a divisor | odd numbers, and odd powers of two |
//! | [`cf1738c`] | numbers in turn, for an even sum | copying shares the odd numbers; their number modulo 4 |
//! | [`cf2181f`] | the opponent names the pile | a player who is given a larger pile wins |
//! | [`cf2200e`] | numbers are split into factors, and the game ends when they are sorted | a prime behind a multiple of a greater one |
//! | [`cf346a`] | a set that grows by its differences | all multiples of the greatest common divisor |
//! | [`cf36d`] | one square right, one down, or k diagonally | parity of the steps, which changes from strip to strip |
//! | [`cf549c`] | cities are burned until k are left | who moves last chooses the parity, unless one kind of cities is burned |
//! | [`cf914b`] | a card, and all smaller ones with it | the greatest number that an odd number of cards have |
//! | [`cses_another_game`] | one coin from each chosen heap | all even |
//! | [`loj10246`] | a stone less, or two heaps merged | parity of the moves left, which heaps of one stone can change |
//! | [`multiplicationgame`] | to the target by its primes, or past it for a tie | exponents of two primes that differ by at most one |
//! | [`p10876`] | segments that must not cross | all triangulations have equally many edges |
//! | [`p4101`] | merging heaps up to a cap | parity of the merges that either player can force |
//! | [`p8743`] | numbers XORed into one's own or the other's | the highest bit of odd count, whose last number decides |
//! | [`uoj51`] | raising a base or its exponent | parity of the remaining moves beyond √n |
//!
//! # loops
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc209e`] | a chain of words | [retrograde analysis](grundy::games::retrograde) |
//! | [`abc261h`] | the sum of a walk that may never end | [retrograde analysis with costs](grundy::games::costs) |
//! | [`abc413f`] | one direction is forbidden in each round | layers from the goals back, each square at its second meeting |
//! | [`cf1190c`] | k cards in a row are turned to one side | a move that changes nothing: two moves decide, or nobody wins |
//! | [`cf1895e`] | cards that come back to the hand | the answer with the greatest defence is best, so each card has one |
//! | [`cf786a`] | a monster round a circle | [retrograde analysis](grundy::games::retrograde) |
//! | [`cf919f`] | eight cards each, sums modulo 5 | [retrograde analysis](grundy::games::retrograde) |
//! | [`cf936b`] | one player makes the moves of both | reachability with parity |
//! | [`loj3118`] | a train that must pass charging stations for ever | [Büchi games](grundy::games::attractors) |
//! | [`p12576`] | stop for the number of the vertex, or move on | [falling thresholds](grundy::games::attractors) |
//! | [`p4576`] | a slow and a fast piece | [retrograde analysis](grundy::games::retrograde) |
//! | [`p6560`] | a walk to a target | [retrograde analysis](grundy::games::retrograde) |
//! | [`p9169`] | one piece against two on a board | [retrograde analysis](grundy::games::retrograde) |
//!
//! # two players, different moves
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc229h`] | pieces that advance or take each other | [the simplest number between the options](grundy::games::numbers) |
//! | [`abc265h`] | lances that run away or face each other, counted | [integers and nimbers in one sum](grundy::games::infinitesimals) |
//! | [`abc380f`] | a card to the table, a smaller one back | positions of three sets, with memory |
//! | [`agc048d`] | a leftmost and a rightmost heap | one stone or the whole heap |
//! | [`arc078d`] | two colours that grow on a tree | each gets what is nearer to him |
//! | [`arc116f`] | the ends of many sequences | [switches](grundy::games::switches) by falling size, once the starter of the odd sequences is known |
//! | [`arc143c`] | X from each of some piles for one player, Y for the other | copying keeps the remainders |
//! | [`cf1033g`] | a chips for Alice, b chips for Bob, all pairs counted | piles modulo a + b |
//! | [`cf1102c`] | one breaks doors, the other repairs them | a race for the doors that fall at one blow |
//! | [`cf1221e`] | stretches of a cells for Alice, of b < a cells for Bob | a move that only one player has; the only long run |
//! | [`cf1704f`] | red cells for Alice, blue ones for Bob | the larger number of cells, else [Dawson's Kayles](grundy::games::splitting) |
//! | [`cf176c`] | two chips that are to meet, and glue between them | searches in the rectangle of two chips, which hold on every board |
//! | [`cf1914e2`] | one marble of mine, all of yours | [switches](grundy::games::switches), taken by falling sum of the marbles of a colour |
//! | [`cf1931e`] | one writes numbers backwards, the other joins them | tails of zeros are taken in turn, the longest first |
//! | [`cf388c`] | one takes from the top, the other from the bottom | [the middle cards are taken in turn, the largest first](grundy::games::switches) |
//! | [`cf725f`] | stacks of two photos, each worth something else to either player | hot stacks are [switches](grundy::games::switches), cold ones are numbers |
//! | [`cf841b`] | odd stretches for one player, even ones for the other | leave one odd number, which the other cannot remove |
//! | [`cuttingbrownies`] | cuts across and cuts along | Cutcake, a game worth [numbers](grundy::games::numbers) |
//! | [`gerald08`] | black and white edges of a tree | [red–blue Hackenbush on trees](grundy::games::numbers) |
//! | [`loj2327`] | Toads and Frogs on many boards, counted | [numbers, ↑ and ∗ in one sum](grundy::games::infinitesimals) |
//! | [`loj6558`] | up to A stones for one player, up to B for the other | [Bachet's game](grundy::games::take_away) with a tempo |
//! | [`p13071`] | neighbouring tiles on neighbouring cells | threats and pairs that are left |
//! | [`p3210`] | heaps next to a gap | peaks become one heap, and the rest is [taken by falling size](grundy::games::switches) |
//!
//! # dialogues
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc278g`] | adjacent cards out of a row, against the judge | the middle and mirroring; [a sum of runs](grundy::games::sg) |
//! | [`abc398e`] | edges added to a tree without an odd cycle, against the judge | parity of the remaining moves |
//! | [`atcoder1202b`] | doors are opened for a path, and closed against it | two disjoint spanning trees (Lehman) |
//! | [`cf1147f`] | a token on weighted edges, up for one player and down for the other | stable matching as a strategy |
//! | [`cf1368f`] | lamps switched on, and neighbours switched off | every k-th lamp stays dark |
//! | [`cf1375f`] | three piles, two of which must not become equal | an arithmetic progression whose top is barred |
//! | [`cf1442f`] | a hidden vertex, found by the outcomes of sums | [Smith's loopy sums](grundy::games::loopy) |
//! | [`cf1503b`] | a token in each turn, not of the colour that the judge names | the two classes of a chessboard |
//! | [`cf1867c`] | numbers added and removed, against the judge | putting back what was removed |
//! | [`cf1934d2`] | splitting a number in two, against the judge | parity of the one bits |
//! | [`loj2822`] | cop and robber, both of whom must move | [retrograde analysis](grundy::games::retrograde) of pairs |
//! | [`p10609`] | both discard, and the last two cards give the score | rows by their minima, and one card more than answers |
//! | [`p13119`] | 10¹⁰ adjacent coins out of 10¹², against a random player | [a sum of runs](grundy::games::sg) with values that are constant on intervals |
//! | [`p13720`] | cards that change one number, odd or even in the end | counts of three kinds of cards |
//!
//! # two goals
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc201d`] | right or down, for points | minimax over squares, from the last corner back |
//! | [`agc026f`] | boxes next to the last one | a tree of cuts, whose worst leaf counts |
//! | [`agc045a`] | XORed or not, in a fixed order | [XOR basis](grundy::structures::xor_basis), from the last round back |
//! | [`agc056d`] | a sum within an interval | two ways to pair neighbours |
//! | [`agc063a`] | numbers in turn, and the letter at the least one that is missing | each adds the other's letters, from the left |
//! | [`arc085d`] | cards from the top, of which only the last one is kept | take all, or all but one |
//! | [`arc112c`] | coins on a tree that is walked through depth first | a list of numbers, [some of which keep the turn](grundy::games::switches) |
//! | [`cf1155b`] | digits are erased, one player wants an 8 in front | a majority of the digits that can come to the front |
//! | [`cf1215d`] | digits are written, for equal or unequal sums | an erased digit counts 4.5; copying, and completing to 9 |
//! | [`cf1425a`] | one coin, or half of them | half of 4 and of what leaves 2 modulo 4, else one coin |
//! | [`cf1527b2`] | paying for a zero, or reversing the string for nothing | the right to reverse chooses the sign |
//! | [`cf1615e`] | red and then blue subtrees | long chains cover most vertices; a parabola gives the number of blue ones |
//! | [`cf1628d2`] | one names a number, the other its sign | an equaliser, which gives the mean of two values |
//! | [`cf1916c`] | two numbers are joined, and an odd sum loses 1 | a round uses three odd numbers, and loses 1 |
//! | [`cf2147d`] | all numbers of one value become less by 1 | the copies of odd values in turn, the most first; an inequality for alternating sums |
//! | [`cf594a`] | places are banned until two are left | a window against a pairing |
//! | [`cf731e`] | the stickers that are taken become one with their sum | minimax over how many of the first stickers have become one, with a maximum that is kept |
//! | [`cf794c`] | letters put on the places of a name, for an early or a late one | best letter in front while the game is hot, worst letter at the back when it is cold |
//! | [`cf794e`] | the last carrot, after some moves in advance | the middle of a row |
//! | [`cf859c`] | who eats a slice does not decide on the next one | minimax over the slices, from the last one back |
//! | [`cses_removal_game`] | numbers from the two ends | [minimax over intervals](grundy::games::ends) |
//! | [`edpc_l`] | numbers from the two ends: the difference | [minimax over intervals](grundy::games::ends) |
//! | [`hackerrank_tower_breakers_final`] | a tower broken, for k² coins | the greatest height for c coins, by ordered sums of squares |
//! | [`loj3378`] | Dots and Boxes of chains and loops | control of chains and loops |
//! | [`p10220`] | waking guardians before a walk | prices of first runes |
//! | [`p1199`] | drafting generals against a fixed rule | the second best partner |
//! | [`p2964`] | coins from the front, up to twice as many as the move before | minimax over the coins left and the move before |
//! | [`p3507`] | any cards, of which the least one counts | best moves take the k largest cards |
//! | [`p4363`] | two colours fill a board from its corner | minimax over staircases |
//! | [`p7137`] | cutting cakes | levelling two choices |
//!
//! # chance
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc448g`] | both ban a deck at the same time, then both choose one | mixed strategies, two matrix games one in the other, convex hulls |
//! | [`cf1411g`] | chips fall on a graph until chance stops | [XOR transform](mod@grundy::arithmetic::xor_transform) of a geometric series |
//! | [`cf2028e`] | a coin decides who moves the token | random-turn game, the mean of the best and the worst neighbour |
//! | [`cf662a`] | cards fall on one of two sides, then Nim | [XOR basis](grundy::structures::xor_basis), every number of the span equally likely |
//! | [`cf98e`] | ask for a card or guess the hidden one, and bluff | mixed strategies, a matrix of two by two at each pair of numbers |
//! | [`p8307`] | naming the hidden number loses | gains that repeat modulo 4 |
//!
//! # counting
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc212h`] | heaps of allowed sizes, counted | the [XOR transform](mod@grundy::arithmetic::xor_transform) of the sizes |
//! | [`agc016f`] | two pieces, all subgraphs | subgraphs by the vertices of value 0 |
//! | [`arc134e`] | remainders of everything | lost sets of remainders |
//! | [`arc144f`] | taking numbers of an arithmetic progression | mex of a class of remainders |
//! | [`arc191e`] | bags of gold and silver that change hands, counted | a bag is an integer, [the simplest number](grundy::games::numbers) above its options |
//! | [`cf1739c`] | deals of cards that beat each other, counted | the two highest cards decide, or go together |
//! | [`cf1770d`] | of three numbers one is struck out, and one of the others taken | no real choice is left, so edges point to their ends, one to each vertex |
//! | [`cf2027e2`] | counting arrays whose numbers lose bits | values of digit strings |
//! | [`cf2070e`] | pairs taken from a circle of zeros and ones | zeros against three times the ones |
//! | [`coloured_stones`] | stones with colours, counted | [Nim](grundy::games::nim) with few stones of a colour |
//! | [`hackerrank_simple_game`] | splits into 2 to K piles, counted | splits into equal piles; the [XOR transform](mod@grundy::arithmetic::xor_transform) of series |
//! | [`hackerrank_taste_of_win`] | Nim with piles that all differ, counted | [Bouton](grundy::games::nim); the last pile is forced, with two exceptions |
//! | [`p2490`] | counting won rows of pieces that close in on each other | [Moore's Nim](grundy::games::moore) |
//! | [`p5363`] | counting won rows of coins that move to the left | [staircase Nim](grundy::games::staircase) |
//! | [`p5675`] | counting Nim games with the heap of the first move given | [Bouton](grundy::games::nim) |
//! | [`p5970`] | a number of heaps divisible by d is thrown away before Nim | [Bouton](grundy::games::nim); subsets by XOR, the smallest heaps first |
//! | [`p7413`] | a multiple of the number taken before | pairs of equal quotients |
//! | [`p9387`] | winning splits of chocolate bars | [Bouton](grundy::games::nim), digits from the lowest on |
//! | [`seven_tube`] | the seven tubes of a digit | [Nim](grundy::games::nim) on edge sets without a cycle |
//!
//! # tables
//!
//! | program | game | theorem |
//! |---|---|---|
//! | [`abc195e`] | digits in a given order of turns, for a multiple of 7 | won remainders, from the last round back |
//! | [`abc354e`] | two cards that are equal on one side | [sets as positions](grundy::games::values) |
//! | [`agc064c`] | all even or all odd numbers vanish, and the others are halved | classes of remainders, as stretches between the ends of intervals |
//! | [`arc038c`] | beans go to one of the bowls before | mex of a window, by last places |
//! | [`cf1091h`] | tokens that move towards each other | both gaps are heaps, and both players can lower both |
//! | [`cf2004e`] | taking a number coprime to the pile | the place of the smallest prime factor |
//! | [`cf256c`] | leaving a root of a pile | seven ranges of equal values |
//! | [`cf317d`] | choosing a number forbids its powers | 29 computed values |
//! | [`loj10243`] | tokens on a graph without cycles | [Sprague–Grundy](grundy::games::sg) |
//! | [`nowcoder2021a`] | from one heap a multiple of what goes from the other | sieve of lost pairs |
//! | [`sg_table`] | tables of SG values, and what is proven of them | [a window repeats](grundy::games::take_away); [Guy and Smith](grundy::games::splitting) |
//! | [`tenkei031`] | a white stone becomes blue ones | a window of values with one gap |

#[path = "bin/abc172f.rs"]
pub mod abc172f;
#[path = "bin/abc195e.rs"]
pub mod abc195e;
#[path = "bin/abc201d.rs"]
pub mod abc201d;
#[path = "bin/abc206f.rs"]
pub mod abc206f;
#[path = "bin/abc209e.rs"]
pub mod abc209e;
#[path = "bin/abc212h.rs"]
pub mod abc212h;
#[path = "bin/abc229h.rs"]
pub mod abc229h;
#[path = "bin/abc255g.rs"]
pub mod abc255g;
#[path = "bin/abc261h.rs"]
pub mod abc261h;
#[path = "bin/abc265h.rs"]
pub mod abc265h;
#[path = "bin/abc278f.rs"]
pub mod abc278f;
#[path = "bin/abc278g.rs"]
pub mod abc278g;
#[path = "bin/abc297g.rs"]
pub mod abc297g;
#[path = "bin/abc349e.rs"]
pub mod abc349e;
#[path = "bin/abc354e.rs"]
pub mod abc354e;
#[path = "bin/abc368f.rs"]
pub mod abc368f;
#[path = "bin/abc380f.rs"]
pub mod abc380f;
#[path = "bin/abc398e.rs"]
pub mod abc398e;
#[path = "bin/abc398g.rs"]
pub mod abc398g;
#[path = "bin/abc413f.rs"]
pub mod abc413f;
#[path = "bin/abc427d.rs"]
pub mod abc427d;
#[path = "bin/abc433g.rs"]
pub mod abc433g;
#[path = "bin/abc448g.rs"]
pub mod abc448g;
#[path = "bin/agc002e.rs"]
pub mod agc002e;
#[path = "bin/agc005e.rs"]
pub mod agc005e;
#[path = "bin/agc010d.rs"]
pub mod agc010d;
#[path = "bin/agc010f.rs"]
pub mod agc010f;
#[path = "bin/agc014d.rs"]
pub mod agc014d;
#[path = "bin/agc016f.rs"]
pub mod agc016f;
#[path = "bin/agc017d.rs"]
pub mod agc017d;
#[path = "bin/agc026f.rs"]
pub mod agc026f;
#[path = "bin/agc033c.rs"]
pub mod agc033c;
#[path = "bin/agc045a.rs"]
pub mod agc045a;
#[path = "bin/agc048d.rs"]
pub mod agc048d;
#[path = "bin/agc056d.rs"]
pub mod agc056d;
#[path = "bin/agc063a.rs"]
pub mod agc063a;
#[path = "bin/agc064c.rs"]
pub mod agc064c;
#[path = "bin/arc038c.rs"]
pub mod arc038c;
#[path = "bin/arc064d.rs"]
pub mod arc064d;
#[path = "bin/arc072d.rs"]
pub mod arc072d;
#[path = "bin/arc078d.rs"]
pub mod arc078d;
#[path = "bin/arc085d.rs"]
pub mod arc085d;
#[path = "bin/arc087e.rs"]
pub mod arc087e;
#[path = "bin/arc091f.rs"]
pub mod arc091f;
#[path = "bin/arc105d.rs"]
pub mod arc105d;
#[path = "bin/arc105e.rs"]
pub mod arc105e;
#[path = "bin/arc112c.rs"]
pub mod arc112c;
#[path = "bin/arc116f.rs"]
pub mod arc116f;
#[path = "bin/arc131c.rs"]
pub mod arc131c;
#[path = "bin/arc134e.rs"]
pub mod arc134e;
#[path = "bin/arc137c.rs"]
pub mod arc137c;
#[path = "bin/arc143c.rs"]
pub mod arc143c;
#[path = "bin/arc144f.rs"]
pub mod arc144f;
#[path = "bin/arc151c.rs"]
pub mod arc151c;
#[path = "bin/arc155d.rs"]
pub mod arc155d;
#[path = "bin/arc163e.rs"]
pub mod arc163e;
#[path = "bin/arc168b.rs"]
pub mod arc168b;
#[path = "bin/arc174f.rs"]
pub mod arc174f;
#[path = "bin/arc185a.rs"]
pub mod arc185a;
#[path = "bin/arc191e.rs"]
pub mod arc191e;
#[path = "bin/arc192b.rs"]
pub mod arc192b;
#[path = "bin/arc207d.rs"]
pub mod arc207d;
#[path = "bin/arc208a.rs"]
pub mod arc208a;
#[path = "bin/arc208e.rs"]
pub mod arc208e;
#[path = "bin/arc209a.rs"]
pub mod arc209a;
#[path = "bin/arc210d.rs"]
pub mod arc210d;
#[path = "bin/arc218b.rs"]
pub mod arc218b;
#[path = "bin/atcoder1202b.rs"]
pub mod atcoder1202b;
#[path = "bin/bipartite_game.rs"]
pub mod bipartite_game;
#[path = "bin/bzoj1299.rs"]
pub mod bzoj1299;
#[path = "bin/bzoj2819.rs"]
pub mod bzoj2819;
#[path = "bin/cf1033c.rs"]
pub mod cf1033c;
#[path = "bin/cf1033g.rs"]
pub mod cf1033g;
#[path = "bin/cf1091h.rs"]
pub mod cf1091h;
#[path = "bin/cf1102c.rs"]
pub mod cf1102c;
#[path = "bin/cf1110g.rs"]
pub mod cf1110g;
#[path = "bin/cf1147c.rs"]
pub mod cf1147c;
#[path = "bin/cf1147f.rs"]
pub mod cf1147f;
#[path = "bin/cf1149e.rs"]
pub mod cf1149e;
#[path = "bin/cf1155b.rs"]
pub mod cf1155b;
#[path = "bin/cf1190b.rs"]
pub mod cf1190b;
#[path = "bin/cf1190c.rs"]
pub mod cf1190c;
#[path = "bin/cf1194d.rs"]
pub mod cf1194d;
#[path = "bin/cf1215d.rs"]
pub mod cf1215d;
#[path = "bin/cf1221e.rs"]
pub mod cf1221e;
#[path = "bin/cf1310f.rs"]
pub mod cf1310f;
#[path = "bin/cf1312f.rs"]
pub mod cf1312f;
#[path = "bin/cf1363c.rs"]
pub mod cf1363c;
#[path = "bin/cf1365a.rs"]
pub mod cf1365a;
#[path = "bin/cf1368f.rs"]
pub mod cf1368f;
#[path = "bin/cf1369f.rs"]
pub mod cf1369f;
#[path = "bin/cf1370c.rs"]
pub mod cf1370c;
#[path = "bin/cf1373b.rs"]
pub mod cf1373b;
#[path = "bin/cf1375f.rs"]
pub mod cf1375f;
#[path = "bin/cf1382b.rs"]
pub mod cf1382b;
#[path = "bin/cf1383b.rs"]
pub mod cf1383b;
#[path = "bin/cf1396b.rs"]
pub mod cf1396b;
#[path = "bin/cf1404b.rs"]
pub mod cf1404b;
#[path = "bin/cf1411g.rs"]
pub mod cf1411g;
#[path = "bin/cf1425a.rs"]
pub mod cf1425a;
#[path = "bin/cf1442f.rs"]
pub mod cf1442f;
#[path = "bin/cf1451d.rs"]
pub mod cf1451d;
#[path = "bin/cf1451f.rs"]
pub mod cf1451f;
#[path = "bin/cf1458e.rs"]
pub mod cf1458e;
#[path = "bin/cf1472d.rs"]
pub mod cf1472d;
#[path = "bin/cf1498f.rs"]
pub mod cf1498f;
#[path = "bin/cf1503b.rs"]
pub mod cf1503b;
#[path = "bin/cf150a.rs"]
pub mod cf150a;
#[path = "bin/cf1527b1.rs"]
pub mod cf1527b1;
#[path = "bin/cf1527b2.rs"]
pub mod cf1527b2;
#[path = "bin/cf1537d.rs"]
pub mod cf1537d;
#[path = "bin/cf15c.rs"]
pub mod cf15c;
#[path = "bin/cf1610i.rs"]
pub mod cf1610i;
#[path = "bin/cf1615e.rs"]
pub mod cf1615e;
#[path = "bin/cf1628d2.rs"]
pub mod cf1628d2;
#[path = "bin/cf1695b.rs"]
pub mod cf1695b;
#[path = "bin/cf1704f.rs"]
pub mod cf1704f;
#[path = "bin/cf1710e.rs"]
pub mod cf1710e;
#[path = "bin/cf1728d.rs"]
pub mod cf1728d;
#[path = "bin/cf1738c.rs"]
pub mod cf1738c;
#[path = "bin/cf1739c.rs"]
pub mod cf1739c;
#[path = "bin/cf1747c.rs"]
pub mod cf1747c;
#[path = "bin/cf176c.rs"]
pub mod cf176c;
#[path = "bin/cf1770d.rs"]
pub mod cf1770d;
#[path = "bin/cf1823e.rs"]
pub mod cf1823e;
#[path = "bin/cf1841a.rs"]
pub mod cf1841a;
#[path = "bin/cf1844a.rs"]
pub mod cf1844a;
#[path = "bin/cf1848a.rs"]
pub mod cf1848a;
#[path = "bin/cf1860c.rs"]
pub mod cf1860c;
#[path = "bin/cf1867c.rs"]
pub mod cf1867c;
#[path = "bin/cf1873h.rs"]
pub mod cf1873h;
#[path = "bin/cf1895e.rs"]
pub mod cf1895e;
#[path = "bin/cf1899a.rs"]
pub mod cf1899a;
#[path = "bin/cf1906g.rs"]
pub mod cf1906g;
#[path = "bin/cf1914e2.rs"]
pub mod cf1914e2;
#[path = "bin/cf1916c.rs"]
pub mod cf1916c;
#[path = "bin/cf1921e.rs"]
pub mod cf1921e;
#[path = "bin/cf1931e.rs"]
pub mod cf1931e;
#[path = "bin/cf1934d2.rs"]
pub mod cf1934d2;
#[path = "bin/cf1943a.rs"]
pub mod cf1943a;
#[path = "bin/cf1965a.rs"]
pub mod cf1965a;
#[path = "bin/cf1991h.rs"]
pub mod cf1991h;
#[path = "bin/cf2004e.rs"]
pub mod cf2004e;
#[path = "bin/cf2027e2.rs"]
pub mod cf2027e2;
#[path = "bin/cf2028e.rs"]
pub mod cf2028e;
#[path = "bin/cf2060c.rs"]
pub mod cf2060c;
#[path = "bin/cf2062e1.rs"]
pub mod cf2062e1;
#[path = "bin/cf2062e2.rs"]
pub mod cf2062e2;
#[path = "bin/cf2070e.rs"]
pub mod cf2070e;
#[path = "bin/cf2147d.rs"]
pub mod cf2147d;
#[path = "bin/cf2157i.rs"]
pub mod cf2157i;
#[path = "bin/cf2180h1.rs"]
pub mod cf2180h1;
#[path = "bin/cf2181f.rs"]
pub mod cf2181f;
#[path = "bin/cf2187c.rs"]
pub mod cf2187c;
#[path = "bin/cf2200e.rs"]
pub mod cf2200e;
#[path = "bin/cf256c.rs"]
pub mod cf256c;
#[path = "bin/cf276b.rs"]
pub mod cf276b;
#[path = "bin/cf277c.rs"]
pub mod cf277c;
#[path = "bin/cf282d.rs"]
pub mod cf282d;
#[path = "bin/cf305e.rs"]
pub mod cf305e;
#[path = "bin/cf317d.rs"]
pub mod cf317d;
#[path = "bin/cf346a.rs"]
pub mod cf346a;
#[path = "bin/cf36d.rs"]
pub mod cf36d;
#[path = "bin/cf388c.rs"]
pub mod cf388c;
#[path = "bin/cf455b.rs"]
pub mod cf455b;
#[path = "bin/cf493d.rs"]
pub mod cf493d;
#[path = "bin/cf494e.rs"]
pub mod cf494e;
#[path = "bin/cf549c.rs"]
pub mod cf549c;
#[path = "bin/cf594a.rs"]
pub mod cf594a;
#[path = "bin/cf603c.rs"]
pub mod cf603c;
#[path = "bin/cf662a.rs"]
pub mod cf662a;
#[path = "bin/cf705b.rs"]
pub mod cf705b;
#[path = "bin/cf725f.rs"]
pub mod cf725f;
#[path = "bin/cf731e.rs"]
pub mod cf731e;
#[path = "bin/cf768e.rs"]
pub mod cf768e;
#[path = "bin/cf786a.rs"]
pub mod cf786a;
#[path = "bin/cf78c.rs"]
pub mod cf78c;
#[path = "bin/cf794c.rs"]
pub mod cf794c;
#[path = "bin/cf794e.rs"]
pub mod cf794e;
#[path = "bin/cf812e.rs"]
pub mod cf812e;
#[path = "bin/cf841b.rs"]
pub mod cf841b;
#[path = "bin/cf850c.rs"]
pub mod cf850c;
#[path = "bin/cf859c.rs"]
pub mod cf859c;
#[path = "bin/cf914b.rs"]
pub mod cf914b;
#[path = "bin/cf917b.rs"]
pub mod cf917b;
#[path = "bin/cf919f.rs"]
pub mod cf919f;
#[path = "bin/cf936b.rs"]
pub mod cf936b;
#[path = "bin/cf98e.rs"]
pub mod cf98e;
#[path = "bin/cheating_nim.rs"]
pub mod cheating_nim;
#[path = "bin/coin_turning.rs"]
pub mod coin_turning;
#[path = "bin/coloured_stones.rs"]
pub mod coloured_stones;
#[path = "bin/cses_another_game.rs"]
pub mod cses_another_game;
#[path = "bin/cses_grundys_game.rs"]
pub mod cses_grundys_game;
#[path = "bin/cses_nim_game_1.rs"]
pub mod cses_nim_game_1;
#[path = "bin/cses_nim_game_2.rs"]
pub mod cses_nim_game_2;
#[path = "bin/cses_removal_game.rs"]
pub mod cses_removal_game;
#[path = "bin/cses_stair_game.rs"]
pub mod cses_stair_game;
#[path = "bin/cses_stick_game.rs"]
pub mod cses_stick_game;
#[path = "bin/cuttingbrownies.rs"]
pub mod cuttingbrownies;
#[path = "bin/dynamic_subtraction.rs"]
pub mod dynamic_subtraction;
#[path = "bin/edpc_k.rs"]
pub mod edpc_k;
#[path = "bin/edpc_l.rs"]
pub mod edpc_l;
#[path = "bin/gerald08.rs"]
pub mod gerald08;
#[path = "bin/graph_hackenbush.rs"]
pub mod graph_hackenbush;
#[path = "bin/gym101908b.rs"]
pub mod gym101908b;
#[path = "bin/hackerrank_bob_and_ben.rs"]
pub mod hackerrank_bob_and_ben;
#[path = "bin/hackerrank_chessboard_game_again.rs"]
pub mod hackerrank_chessboard_game_again;
#[path = "bin/hackerrank_chocolate_game.rs"]
pub mod hackerrank_chocolate_game;
#[path = "bin/hackerrank_simple_game.rs"]
pub mod hackerrank_simple_game;
#[path = "bin/hackerrank_stone_piles.rs"]
pub mod hackerrank_stone_piles;
#[path = "bin/hackerrank_taste_of_win.rs"]
pub mod hackerrank_taste_of_win;
#[path = "bin/hackerrank_tower_breakers_again.rs"]
pub mod hackerrank_tower_breakers_again;
#[path = "bin/hackerrank_tower_breakers_final.rs"]
pub mod hackerrank_tower_breakers_final;
#[path = "bin/hackerrank_zero_move_nim.rs"]
pub mod hackerrank_zero_move_nim;
#[path = "bin/hdu1536.rs"]
pub mod hdu1536;
#[path = "bin/hdu1730.rs"]
pub mod hdu1730;
#[path = "bin/hdu1846.rs"]
pub mod hdu1846;
#[path = "bin/hdu1848.rs"]
pub mod hdu1848;
#[path = "bin/hdu1907.rs"]
pub mod hdu1907;
#[path = "bin/hdu2516.rs"]
pub mod hdu2516;
#[path = "bin/hdu3032.rs"]
pub mod hdu3032;
#[path = "bin/hdu3094.rs"]
pub mod hdu3094;
#[path = "bin/hdu3537.rs"]
pub mod hdu3537;
#[path = "bin/hdu3590.rs"]
pub mod hdu3590;
#[path = "bin/hdu3595.rs"]
pub mod hdu3595;
#[path = "bin/hdu3951.rs"]
pub mod hdu3951;
#[path = "bin/hdu4315.rs"]
pub mod hdu4315;
#[path = "bin/hdu5299.rs"]
pub mod hdu5299;
#[path = "bin/lc_nim_product.rs"]
pub mod lc_nim_product;
#[path = "bin/loj10243.rs"]
pub mod loj10243;
#[path = "bin/loj10246.rs"]
pub mod loj10246;
#[path = "bin/loj2327.rs"]
pub mod loj2327;
#[path = "bin/loj2822.rs"]
pub mod loj2822;
#[path = "bin/loj3118.rs"]
pub mod loj3118;
#[path = "bin/loj3378.rs"]
pub mod loj3378;
#[path = "bin/loj6558.rs"]
pub mod loj6558;
#[path = "bin/macau2020g.rs"]
pub mod macau2020g;
#[path = "bin/matgame.rs"]
pub mod matgame;
#[path = "bin/moore_nim.rs"]
pub mod moore_nim;
#[path = "bin/multiplicationgame.rs"]
pub mod multiplicationgame;
#[path = "bin/nim.rs"]
pub mod nim;
#[path = "bin/nowcoder2021a.rs"]
pub mod nowcoder2021a;
#[path = "bin/p10220.rs"]
pub mod p10220;
#[path = "bin/p10501.rs"]
pub mod p10501;
#[path = "bin/p10506.rs"]
pub mod p10506;
#[path = "bin/p10609.rs"]
pub mod p10609;
#[path = "bin/p10876.rs"]
pub mod p10876;
#[path = "bin/p1199.rs"]
pub mod p1199;
#[path = "bin/p1247.rs"]
pub mod p1247;
#[path = "bin/p12576.rs"]
pub mod p12576;
#[path = "bin/p1288.rs"]
pub mod p1288;
#[path = "bin/p1290.rs"]
pub mod p1290;
#[path = "bin/p13071.rs"]
pub mod p13071;
#[path = "bin/p13114.rs"]
pub mod p13114;
#[path = "bin/p13119.rs"]
pub mod p13119;
#[path = "bin/p13720.rs"]
pub mod p13720;
#[path = "bin/p1971.rs"]
pub mod p1971;
#[path = "bin/p2148.rs"]
pub mod p2148;
#[path = "bin/p2490.rs"]
pub mod p2490;
#[path = "bin/p2575.rs"]
pub mod p2575;
#[path = "bin/p2594.rs"]
pub mod p2594;
#[path = "bin/p2599.rs"]
pub mod p2599;
#[path = "bin/p2964.rs"]
pub mod p2964;
#[path = "bin/p3179.rs"]
pub mod p3179;
#[path = "bin/p3185.rs"]
pub mod p3185;
#[path = "bin/p3210.rs"]
pub mod p3210;
#[path = "bin/p3235.rs"]
pub mod p3235;
#[path = "bin/p3480.rs"]
pub mod p3480;
#[path = "bin/p3507.rs"]
pub mod p3507;
#[path = "bin/p4018.rs"]
pub mod p4018;
#[path = "bin/p4055.rs"]
pub mod p4055;
#[path = "bin/p4077.rs"]
pub mod p4077;
#[path = "bin/p4096.rs"]
pub mod p4096;
#[path = "bin/p4101.rs"]
pub mod p4101;
#[path = "bin/p4136.rs"]
pub mod p4136;
#[path = "bin/p4279.rs"]
pub mod p4279;
#[path = "bin/p4301.rs"]
pub mod p4301;
#[path = "bin/p4363.rs"]
pub mod p4363;
#[path = "bin/p4576.rs"]
pub mod p4576;
#[path = "bin/p4617.rs"]
pub mod p4617;
#[path = "bin/p5363.rs"]
pub mod p5363;
#[path = "bin/p5675.rs"]
pub mod p5675;
#[path = "bin/p5970.rs"]
pub mod p5970;
#[path = "bin/p6487.rs"]
pub mod p6487;
#[path = "bin/p6560.rs"]
pub mod p6560;
#[path = "bin/p6665.rs"]
pub mod p6665;
#[path = "bin/p6791.rs"]
pub mod p6791;
#[path = "bin/p7137.rs"]
pub mod p7137;
#[path = "bin/p7413.rs"]
pub mod p7413;
#[path = "bin/p7589.rs"]
pub mod p7589;
#[path = "bin/p7864.rs"]
pub mod p7864;
#[path = "bin/p8307.rs"]
pub mod p8307;
#[path = "bin/p8347.rs"]
pub mod p8347;
#[path = "bin/p8382.rs"]
pub mod p8382;
#[path = "bin/p8743.rs"]
pub mod p8743;
#[path = "bin/p8901.rs"]
pub mod p8901;
#[path = "bin/p9169.rs"]
pub mod p9169;
#[path = "bin/p9387.rs"]
pub mod p9387;
#[path = "bin/p9971.rs"]
pub mod p9971;
#[path = "bin/poj1704.rs"]
pub mod poj1704;
#[path = "bin/poj1740.rs"]
pub mod poj1740;
#[path = "bin/poj2484.rs"]
pub mod poj2484;
#[path = "bin/poj3710.rs"]
pub mod poj3710;
#[path = "bin/seven_tube.rs"]
pub mod seven_tube;
#[path = "bin/sg_table.rs"]
pub mod sg_table;
#[path = "bin/tenkei031.rs"]
pub mod tenkei031;
#[path = "bin/timus1180.rs"]
pub mod timus1180;
#[path = "bin/uoj51.rs"]
pub mod uoj51;
#[path = "bin/wythoff.rs"]
pub mod wythoff;
