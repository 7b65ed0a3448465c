import Foundation
import Synchronization
import SystemPackage

@testable import TabStore

/// The machine's file system as a process sees it that is ended before one of its calls: from then on nothing that it does
/// has an effect, and what it had open is closed.
final class DoomedFileSystem: FileSystem {
    private struct State: Sendable {
        var calls = 0
        var isDead = false
        var open: Set<Int32> = []
    }

    private let base = SystemFileSystem()
    private let end: Int
    private let kills: Bool
    private let interruption: Interruption
    private let state = Mutex(State())

    /// - Parameters:
    ///   - end: The first call that is not made, counted from 0; all are by default.
    ///   - kills: Whether the call ends the process itself.
    ///   - interruption: What happens before a file is made, or gets another name.
    init(
        dyingAt end: Int = .max,
        kills: Bool = false,
        interruption: @escaping Interruption = { _, _ in }
    ) {
        self.end = end
        self.kills = kills
        self.interruption = interruption
    }

    /// Something that another process does before a call with a file's name.
    typealias Interruption = @Sendable (Step, String) -> Void

    /// The calls that may be interrupted.
    enum Step {
        case making
        case renaming
    }

    var isDead: Bool { state.withLock(\.isDead) }
    var callCount: Int { state.withLock(\.calls) }

    private func call() throws(Errno) {
        let isAlive = state.withLock { state in
            if !state.isDead, state.calls >= end {
                if kills { kill(getpid(), SIGKILL) }
                state.isDead = true
                // The system does so, and releases the locks with that.
                for descriptor in state.open { base.close(FileDescriptor(rawValue: descriptor)) }
                state.open = []
            }
            state.calls += 1
            return !state.isDead
        }
        guard isAlive else { throw .interrupted }
    }

    private func opened(_ body: () throws(Errno) -> FileDescriptor) throws(Errno) -> FileDescriptor {
        try call()
        let descriptor = try body()
        state.withLock { _ = $0.open.insert(descriptor.rawValue) }
        return descriptor
    }

    func openDirectory(_ path: FilePath, refusingLink: Bool) throws(Errno) -> FileDescriptor {
        try opened { () throws(Errno) in try base.openDirectory(path, refusingLink: refusingLink) }
    }

    func makeDirectory(_ path: FilePath) throws(Errno) {
        try call()
        try base.makeDirectory(path)
    }

    func open(_ name: String, in directory: FileDescriptor, for access: FileAccess) throws(Errno)
        -> FileDescriptor
    {
        if access == .creating { interruption(.making, name) }
        return try opened { () throws(Errno) in try base.open(name, in: directory, for: access) }
    }

    func close(_ descriptor: FileDescriptor) {
        guard (try? call()) != nil else { return }
        if state.withLock({ $0.open.remove(descriptor.rawValue) }) != nil { base.close(descriptor) }
    }

    func status(of descriptor: FileDescriptor) throws(Errno) -> FileStatus {
        try call()
        return try base.status(of: descriptor)
    }

    func restrict(_ descriptor: FileDescriptor, to mode: UInt32) throws(Errno) {
        try call()
        try base.restrict(descriptor, to: mode)
    }

    func read(_ file: FileDescriptor, at offset: Int, count: Int) throws(Errno) -> [UInt8] {
        try call()
        return try base.read(file, at: offset, count: count)
    }

    func write(_ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int) throws(Errno) -> Int {
        try call()
        return try base.write(bytes, to: file, at: offset)
    }

    // What a kill leaves does not depend on the disk.
    func synchronize(_ file: FileDescriptor) throws(Errno) { try call() }

    func synchronizeDirectory(_ directory: FileDescriptor) throws(Errno) { try call() }

    func rename(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
        interruption(.renaming, name)
        try call()
        try base.rename(name, to: newName, in: directory)
    }

    func link(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
        try call()
        try base.link(name, to: newName, in: directory)
    }

    func remove(_ name: String, in directory: FileDescriptor) throws(Errno) {
        try call()
        try base.remove(name, in: directory)
    }

    func names(in directory: FileDescriptor, where isWanted: (String) -> Bool) throws(Errno) -> [String] {
        try call()
        return try base.names(in: directory, where: isWanted)
    }

    func tryLock(_ descriptor: FileDescriptor) throws(Errno) -> Bool {
        try call()
        return try base.tryLock(descriptor)
    }

    func unlock(_ descriptor: FileDescriptor) {
        guard (try? call()) != nil else { return }
        base.unlock(descriptor)
    }

    var userID: UInt32 { base.userID }

    func pause(microseconds: UInt32) { base.pause(microseconds: microseconds) }
}
