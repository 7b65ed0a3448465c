internal import GtkInterop

/// A file that is replaced as a whole or not at all, whenever the process or the system stops.
struct DefaultsFile: Sendable {
    /// What a change of the file does, in this order.
    enum Step: String, CaseIterable, Sendable {
        case makeFolder, lock, read, create, write, flush, rename, flushFolder
    }

    /// Why the file is still the old one.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let step: Step
        let code: Int32

        var description: String { "\(path) (\(step)): \(String(cString: strerror(code)))" }
    }

    /// What a change may say of the old contents: they are kept aside then, and it is asked again without.
    struct Damaged: Error {}

    private let path: String
    private let folder: String
    /// Called ahead of each step; tests fail in it or end the process.
    var before: @Sendable (Step) throws -> Void = { _ in }
    /// Told where damaged contents went.
    var onDamage: @Sendable (_ path: String, _ aside: String) -> Void = { path, aside in
        Log.warn("\(path) is damaged and now called \(aside); the app goes on without what it held")
    }

    /// A link to a file stays one: what it leads to is replaced.
    init(path: String) {
        self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        folder = (self.path as NSString).deletingLastPathComponent
    }

    /// Replaces the contents by what a closure makes of them, while no other process does the same.
    ///
    /// - Parameter change: Gets nil where there is no file, and returns nil to leave things as they are. The same
    ///   contents are not written again.
    func update(_ change: (Data?) throws -> Data?) throws {
        try before(.makeFolder)
        if mkdir(folder, 0o700) != 0, errno != EEXIST {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try before(.lock)
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw failure(.lock) }
        defer { close(directory) }
        lock(directory)
        try before(.read)
        let old = try read()
        let new: Data?
        do {
            new = try change(old?.data)
        } catch is Damaged {
            try keepAside()
            new = try change(nil)
        }
        guard let new, new != old?.data else { return }
        try replace(by: new, like: old?.status)
        try before(.flushFolder)
        // The new file is there already; some file systems have no such flushing.
        _ = fsync(directory)
    }

    /// Waits a moment for other processes, but not for one that hangs.
    private func lock(_ directory: Int32) {
        for _ in 0..<100 where flock(directory, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { return }
            usleep(5000)
        }
    }

    private func read() throws -> (data: Data, status: stat)? {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure(.read)
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure(.read, EINVAL)
        }
        return (try handle.readToEnd() ?? Data(), status)
    }

    private func replace(by data: Data, like old: stat?) throws {
        try before(.create)
        // What a process left that was killed at this point. The name is always the same, so it is one at most.
        let temporary = "\(folder)/.\((path as NSString).lastPathComponent).new"
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(.create) }
        do {
            defer { close(file) }
            if let old {
                // Another owner is kept where that is allowed.
                if old.st_uid != geteuid() || old.st_gid != getegid() {
                    _ = fchown(file, old.st_uid, old.st_gid)
                }
                _ = fchmod(file, old.st_mode & 0o7777)
            }
            try before(.write)
            try write(data, to: file)
            try before(.flush)
            guard fsync(file) == 0 else { throw failure(.flush) }
            try before(.rename)
            guard rename(temporary, path) == 0 else { throw failure(.rename) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private func write(_ data: Data, to file: Int32) throws {
        do {
            try FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: data)
        } catch {
            throw failure(.write, (error as NSError).underlyingCode ?? EIO)
        }
    }

    private func keepAside() throws {
        let names = (1...).lazy.map { $0 == 1 ? "\(path).damaged" : "\(path).damaged-\($0)" }
        for name in names {
            if link(path, name) == 0 || renameWithoutLink(to: name) {
                unlink(path)
                onDamage(path, name)
                return
            }
            guard errno == EEXIST else { throw failure(.read) }
        }
    }

    /// Some file systems have no second names.
    private func renameWithoutLink(to name: String) -> Bool {
        guard errno == EPERM || errno == EOPNOTSUPP, access(name, F_OK) != 0 else { return false }
        return rename(path, name) == 0
    }

    private func failure(_ step: Step, _ code: Int32? = nil) -> Failure {
        Failure(path: path, step: step, code: code ?? errno)
    }
}

extension NSError {
    /// The system's number for what went wrong.
    fileprivate var underlyingCode: Int32? {
        if domain == NSPOSIXErrorDomain { return Int32(code) }
        return (userInfo[NSUnderlyingErrorKey] as? NSError)?.underlyingCode
    }
}
