import CGtk

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells when processes have to wait for memory: the kernel tells whoever has written a limit into its file of pressure.
@MainActor
public final class MemoryPressure {
    /// Where the kernel has the pressure of the whole system.
    public static let systemPath = "/proc/pressure/memory"
    /// That processes waited for 0.2 of two seconds. Only in whole pairs of seconds may any user ask.
    public static let usualLimit = Array("some 200000 2000000\0".utf8)

    /// Called on the main thread, each time that the limit is reached.
    public var risen: () -> Void = {}

    private let descriptor: Int32
    private let isPipe: Bool
    private var source: guint = 0

    /// Opens a file of pressure, or a pipe into which something else writes when memory is short.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - limit: What is written into it first, if anything.
    /// - Returns: Nil if there is no such file, or the system lets the app not ask it.
    public init?(path: String, limit: [UInt8]) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        let isWritten = limit.isEmpty || write(descriptor, limit, limit.count) == limit.count
        guard kind == S_IFREG || kind == S_IFIFO, kind == S_IFIFO || isWritten else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        isPipe = kind == S_IFIFO
        let box = ClosureBox<@MainActor (GIOCondition) -> Bool> { [weak self] in self?.noticed($0) == true }
        source = g_unix_fd_add_full(
            G_PRIORITY_DEFAULT,
            descriptor,
            isPipe ? G_IO_IN : GIOCondition(rawValue: G_IO_PRI.rawValue | G_IO_ERR.rawValue),
            { _, condition, data in
                guard let box = ClosureBox<@MainActor (GIOCondition) -> Bool>.from(data) else { return 0 }
                return MainActor.assumeIsolated { box.closure(condition) } ? 1 : 0
            },
            box.retainedPointer(),
            { releaseClosureBox($0) }
        )
    }

    isolated deinit {
        if source != 0 { g_source_remove(source) }
        close(descriptor)
    }

    /// - Returns: Whether it may happen again.
    private func noticed(_ condition: GIOCondition) -> Bool {
        if isPipe {
            var bytes = [UInt8](repeating: 0, count: 256)
            while read(descriptor, &bytes, bytes.count) > 0 {}
        } else if condition.rawValue & G_IO_ERR.rawValue != 0 {
            // The group of processes that the file was of is gone.
            source = 0
            return false
        }
        risen()
        return true
    }
}
