import Foundation

/// A way to end.
enum Fault: String, CaseIterable {
    /// Swift stops the program, in a function that another called.
    case stop
    /// The C library does.
    case abort
    /// A function of C reads where nothing is.
    case read
    /// A function calls itself until the stack is full.
    case recursion
    /// A thread of its own has the fault.
    case thread
    /// Many threads have one at once.
    case threads
    /// No fault: the program waits for a signal from outside.
    case wait

    func happen() {
        switch self {
        case .stop: stopInside([1, 2])
        case .abort: Glibc.abort()
        case .read: print(strlen(UnsafePointer(bitPattern: 8)!))
        case .recursion: print(recur(1))
        case .thread:
            Thread { stopInside([3]) }.start()
            sleep(60)
        case .threads:
            for _ in 0..<8 { Thread { stopInside([4]) }.start() }
            sleep(60)
        case .wait:
            print("waits")
            fflush(nil)
            while true { sleep(60) }
        }
    }
}

@inline(never)
private func stopInside(_ numbers: [Int]) {
    // Beyond its end.
    print(numbers[numbers.count + 5])
}

@inline(never)
private func recur(_ depth: Int) -> Int {
    // The compiler knows of no end otherwise, and says so.
    let deeper = depth < 0 ? 0 : recur(depth + 1)
    return deeper + depth
}
