import Foundation
import Synchronization
import SystemPackage

@testable import TabStore

/// The machine's file system, of which one call fails.
final class FailingFileSystem: FileSystem {
    private let base = SystemFileSystem()
    private let point: Int
    private let error: Errno
    private let calls = Mutex(0)

    /// - Parameter point: The call that fails, counted from 0.
    init(at point: Int, with error: Errno) {
        self.point = point
        self.error = error
    }

    var hasFailed: Bool { calls.withLock { $0 > point } }

    private func call() throws(Errno) {
        let number = calls.withLock { calls in
            defer { calls += 1 }
            return calls
        }
        if number == point { throw error }
    }

    private func opened(_ body: () throws(Errno) -> FileDescriptor) throws(Errno) -> FileDescriptor {
        try call()
        return try body()
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
        try opened { () throws(Errno) in try base.open(name, in: directory, for: access) }
    }

    func close(_ descriptor: FileDescriptor) {
        base.close(descriptor)
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

    // What comes after a failure does not depend on the disk.
    func synchronize(_ file: FileDescriptor) throws(Errno) { try call() }

    func synchronizeDirectory(_ directory: FileDescriptor) throws(Errno) { try call() }

    func rename(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
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
        base.unlock(descriptor)
    }

    var userID: UInt32 { base.userID }

    func pause(microseconds: UInt32) { base.pause(microseconds: microseconds) }
}
