// Panics: caught, in destructors' scopes, through generic and boxed closures, resumed, in threads.
use std::panic::{self, AssertUnwindSafe};
struct D(u32);
impl Drop for D { fn drop(&mut self) { println!("drop {} panicking {}", self.0, std::thread::panicking()); } }
fn deep(n: u32, limit: u32) -> u64 { let d = D(n); if n == limit { panic!("at {}", n); } let r = deep(n + 1, limit) + d.0 as u64; r * 2 }
fn call<F: FnOnce() -> u64>(f: F) -> Result<u64, String> { panic::catch_unwind(AssertUnwindSafe(f)).map_err(|e| match e.downcast::<String>() { Ok(s) => *s, Err(e) => e.downcast::<&str>().map(|s| s.to_string()).unwrap_or("other".into()) }) }
fn main() {
    panic::set_hook(Box::new(|i| println!("hook {}", i.location().map(|l| l.line() > 0).unwrap_or(false))));
    println!("{:?}", call(|| deep(0, 3)));
    println!("{:?}", call(|| { let v = vec![1u8, 2]; v[std::env::args().count() + 4] as u64 }));
    println!("{:?}", call(|| { let x: Option<u64> = None; x.expect("nothing") }));
    println!("{:?}", call(|| { let r: Result<u64, i32> = Err(5); r.unwrap() }));
    println!("{:?}", call(|| { let b: Box<dyn Fn(u64) -> u64> = Box::new(|x| if x > 2 { panic!("static") } else { x }); b(1) + b(2) + b(3) }));
    let mut count = 0;
    let r = panic::catch_unwind(AssertUnwindSafe(|| { for i in 0..10 { count += i; if i == 6 { panic::resume_unwind(Box::new(count)); } } }));
    println!("{:?} {}", r.unwrap_err().downcast_ref::<i32>(), count);
    println!("{:?}", call(|| match call(|| panic!("inner")) { Ok(n) => n, Err(s) => panic!("outer of {}", s) }));
    let v: Vec<D> = (10..13).map(D).collect();
    let r = panic::catch_unwind(AssertUnwindSafe(move || { let _k = v; let z = [1u32; 3]; z.iter().map(|x| x - 2).sum::<u32>() as u64 }));
    println!("{}", r.is_err() || r.is_ok());
    println!("{:?}", std::thread::spawn(|| { let _d = D(99); if std::env::args().count() > 0 { panic!("thread") }; 5 }).join().is_err());
}
