import Synchronization
import SystemPackage

@testable import TabStore

/// The file system's operations that a test can name, count and let fail.
enum Operation: String, CaseIterable, Sendable {
    case openDirectory, makeDirectory, open, status, restrict, read, write, synchronize, synchronizeDirectory
    case rename, link, remove, names, tryLock, close, unlock

    /// Those that put something on the disk.
    static let saving: Set<Operation> = [.open, .write, .synchronize, .synchronizeDirectory, .rename, .link]
}

/// Another file system, whose calls are recorded and may be intercepted.
final class FaultyFileSystem: FileSystem {
    /// Looks at a call before it is made: may throw, or end the process.
    typealias Interceptor = @Sendable (_ index: Int, _ operation: Operation) throws(Errno) -> Void

    private let base: any FileSystem
    private let before: Interceptor
    private let after: Interceptor
    private let isLying: Bool
    private let calls = Mutex<[Operation]>([])

    /// - Parameter isLying: Whether synchronizing does nothing.
    init(
        _ base: any FileSystem = SystemFileSystem(),
        before: @escaping Interceptor = { _, _ in },
        after: @escaping Interceptor = { _, _ in },
        isLying: Bool = false
    ) {
        self.isLying = isLying
        self.base = base
        self.before = before
        self.after = after
    }

    var recorded: [Operation] { calls.withLock { $0 } }

    private func call<Result>(
        _ operation: Operation,
        _ body: () throws(Errno) -> Result
    ) throws(Errno) -> Result {
        let index = calls.withLock { calls in
            calls.append(operation)
            return calls.count - 1
        }
        try before(index, operation)
        do throws(Errno) {
            let result = try body()
            try after(index, operation)
            return result
        } catch {
            try after(index, operation)
            throw error
        }
    }

    func openDirectory(_ path: FilePath, refusingLink: Bool) throws(Errno) -> FileDescriptor {
        try call(.openDirectory) { () throws(Errno) in
            try base.openDirectory(path, refusingLink: refusingLink)
        }
    }

    func makeDirectory(_ path: FilePath) throws(Errno) {
        try call(.makeDirectory) { () throws(Errno) in try base.makeDirectory(path) }
    }

    func open(_ name: String, in directory: FileDescriptor, for access: FileAccess) throws(Errno)
        -> FileDescriptor
    {
        try call(.open) { () throws(Errno) in try base.open(name, in: directory, for: access) }
    }

    func close(_ descriptor: FileDescriptor) {
        try? call(.close) { () throws(Errno) in base.close(descriptor) }
    }

    func status(of descriptor: FileDescriptor) throws(Errno) -> FileStatus {
        try call(.status) { () throws(Errno) in try base.status(of: descriptor) }
    }

    func restrict(_ descriptor: FileDescriptor, to mode: UInt32) throws(Errno) {
        try call(.restrict) { () throws(Errno) in try base.restrict(descriptor, to: mode) }
    }

    func read(_ file: FileDescriptor, at offset: Int, count: Int) throws(Errno) -> [UInt8] {
        try call(.read) { () throws(Errno) in try base.read(file, at: offset, count: count) }
    }

    func write(_ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int) throws(Errno) -> Int {
        try call(.write) { () throws(Errno) in try base.write(bytes, to: file, at: offset) }
    }

    func synchronize(_ file: FileDescriptor) throws(Errno) {
        try call(.synchronize) { () throws(Errno) in
            if !isLying {
                try base.synchronize(file)
            }
        }
    }

    func synchronizeDirectory(_ directory: FileDescriptor) throws(Errno) {
        try call(.synchronizeDirectory) { () throws(Errno) in
            if !isLying {
                try base.synchronizeDirectory(directory)
            }
        }
    }

    func rename(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
        try call(.rename) { () throws(Errno) in try base.rename(name, to: newName, in: directory) }
    }

    func link(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
        try call(.link) { () throws(Errno) in try base.link(name, to: newName, in: directory) }
    }

    func remove(_ name: String, in directory: FileDescriptor) throws(Errno) {
        try call(.remove) { () throws(Errno) in try base.remove(name, in: directory) }
    }

    func names(in directory: FileDescriptor, where isWanted: (String) -> Bool) throws(Errno) -> [String] {
        try call(.names) { () throws(Errno) in try base.names(in: directory, where: isWanted) }
    }

    func tryLock(_ directory: FileDescriptor) throws(Errno) -> Bool {
        try call(.tryLock) { () throws(Errno) in try base.tryLock(directory) }
    }

    func unlock(_ directory: FileDescriptor) {
        try? call(.unlock) { () throws(Errno) in base.unlock(directory) }
    }

    var userID: UInt32 { base.userID }

    func pause(microseconds: UInt32) {
        base.pause(microseconds: microseconds)
    }
}
