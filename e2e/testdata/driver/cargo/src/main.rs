use std::collections::HashMap;
fn main() { let v: Vec<u32> = (1..=10).collect(); let mut m = HashMap::new(); m.insert("sum", inner::sum(&v)); println!("{:?}", m);
  println!("{}", std::panic::catch_unwind(|| inner::boom(3)).is_err()); let h = std::thread::spawn(|| 5); println!("{}", h.join().unwrap()); }
#[test] fn sums() { assert_eq!(inner::sum(&[1, 2]), 3); }
#[test] #[should_panic] fn booms() { inner::boom(1) }
