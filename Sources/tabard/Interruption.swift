import Dispatch
import Foundation

/// The wish that a command which goes on should end: Ctrl+C, or how services and sessions end their programs.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Waits for one of the signals; a second one ends the program at once.
    static func wait() async {
        let queue = DispatchQueue(label: "Interruption")
        let sources = signals.map { number in
            // The source hears of it all the same.
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: number, queue: queue)
        }
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for source in sources {
            source.setEventHandler { continuation.yield() }
            source.activate()
        }
        for await _ in stream { break }
        for (number, source) in zip(signals, sources) {
            source.cancel()
            signal(number, SIG_DFL)
        }
    }

    /// Ends work that goes on, and the program if that takes long: what waits for a network has nothing left to save.
    static func end(_ work: Task<Void, Never>) async {
        work.cancel()
        let timeout = Task.detached {
            if (try? await Task.sleep(for: .seconds(2))) != nil { _exit(0) }
        }
        await work.value
        timeout.cancel()
    }
}
