import Foundation

/// The time of the processor that this thread has taken, in milliseconds: what other programs take in between is not counted.
func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
}
