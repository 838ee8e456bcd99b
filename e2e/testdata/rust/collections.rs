// Collections, iterators, closures, generics with traits, slices and strings.
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::fmt;
use std::rc::{Rc, Weak};

#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Token { Num(i64), Op(char), Open, Close }

fn tokens(s: &str) -> Result<Vec<Token>, String> {
    let mut out = Vec::new();
    let mut it = s.char_indices().peekable();
    while let Some(&(i, c)) = it.peek() {
        match c {
            ' ' => { it.next(); }
            '0'..='9' => {
                let mut n = 0i64;
                while let Some(&(_, d)) = it.peek() {
                    match d.to_digit(10) {
                        Some(d) => { n = n.checked_mul(10).and_then(|n| n.checked_add(d as i64)).ok_or("overflow")?; it.next(); }
                        None => break,
                    }
                }
                out.push(Token::Num(n));
            }
            '+' | '-' | '*' | '/' => { out.push(Token::Op(c)); it.next(); }
            '(' => { out.push(Token::Open); it.next(); }
            ')' => { out.push(Token::Close); it.next(); }
            _ => return Err(format!("{c:?} at {i}")),
        }
    }
    Ok(out)
}

fn value(t: &[Token], at: &mut usize, level: usize) -> Result<i64, String> {
    if level == 2 {
        let r = match t.get(*at) {
            Some(Token::Num(n)) => Ok(*n),
            Some(Token::Op('-')) => { *at += 1; return value(t, at, 2).map(|x| -x); }
            Some(Token::Open) => {
                *at += 1;
                let x = value(t, at, 0)?;
                if t.get(*at) != Some(&Token::Close) { return Err("no )".into()); }
                Ok(x)
            }
            other => return Err(format!("unexpected {other:?}")),
        };
        *at += 1;
        return r;
    }
    let mut x = value(t, at, level + 1)?;
    while let Some(Token::Op(o)) = t.get(*at) {
        if "+-*/".find(*o).unwrap() / 2 != level { break; }
        *at += 1;
        let y = value(t, at, level + 1)?;
        x = match o { '+' => x + y, '-' => x - y, '*' => x.checked_mul(y).ok_or("overflow")?, _ => x.checked_div(y).ok_or_else(|| "division".to_string())? };
    }
    Ok(x)
}

struct Node { name: String, parent: RefCell<Weak<Node>>, kids: RefCell<Vec<Rc<Node>>>, seen: Cell<u32> }
impl Node {
    fn new(name: &str) -> Rc<Node> { Rc::new(Node { name: name.into(), parent: Default::default(), kids: Default::default(), seen: Cell::new(0) }) }
    fn add(self: &Rc<Node>, k: Rc<Node>) { *k.parent.borrow_mut() = Rc::downgrade(self); self.kids.borrow_mut().push(k); }
    fn depth(&self) -> usize { self.seen.set(self.seen.get() + 1); self.parent.borrow().upgrade().map_or(0, |p| 1 + p.depth()) }
}
impl Drop for Node { fn drop(&mut self) { println!("drop {} {}", self.name, self.seen.get()); } }
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.name)?;
        f.debug_list().entries(self.kids.borrow().iter().map(|k| k.to_string())).finish()
    }
}

fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C { move |x| g(f(x)) }
fn counter() -> Box<dyn FnMut() -> u32> { let mut n = 0; Box::new(move || { n += 1; n * n }) }

fn main() {
    for s in ["1 + 2 * 3", "(4 - 6) * -(7)", "8 / (2 - 2)", "2 $ 3", "(1", "99999999999999999999", "3037000500*3037000500"] {
        match tokens(s).and_then(|t| { let mut at = 0; value(&t, &mut at, 0) }) { Ok(v) => println!("{s} = {v}"), Err(e) => println!("{s}: {e}") }
    }
    let text = "the quick brown fox jumps over the lazy dog the end";
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for w in text.split_whitespace() { *counts.entry(w).or_default() += 1; }
    let mut order: Vec<_> = counts.iter().collect();
    order.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
    println!("{:?}", &order[..4]);
    let tree: BTreeMap<_, Vec<_>> = text.split(' ').fold(BTreeMap::new(), |mut m: BTreeMap<usize, Vec<_>>, w| { m.entry(w.len()).or_default().push(w); m });
    println!("{tree:?} {:?}", tree.range(4..).next());
    let evens: BTreeSet<_> = (0..30).filter(|x| x % 2 == 0).collect();
    let threes: BTreeSet<_> = (0..30).step_by(3).collect();
    println!("{:?} {}", evens.intersection(&threes).collect::<Vec<_>>(), evens.union(&threes).count());
    let mut heap: BinaryHeap<_> = [5, 1, 8, 3].into_iter().collect();
    heap.push(7);
    println!("{:?} {:?}", heap.pop(), heap.into_sorted_vec());
    let mut dq: VecDeque<_> = (1..6).collect();
    dq.rotate_left(2);
    dq.push_front(0);
    let ll: LinkedList<_> = dq.iter().rev().copied().collect();
    println!("{dq:?} {ll:?} {}", HashSet::<i32>::from_iter(dq.iter().map(|x| x % 2)).len());
    let (a, b): (Vec<i32>, Vec<i32>) = (1..=10).partition(|x| x * x % 3 == 1);
    println!("{a:?} {b:?} {:?}", a.iter().zip(&b).map(|(x, y)| x * y).max());
    println!("{:?}", [3, 1, 2].iter().scan(0, |s, x| { *s += x; Some(*s) }).chain(a.chunks(3).map(|c| c.iter().sum())).collect::<Vec<i32>>());
    println!("{} {}", compose(|x: i32| x + 1, |y| format!("<{y}>"))(4), { let mut c = counter(); c(); c() + c() });
    let root = Node::new("root");
    let kid = Node::new("kid");
    kid.add(Node::new("leaf"));
    root.add(kid.clone());
    println!("{root} {} {}", kid.kids.borrow()[0].depth(), Rc::strong_count(&kid));
    let u = "grüße, 世界";
    println!("{} {} {:?} {:?}", u.len(), u.chars().rev().collect::<String>(), u.char_indices().nth(3), u.to_uppercase().split_once(", "));
    println!("{:>8}|{:<6}|{:^7}|{:+}|{:#x}|{:08.3}|{:e}", "right", "left", "mid", 5, 255, 3.14159, 1234.5);
    let mut grid = [[0u8; 4]; 3];
    for (i, row) in grid.iter_mut().enumerate() { for (j, x) in row.iter_mut().enumerate() { *x = (i * 4 + j) as u8; } }
    grid[1].swap(0, 3);
    println!("{grid:?} {:?}", grid.concat().binary_search(&9));
}
