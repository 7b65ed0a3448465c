import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells when something in a directory was written, made or renamed.
///
/// What it was is not read, so that no flood of events can cost more than a look at the layout's header.
final class DirectoryWatch: Sendable {
    private let source: Mutex<any DispatchSourceProtocol>

    /// Begins to watch, nil if the system cannot.
    init?(_ directory: String, handler: @escaping @Sendable () -> Void) {
        guard let descriptor = Self.open(directory) else { return nil }
        let queue = DispatchQueue(label: "TabStore.DirectoryWatch")
        let source = Self.source(for: descriptor, queue: queue)
        source.setEventHandler {
            Self.drain(descriptor)
            handler()
        }
        source.setCancelHandler { _ = close(descriptor) }
        source.activate()
        self.source = Mutex(source)
    }

    deinit {
        stop()
    }

    func stop() {
        source.withLock { $0.cancel() }
    }

    #if os(Linux) || os(Android)
        private static func open(_ directory: String) -> Int32? {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            let events = UInt32(IN_MODIFY | IN_MOVED_TO | IN_CREATE)
            guard inotify_add_watch(descriptor, directory, events) >= 0 else {
                _ = close(descriptor)
                return nil
            }
            return descriptor
        }

        private static func source(
            for descriptor: Int32,
            queue: DispatchQueue
        ) -> sending any DispatchSourceProtocol {
            DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        }

        private static func drain(_ descriptor: Int32) {
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                while Glibc.read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
            }
        }
    #else
        private static func open(_ directory: String) -> Int32? {
            let descriptor = Darwin.open(directory, O_EVTONLY | O_CLOEXEC)
            return descriptor >= 0 ? descriptor : nil
        }

        private static func source(
            for descriptor: Int32,
            queue: DispatchQueue
        ) -> sending any DispatchSourceProtocol {
            DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor,
                eventMask: [.write, .extend, .rename, .link],
                queue: queue
            )
        }

        private static func drain(_ descriptor: Int32) {}
    #endif
}
