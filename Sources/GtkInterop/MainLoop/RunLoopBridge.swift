import CGtk
import Foundation
import Synchronization

/// Foundation's main run loop, turned by GLib's main loop whenever it has something to do.
///
/// Each mode of a run loop waits on one descriptor, which the kernel makes readable when a timer is due, on whatever
/// thread it was added, or a source is ready. GLib waits on the default mode's and on the main queue's, and lets the run
/// loop handle what is there: it is the run loop that empties the main queue, in Apple's order and never within itself.
/// Blocks and wake-ups change no descriptor while the run loop does not run, so Foundation's calls for them tell GLib.
enum RunLoopBridge {
    /// Whether GLib has been told of a block or a wake-up and has not come to it yet.
    private static let isTurnDue = Atomic(false)

    @MainActor
    static func install() {
        watch(_dispatch_get_main_queue_handle_4CF())
        if let descriptor = defaultModeDescriptor {
            watch(descriptor)
        } else {
            Log.warn(
                "This version of Foundation does not tell what its run loop waits for: timers do not fire"
            )
        }
        followCalls()
        // Nobody told GLib of what the app asked for before.
        turnSoon(CFRunLoopGetMain())
    }

    /// What the default mode waits on, which Foundation tells in the run loop's description alone.
    private static var defaultModeDescriptor: Int32? {
        guard let copy = CFCopyDescription(CFRunLoopGetMain()) else { return nil }
        let description = Unmanaged<NSString>.fromOpaque(copy).takeRetainedValue() as String
        // A regular expression would take a hundredth of an app's start.
        guard let mark = description.range(of: "kCFRunLoopDefaultMode, port set = 0x"),
            let descriptor = Int32(description[mark.upperBound...].prefix { $0.isHexDigit }, radix: 16),
            let kind = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/self/fd/\(descriptor)"
            ),
            kind.contains("eventpoll")
        else { return nil }
        return descriptor
    }

    @MainActor
    private static func watch(_ descriptor: Int32) {
        guard let source = g_unix_fd_source_new(descriptor, G_IO_IN) else { return }
        let callback: GUnixFDSourceFunc = { _, _, _ in
            RunLoopBridge.turn()
            return 1
        }
        g_source_set_callback(source, unsafeBitCast(callback, to: GSourceFunc.self), nil, nil)
        g_source_attach(source, nil)
        RunLoopFairness.follow(source)
        g_source_unref(source)
    }

    /// One turn of the run loop, without waiting: blocks, then one of a timer, a source and the main queue.
    static func turn() {
        MainActor.assumeIsolated { RunLoopFairness.noteTurn() }
        _ = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1)
    }

    private static func followCalls() {
        typealias Call = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void
        let perform: Call = { loop, mode, block in
            CFRunLoopPerformBlock(loop, mode, block)
            RunLoopBridge.turnSoon(loop)
        }
        // Notification queues post when the run loop is about to wait.
        let addObserver: Call = { loop, observer, mode in
            CFRunLoopAddObserver(loop, observer, mode)
            RunLoopBridge.turnSoon(loop)
        }
        let wakeUp: @convention(c) (UnsafeRawPointer?) -> Void = { loop in
            CFRunLoopWakeUp(loop)
            RunLoopBridge.turnSoon(loop)
        }
        // Where Foundation does not call these through its table, a block runs in the next turn that something else brings.
        FoundationLibrary.replace([
            .init("CFRunLoopPerformBlock", with: perform), .init("CFRunLoopAddObserver", with: addObserver),
            .init("CFRunLoopWakeUp", with: wakeUp),
        ])
    }

    /// Has GLib turn the run loop, on the main thread; any thread may ask.
    private static func turnSoon(_ loop: UnsafeRawPointer?) {
        guard loop == CFRunLoopGetMain(), !isTurnDue.exchange(true, ordering: .acquiringAndReleasing) else {
            return
        }
        g_idle_add_full(
            RunLoopFairness.priority,
            { _ in
                RunLoopBridge.isTurnDue.store(false, ordering: .releasing)
                RunLoopBridge.turn()
                return 0
            },
            nil,
            nil
        )
    }
}
