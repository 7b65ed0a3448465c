internal import SystemPackage

/// A directory that something else synchronizes, open; nothing in it is trusted, and nothing is followed out of it.
package struct SharedFolder: Sendable {
    /// Which contents a file had, as far as that can be told without reading them.
    package struct Version: Hashable, Sendable {
        let identity: FileStatus.Identity
        /// The file's bytes.
        package let size: Int
        let written: UInt64?
        /// Whether the time of its writing is long enough ago to tell it from a later one.
        let isSettled: Bool
    }

    /// Which directory one is, so that two can be told apart.
    package struct DirectoryIdentity: Hashable, Sendable {
        fileprivate let value: FileStatus.Identity
    }

    /// What a name stands for.
    package enum Reading: Sendable {
        /// There is no such file any more.
        case missing
        /// It is as it was.
        case unchanged
        /// Its bytes, and their version.
        case bytes([UInt8], Version)
    }

    /// The directory's path.
    package let path: String
    private let fileSystem: any FileSystem
    private let descriptor: FileDescriptor
    private let now: UInt64

    /// Opens a directory; it is not made, since where it is missing it may come to be mounted.
    package static func open(_ path: String) throws(TabStoreError) -> SharedFolder {
        try open(path, in: SystemFileSystem(), now: WallClock.milliseconds())
    }

    static func open(
        _ path: String,
        in fileSystem: any FileSystem,
        now: UInt64
    ) throws(TabStoreError) -> SharedFolder {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw TabStoreError(.invalidPath, path: path) }
        do throws(Errno) {
            let descriptor = try fileSystem.openDirectory(FilePath(path), refusingLink: false)
            return SharedFolder(path: path, fileSystem: fileSystem, descriptor: descriptor, now: now)
        } catch .noSuchFileOrDirectory {
            throw TabStoreError(.missingDirectory, path: path)
        } catch {
            throw TabStoreError(error, path: path)
        }
    }

    /// Which directory it is, whatever its path leads to by now; nil if the system cannot tell.
    package var identity: DirectoryIdentity? {
        (try? fileSystem.status(of: descriptor)).map { DirectoryIdentity(value: $0.identity) }
    }

    /// Closes the directory.
    package func close() { fileSystem.close(descriptor) }

    /// The names in the directory that are wanted, in no order; of all others there may be any number.
    package func names(where isWanted: (String) -> Bool) throws(TabStoreError) -> [String] {
        do throws(Errno) {
            return try fileSystem.names(in: descriptor, where: isWanted)
        } catch {
            throw TabStoreError(error, path: path)
        }
    }

    /// Reads a file, whoever made it, if it is one, has not too many bytes, and is another one than the caller knows.
    package func read(
        _ name: String,
        unless known: Version?,
        atMost maximumLength: Int
    ) throws(TabStoreError) -> Reading {
        let file: FileDescriptor
        do throws(Errno) {
            file = try fileSystem.open(name, in: descriptor, for: .reading)
        } catch .noSuchFileOrDirectory {
            return .missing
        } catch {
            throw TabStoreError(error, path: path(of: name))
        }
        defer { fileSystem.close(file) }
        let status = try erring(name) { () throws(Errno) in try fileSystem.status(of: file) }
        guard status.kind == .file else { throw TabStoreError(.notAFile, path: path(of: name)) }
        guard status.size <= maximumLength else { throw TabStoreError(.tooLarge, path: path(of: name)) }
        let version = version(of: status)
        if let known, known.isSettled, known == version { return .unchanged }
        // Where it grows or shrinks meanwhile, its checksum says so.
        let bytes = try erring(name) { () throws(Errno) in
            try fileSystem.read(file, at: 0, count: status.size)
        }
        return .bytes(bytes, version)
    }

    private func erring<Result>(
        _ name: String,
        _ body: () throws(Errno) -> Result
    ) throws(TabStoreError) -> Result {
        do {
            return try body()
        } catch {
            throw TabStoreError(error, path: path(of: name))
        }
    }

    /// A file that takes another one's place may get its number, its size and, within the clock's step, its time.
    private func version(of status: FileStatus) -> Version {
        Version(
            identity: status.identity,
            size: status.size,
            written: status.written,
            isSettled: status.modified.addingReportingOverflow(Self.step).partialValue < now
                && status.modified < now
        )
    }

    /// More than the step of any file system's clock, in milliseconds.
    private static let step: UInt64 = 2500

    /// The name under which a file is written before it is whole. Backups of editors have such names, and Nextcloud leaves them
    /// where they are.
    private static func temporaryName(of name: String, number: UInt64) -> String { ".\(name).\(number)~" }

    /// Whether a name is one under which a file is written before it is whole.
    package static func isTemporary(_ name: String, of final: String) -> Bool {
        name.hasPrefix(".\(final).") && name.hasSuffix("~")
    }

    /// Puts a file in place of the one of its name; that is on the disk when this returns.
    ///
    /// - Parameters:
    ///   - number: Another one each time, since several processes may write the file: it is part of the name under which it is
    ///     written until it is whole.
    ///   - isReadableByAll: Whether other users of the machine or the share may read it.
    /// - Returns: Whether it is in place; not if another process took the temporary file away for a killed one's.
    package func replace(
        _ name: String,
        with bytes: [UInt8],
        number: UInt64,
        isReadableByAll: Bool = false
    ) throws(TabStoreError) -> Bool {
        // What killed processes left. If one of them lives, it does not go on, and looks again.
        for left in try names(where: { Self.isTemporary($0, of: name) }) {
            try? fileSystem.remove(left, in: descriptor)
        }
        let temporary = Self.temporaryName(of: name, number: number)
        do throws(Errno) {
            let file = try fileSystem.open(temporary, in: descriptor, for: .creating)
            defer { fileSystem.close(file) }
            do throws(Errno) {
                try write(bytes, to: file)
                if isReadableByAll { try fileSystem.restrict(file, to: 0o644) }
                try fileSystem.synchronize(file)
                try fileSystem.rename(temporary, to: name, in: descriptor)
            } catch .noSuchFileOrDirectory {
                return false
            } catch {
                try? fileSystem.remove(temporary, in: descriptor)
                throw error
            }
            try fileSystem.synchronizeDirectory(descriptor)
            return true
        } catch {
            throw TabStoreError(error, path: path(of: name))
        }
    }

    private func write(_ bytes: [UInt8], to file: FileDescriptor) throws(Errno) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try fileSystem.write(rest, to: file, at: rest.startIndex)
            guard count > 0 else { throw .ioError }
            rest = rest.dropFirst(count)
        }
    }

    /// The path of a file of the directory, for messages.
    package func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }
}
