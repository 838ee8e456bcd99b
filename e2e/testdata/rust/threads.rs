// Threads, channels, locks, atomics, poison and panics across joins, scoped borrows, thread locals and a chosen exit code.
use std::cell::RefCell;
use std::panic;
use std::sync::atomic::{AtomicI64, AtomicU8, AtomicUsize, Ordering};
use std::sync::{mpsc, Arc, Barrier, Condvar, Mutex, Once, RwLock};
use std::thread;

thread_local! { static SEEN: RefCell<Vec<u32>> = RefCell::new(vec![7]); }
static ONCE: Once = Once::new();
static HITS: AtomicUsize = AtomicUsize::new(0);
struct Loud(&'static str);
impl Drop for Loud { fn drop(&mut self) { HITS.fetch_add(self.0.len(), Ordering::Relaxed); } }

fn fail(n: i32) -> i32 {
    let _loud = Loud("four");
    if n > 2 { panic!("n is {n}"); }
    n * 2
}

fn main() {
    panic::set_hook(Box::new(|_| {}));
    let (tx, rx) = mpsc::channel();
    for id in 0..4u32 {
        let tx = tx.clone();
        thread::spawn(move || { for k in 0..5 { tx.send(id * 100 + k).unwrap(); } });
    }
    drop(tx);
    let mut got: Vec<u32> = rx.iter().collect();
    got.sort_unstable();
    println!("{} {:?} {}", got.len(), &got[3..8], got.iter().sum::<u32>());
    let (tx, rx) = mpsc::sync_channel::<Box<dyn FnOnce() -> String + Send>>(1);
    let worker = thread::spawn(move || rx.into_iter().map(|f| f()).collect::<Vec<_>>());
    for i in 0..3 { tx.send(Box::new(move || format!("job {i}"))).unwrap(); }
    drop(tx);
    println!("{:?}", worker.join().unwrap());
    let shared = Arc::new((Mutex::new(0i64), Condvar::new()));
    let ts: Vec<_> = (0..3).map(|i| { let s = shared.clone(); thread::spawn(move || { let mut g = s.0.lock().unwrap(); while *g % 3 != i { g = s.1.wait(g).unwrap(); } *g += 1; s.1.notify_all(); }) }).collect();
    for t in ts { t.join().unwrap(); }
    println!("{}", shared.0.lock().unwrap());
    let lock = Arc::new(Mutex::new(vec![1]));
    let l = lock.clone();
    let r = thread::spawn(move || { let mut g = l.lock().unwrap(); g.push(2); fail(3) }).join();
    println!("{:?} {}", r.unwrap_err().downcast_ref::<String>(), lock.is_poisoned());
    println!("{:?}", lock.lock().unwrap_or_else(|e| e.into_inner()));
    for n in 1..5 { match panic::catch_unwind(|| fail(n)) { Ok(x) => println!("ok {x}"), Err(e) => println!("panic {}", e.downcast_ref::<String>().unwrap()) } }
    println!("{}", HITS.load(Ordering::SeqCst));
    let table = RwLock::new([0u64; 8]);
    let barrier = Barrier::new(4);
    let sum = AtomicI64::new(0);
    thread::scope(|s| {
        for t in 0..4usize {
            let (table, barrier, sum) = (&table, &barrier, &sum);
            s.spawn(move || {
                ONCE.call_once(|| { HITS.store(1000, Ordering::Release); });
                table.write().unwrap()[t] = t as u64 + 1;
                barrier.wait();
                sum.fetch_add(table.read().unwrap().iter().sum::<u64>() as i64, Ordering::AcqRel);
                SEEN.with(|v| { v.borrow_mut().push(t as u32); assert_eq!(v.borrow().len(), 2); });
            });
        }
    });
    println!("{} {} {:?}", sum.into_inner(), HITS.load(Ordering::Acquire), SEEN.with(|v| v.borrow().clone()));
    let flags = AtomicU8::new(0b1010);
    let old = flags.fetch_xor(0b0110, Ordering::SeqCst);
    println!("{old:04b} {:04b} {:?} {:?}", flags.load(Ordering::SeqCst), flags.compare_exchange(12, 1, Ordering::AcqRel, Ordering::Relaxed), flags.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |x| if x < 5 { Some(x + 9) } else { None }));
    let nested = panic::catch_unwind(|| { let _a = Loud("abc"); let r = panic::catch_unwind(|| { let _b = Loud("de"); Vec::<i32>::new()[HITS.load(Ordering::Relaxed)] }); if r.is_err() { panic::resume_unwind(Box::new(42u8)); } });
    println!("{:?} {}", nested.unwrap_err().downcast_ref::<u8>(), HITS.load(Ordering::Relaxed));
    std::process::exit(if HITS.load(Ordering::Relaxed) == 1005 { 0 } else { 3 });
}
