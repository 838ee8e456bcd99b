use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::fmt;
use std::panic;
use std::rc::Rc;
use std::sync::{mpsc, Arc, Mutex};
use std::thread;
#[derive(Debug, Clone, PartialEq)]
enum Shape { Circle(f64), Rect { w: f64, h: f64 }, Unit }
trait Area { fn area(&self) -> f64; fn name(&self) -> String { "shape".to_string() } }
impl Area for Shape { fn area(&self) -> f64 { match self { Shape::Circle(r) => 3.14 * r * r, Shape::Rect { w, h } => w * h, Shape::Unit => 1.0 } } }
struct Loud(&'static str);
impl Drop for Loud { fn drop(&mut self) { println!("drop {}", self.0); } }
impl fmt::Display for Shape { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { write!(f, "<{:.2}>", self.area()) } }
fn wide(a: i128, b: u128) -> (i128, u128, u64) { (a.wrapping_mul(3) + b as i128, b.rotate_left(77) ^ 5, a as u64) }
fn three(x: u64) -> [u64; 3] { [x, x * 2, x * 3] }
fn checked(a: i32, b: i32) -> Result<i32, String> { a.checked_add(b).and_then(|s| s.checked_mul(2)).ok_or_else(|| format!("overflow {} {}", a, b)) }
// What panic! is given: a String, or a &str where the compiler has formatted it.
fn text_of(e: &(dyn std::any::Any + Send)) -> &str { e.downcast_ref::<String>().map(|s| s.as_str()).or(e.downcast_ref::<&str>().copied()).unwrap_or("neither") }
fn main() {
    let mut m: HashMap<String, Vec<i32>> = HashMap::new();
    for i in 0..20 { m.entry(format!("k{}", i % 4)).or_default().push(i * i); }
    let mut keys: Vec<_> = m.iter().map(|(k, v)| (k.clone(), v.iter().sum::<i32>())).collect(); keys.sort();
    println!("{:?}", keys);
    let b: BTreeMap<_, _> = (0..10).map(|x| (x * 7 % 10, x)).collect(); println!("{:?}", b);
    let s: HashSet<i32> = [1, 2, 3, 2].iter().cloned().collect(); println!("{}", s.len());
    let mut d = VecDeque::new(); d.push_back(1); d.push_front(0); println!("{:?}", d);
    let shapes: Vec<Box<dyn Area>> = vec![Box::new(Shape::Circle(2.0)), Box::new(Shape::Rect { w: 2.0, h: 3.5 }), Box::new(Shape::Unit)];
    println!("{:.3} {}", shapes.iter().map(|s| s.area()).sum::<f64>(), shapes[0].name());
    println!("{} {:?}", Shape::Circle(1.0), Shape::Rect { w: 1.0, h: 2.0 });
    println!("{:?} {:?}", wide(-5, 1 << 100), three(7));
    println!("{:?} {:?}", checked(1, 2), checked(i32::MAX, 1));
    panic::set_hook(Box::new(|_| {}));
    let r = panic::catch_unwind(|| { let _l = Loud("inner"); let v: Vec<i32> = Vec::new(); v[3] }); println!("{}", r.is_err());
    let r = panic::catch_unwind(|| { let _l = Loud("div"); let z = std::env::args().count() as i32 - 1; 10 / z }); println!("{}", r.is_err());
    let r = panic::catch_unwind(|| -> i32 { panic!("text {}", 5) }); println!("{}", text_of(&*r.unwrap_err()));
    let c = Arc::new(Mutex::new(0)); let hs: Vec<_> = (0..4).map(|i| { let c = c.clone(); thread::spawn(move || { for _ in 0..100 { *c.lock().unwrap() += i; } }) }).collect(); for h in hs { h.join().unwrap(); } println!("{}", c.lock().unwrap());
    let (tx, rx) = mpsc::channel(); thread::spawn(move || { for i in 0..5 { tx.send(i * i).unwrap(); } }); println!("{:?}", rx.iter().collect::<Vec<_>>());
    let j = thread::spawn(|| { let _l = Loud("thread"); panic!("x") }).join(); println!("{}", j.is_err());
    let rc = Rc::new(5); let add = { let rc = rc.clone(); move |x: i32| x + *rc }; println!("{} {}", add(3), Rc::strong_count(&rc));
    let words = "the quick brown fox".split(' ').map(|w| w.chars().rev().collect::<String>()).collect::<Vec<_>>().join(" "); println!("{} {:>8}|{:<6}|{:^7}|{:#x}|{:08.3}", words, "r", "l", "c", 255, 3.14159);
    println!("{:?}", "12x".parse::<i32>().map_err(|e| e.to_string())); println!("{:?}", "3.5e2".parse::<f64>());
}
