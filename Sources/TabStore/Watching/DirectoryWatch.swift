import Dispatch
import Synchronization
internal import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells when something in a directory was written, made or renamed.
///
/// Which file it was is not asked, so that no flood of events can cost more than a look at the layout's header. Only those whose
/// names begin as was said are told apart, since they change seldom, and are not to be looked at each time.
final class DirectoryWatch: Sendable {
    /// What is watched.
    enum Target: Hashable, Sendable {
        case directory(String)
        /// A directory in which the wanted one may be made.
        case above(String)

        /// The nearest directory above one that does not exist.
        init(nearestAbove directory: String) {
            var path = FilePath(directory)
            repeat {
                if !path.removeLastComponent() || path.isEmpty {
                    path = path.isAbsolute ? path : "."
                    break
                }
            } while path.withPlatformString { access($0, F_OK) } != 0
            self = .above(path.string)
        }

        var path: String {
            switch self {
            case .directory(let path), .above(let path): path
            }
        }
    }

    let target: Target
    private let source: Mutex<any DispatchSourceProtocol>
    private let end: End

    /// Whether the directory is gone; another one of the same name may even have the same number.
    private final class End: Sendable {
        let hasCome = Atomic(false)
    }

    var hasEnded: Bool { end.hasCome.load(ordering: .acquiring) }

    /// Begins to watch, nil if the system cannot.
    ///
    /// - Parameters:
    ///   - prefix: What names begin with that are told apart.
    ///   - handler: Called with whether one of them may have changed.
    init?(
        _ target: Target,
        tellingApart prefix: String = "",
        handler: @escaping @Sendable (_ isToldApart: Bool) -> Void
    ) {
        guard let descriptor = Self.open(target) else { return nil }
        self.target = target
        let queue = DispatchQueue(label: "TabStore.DirectoryWatch")
        let source = Self.source(for: descriptor, queue: queue)
        let end = End()
        self.end = end
        let bytes = Array(prefix.utf8)
        source.setEventHandler {
            let news = Self.drain(descriptor, tellingApart: bytes)
            if news.isLast {
                end.hasCome.store(true, ordering: .releasing)
            }
            handler(news.isToldApart)
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
        private static func open(_ target: Target) -> Int32? {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            var events = UInt32(IN_MOVED_TO | IN_CREATE | IN_MOVE_SELF | IN_ONLYDIR)
            if case .directory = target {
                events |= UInt32(IN_MODIFY)
            }
            guard inotify_add_watch(descriptor, target.path, events) >= 0 else {
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

        /// Takes all events; says whether one of them was the last, and whether one was about a file that is told apart.
        private static func drain(
            _ descriptor: Int32,
            tellingApart prefix: [UInt8]
        ) -> (isLast: Bool, isToldApart: Bool) {
            let last = UInt32(IN_IGNORED | IN_MOVE_SELF | IN_UNMOUNT)
            // Of what was lost nobody knows what it was about.
            let lost = UInt32(IN_Q_OVERFLOW)
            return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                var news = (isLast: false, isToldApart: false)
                while true {
                    let count = read(descriptor, buffer.baseAddress, buffer.count)
                    guard count > 0 else { return news }
                    var start = 0
                    while start + eventLength <= count {
                        let mask = buffer.load(fromByteOffset: start + 4, as: UInt32.self)
                        let nameLength = Int(buffer.load(fromByteOffset: start + 12, as: UInt32.self))
                        let name = buffer[(start + eventLength)..<(start + eventLength + nameLength)]
                        news.isLast = news.isLast || mask & last != 0
                        news.isToldApart = news.isToldApart || mask & lost != 0 || name.starts(with: prefix)
                        start += eventLength + nameLength
                    }
                }
            }
        }

        private static var eventLength: Int { MemoryLayout<inotify_event>.size }
    #else
        private static func open(_ target: Target) -> Int32? {
            let descriptor = Darwin.open(target.path, O_EVTONLY | O_CLOEXEC)
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

        /// The open descriptor keeps the directory's number from being given to another.
        private static func drain(
            _ descriptor: Int32,
            tellingApart prefix: [UInt8]
        ) -> (isLast: Bool, isToldApart: Bool) {
            (false, true)
        }
    #endif
}
