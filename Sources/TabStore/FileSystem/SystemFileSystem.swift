internal import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file system of the machine.
struct SystemFileSystem: FileSystem {
    /// The most names of a directory that are given.
    var maximumNameCount = 100_000

    var userID: UInt32 { geteuid() }

    func openDirectory(_ path: FilePath, refusingLink: Bool) throws(Errno) -> FileDescriptor {
        // Asked for a directory, the system would not tell a link from a file.
        let options: FileDescriptor.OpenOptions = refusingLink ? .noFollow : .directory
        return try erringTyped {
            try FileDescriptor.open(path, .readOnly, options: options.union([.nonBlocking, .closeOnExec]))
        }
    }

    func makeDirectory(_ path: FilePath) throws(Errno) {
        try check(path.withPlatformString { mkdir($0, 0o700) })
        // The process's mask may have taken permissions from the user; a file system without any does no harm.
        _ = path.withPlatformString { fchmodat(AT_FDCWD, $0, 0o700, AT_SYMLINK_NOFOLLOW) }
    }

    func open(_ name: String, in directory: FileDescriptor, for access: FileAccess) throws(Errno)
        -> FileDescriptor
    {
        let flags =
            switch access {
            case .reading: O_RDONLY
            case .readingAndWriting: O_RDWR
            case .creating: O_RDWR | O_CREAT | O_EXCL
            }
        let common = O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
        let result = openat(directory.rawValue, name, flags | common, 0o600)
        try check(result)
        if access == .creating {
            _ = fchmod(result, 0o600)
        }
        return FileDescriptor(rawValue: result)
    }

    func close(_ descriptor: FileDescriptor) {
        // All that matters was synchronized before; what fails now cannot be mended.
        try? descriptor.close()
    }

    func status(of descriptor: FileDescriptor) throws(Errno) -> FileStatus {
        var status = stat()
        try check(fstat(descriptor.rawValue, &status))
        let kind: FileStatus.Kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .directory
            default: .other
            }
        return FileStatus(
            kind: kind,
            identity: .init(
                device: UInt64(truncatingIfNeeded: status.st_dev),
                number: UInt64(status.st_ino)
            ),
            owner: status.st_uid,
            mode: UInt32(status.st_mode) & 0o777,
            linkCount: Int(status.st_nlink),
            size: Int(status.st_size),
            modified: Self.nanoseconds(status) / 1_000_000,
            written: Self.nanoseconds(status)
        )
    }

    private static func nanoseconds(_ status: stat) -> UInt64 {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        // A hostile file system may have any year.
        let seconds = UInt64(max(0, time.tv_sec)).multipliedReportingOverflow(by: 1_000_000_000)
        let sum = seconds.partialValue.addingReportingOverflow(UInt64(max(0, time.tv_nsec)))
        return seconds.overflow || sum.overflow ? .max : sum.partialValue
    }

    func restrict(_ descriptor: FileDescriptor, to mode: UInt32) throws(Errno) {
        try check(fchmod(descriptor.rawValue, mode_t(mode)))
    }

    func read(_ file: FileDescriptor, at offset: Int, count: Int) throws(Errno) -> [UInt8] {
        try erringTyped {
            try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                filled = 0
                while filled < count {
                    let rest = buffer[filled...]
                    let position = Int64(offset + filled)
                    let length = try file.read(
                        fromAbsoluteOffset: position,
                        into: .init(.init(rebasing: rest))
                    )
                    guard length > 0 else { break }
                    filled += length
                }
            }
        }
    }

    func write(_ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int) throws(Errno) -> Int {
        try erringTyped {
            try bytes.withUnsafeBytes { try file.write(toAbsoluteOffset: Int64(offset), $0) }
        }
    }

    func synchronize(_ file: FileDescriptor) throws(Errno) {
        #if canImport(Darwin)
            // There, fsync leaves the data in the drive's own memory.
            try check(fcntl(file.rawValue, F_FULLFSYNC))
        #else
            try check(fdatasync(file.rawValue))
        #endif
    }

    func synchronizeDirectory(_ directory: FileDescriptor) throws(Errno) {
        try check(fsync(directory.rawValue))
    }

    func rename(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
        try check(renameat(directory.rawValue, name, directory.rawValue, newName))
    }

    func link(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
        try check(linkat(directory.rawValue, name, directory.rawValue, newName, 0))
    }

    func remove(_ name: String, in directory: FileDescriptor) throws(Errno) {
        try check(unlinkat(directory.rawValue, name, 0))
    }

    func names(in directory: FileDescriptor, where isWanted: (String) -> Bool) throws(Errno) -> [String] {
        // A stream takes its descriptor over, and moves the place in the directory that all copies of one share.
        let copy = openat(directory.rawValue, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try check(copy)
        guard let stream = fdopendir(copy) else {
            let error = Errno(rawValue: errno)
            try? FileDescriptor(rawValue: copy).close()
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while names.count < maximumNameCount, let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    String(validatingCString: $0)
                }
            }
            if let name, name != ".", name != "..", isWanted(name) {
                names.append(name)
            }
            errno = 0
        }
        if errno != 0 { throw Errno(rawValue: errno) }
        return names
    }

    func tryLock(_ descriptor: FileDescriptor) throws(Errno) -> Bool {
        do {
            try check(flock(descriptor.rawValue, LOCK_EX | LOCK_NB))
            return true
        } catch Errno.wouldBlock {
            return false
        } catch Errno.interrupted {
            return false
        }
    }

    func unlock(_ descriptor: FileDescriptor) {
        _ = flock(descriptor.rawValue, LOCK_UN)
    }

    func pause(microseconds: UInt32) {
        usleep(microseconds)
    }

    private func check(_ result: Int32) throws(Errno) {
        if result < 0 {
            throw Errno(rawValue: errno)
        }
    }

    /// The system library throws nothing but `Errno`, but does not say so in its types.
    private func erringTyped<Result>(_ body: () throws -> Result) throws(Errno) -> Result {
        do {
            return try body()
        } catch let error as Errno {
            throw error
        } catch {
            throw .ioError
        }
    }
}
