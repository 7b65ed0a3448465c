import Synchronization
import SystemPackage

@testable import TabStore

/// A disk in memory that knows what would be left after the power failed: what was synchronized is there; of all
/// else, any part may be, in any order.
///
/// It has one directory. A file takes over the number of a deleted one, as on most file systems. Names are bound to files; a binding is on the disk once the directory is synchronized. A
/// write is on the disk once its file is synchronized; before, each of its sectors is for itself.
final class ModelDisk: FileSystem {
    static let sector = 512

    struct Write: Hashable, Sendable {
        let offset: Int
        let bytes: [UInt8]
    }

    struct File: Sendable {
        var durable: [UInt8] = []
        var pending: [Write] = []
        var cached: [UInt8] = []
        /// By which the system knows it, as long as it has a name or is open.
        var number: UInt64 = 1
        /// How often it was written to, which stands for the time of the last one.
        var writeCount: UInt64 = 0
    }

    struct State: Sendable {
        var files: [File] = []
        /// For each name all that it was bound to since the directory was synchronized, the present binding last.
        var bindings: [String: [Int?]] = [:]

        func file(_ name: String) -> Int? {
            bindings[name]?.last ?? nil
        }

        mutating func bind(_ name: String, to file: Int?) {
            bindings[name, default: [nil]].append(file)
        }
    }

    private struct Contents: Sendable {
        var state: State
        var states: [State] = []
        var isRecording = false
        /// What each descriptor is open for; nil for the directory.
        var open: [Int32: Int?] = [:]
        var next: Int32 = 1000
        var isLocked = false
        var allowsLinks = true
    }

    private let contents: Mutex<Contents>
    let userID: UInt32 = 1000

    init(_ state: State = State(), allowsLinks: Bool = true) {
        var contents = Contents(state: state)
        contents.allowsLinks = allowsLinks
        self.contents = Mutex(contents)
    }

    /// A disk with one file.
    convenience init(_ name: String, _ bytes: [UInt8], allowsLinks: Bool = true) {
        let file = File(durable: bytes, pending: [], cached: bytes)
        self.init(State(files: [file], bindings: [name: [0]]), allowsLinks: allowsLinks)
    }

    var state: State { contents.withLock { $0.state } }

    /// The file's bytes as a process sees them, nil if there is no such file.
    func bytes(_ name: String) -> [UInt8]? {
        let state = state
        return state.file(name).map { state.files[$0].cached }
    }

    var names: [String] { state.bindings.filter { $0.value.last != .some(nil) }.keys.sorted() }

    /// The states after each change of the disk that the body makes, the one before it first.
    func states(during body: () throws -> Void) rethrows -> [State] {
        contents.withLock { contents in
            contents.states = [contents.state]
            contents.isRecording = true
        }
        try body()
        return contents.withLock { contents in
            contents.isRecording = false
            return contents.states
        }
    }

    /// How many states were recorded until now.
    var recordedCount: Int { contents.withLock { $0.states.count } }

    private func change<Result>(
        _ body: (inout State, [Int32: Int?]) throws(Errno) -> Result
    ) throws(Errno) -> Result {
        try contents.withLock { (contents) throws(Errno) in
            let result = try body(&contents.state, contents.open)
            if contents.isRecording {
                contents.states.append(contents.state)
            }
            return result
        }
    }

    private static func index(_ descriptor: FileDescriptor, _ open: [Int32: Int?]) throws(Errno) -> Int {
        guard case .some(.some(let index)) = open[descriptor.rawValue] else { throw .badFileDescriptor }
        return index
    }

    private func describe(_ file: Int?) -> FileDescriptor {
        contents.withLock { contents in
            contents.next += 1
            contents.open[contents.next] = .some(file)
            return FileDescriptor(rawValue: contents.next)
        }
    }

    func openDirectory(_ path: FilePath, refusingLink: Bool) throws(Errno) -> FileDescriptor {
        describe(nil)
    }

    func makeDirectory(_ path: FilePath) throws(Errno) {
        throw .fileExists
    }

    func open(_ name: String, in directory: FileDescriptor, for access: FileAccess) throws(Errno)
        -> FileDescriptor
    {
        if let file = state.file(name) {
            guard access != .creating else { throw .fileExists }
            return describe(file)
        }
        guard access == .creating else { throw .noSuchFileOrDirectory }
        let file = try change { (state, open) throws(Errno) in
            let existing = Set(
                state.bindings.values.compactMap { $0.last ?? nil } + open.values.compactMap { $0 }
            )
            let numbers = Set(existing.map { state.files[$0].number })
            var file = File()
            while numbers.contains(file.number) { file.number += 1 }
            state.files.append(file)
            state.bind(name, to: state.files.count - 1)
            return state.files.count - 1
        }
        return describe(file)
    }

    func close(_ descriptor: FileDescriptor) {
        contents.withLock { $0.open[descriptor.rawValue] = nil }
    }

    func status(of descriptor: FileDescriptor) throws(Errno) -> FileStatus {
        try contents.withLock { (contents) throws(Errno) in
            guard case .some(.some(let index)) = contents.open[descriptor.rawValue] else {
                return FileStatus(
                    kind: .directory,
                    identity: .init(device: 1, number: 0),
                    owner: userID,
                    mode: 0o700,
                    linkCount: 2,
                    size: 0
                )
            }
            return FileStatus(
                kind: .file,
                identity: .init(device: 1, number: contents.state.files[index].number),
                owner: userID,
                mode: 0o600,
                linkCount: contents.state.bindings.values.count { $0.last == index },
                size: contents.state.files[index].cached.count,
                written: contents.state.files[index].writeCount
            )
        }
    }

    func restrict(_ descriptor: FileDescriptor, to mode: UInt32) throws(Errno) {}

    func read(_ file: FileDescriptor, at offset: Int, count: Int) throws(Errno) -> [UInt8] {
        try contents.withLock { (contents) throws(Errno) in
            let bytes = contents.state.files[try Self.index(file, contents.open)].cached
            return Array(bytes.dropFirst(offset).prefix(count))
        }
    }

    func write(_ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int) throws(Errno) -> Int {
        try change { (state, open) throws(Errno) in
            let index = try Self.index(file, open)
            let write = Write(offset: offset, bytes: Array(bytes))
            state.files[index].pending.append(write)
            state.files[index].cached.apply(write)
            state.files[index].writeCount += 1
            return bytes.count
        }
    }

    func synchronize(_ file: FileDescriptor) throws(Errno) {
        try change { (state, open) throws(Errno) in
            let index = try Self.index(file, open)
            state.files[index].durable = state.files[index].cached
            state.files[index].pending = []
        }
    }

    func synchronizeDirectory(_ directory: FileDescriptor) throws(Errno) {
        try change { (state, _) throws(Errno) in
            state.bindings = state.bindings.mapValues { [$0.last ?? nil] }
        }
    }

    func rename(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
        try change { (state, _) throws(Errno) in
            guard let file = state.file(name) else { throw .noSuchFileOrDirectory }
            state.bind(newName, to: file)
            state.bind(name, to: nil)
        }
    }

    func link(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno) {
        guard contents.withLock({ $0.allowsLinks }) else { throw .notPermitted }
        try change { (state, _) throws(Errno) in
            guard let file = state.file(name) else { throw .noSuchFileOrDirectory }
            guard state.file(newName) == nil else { throw .fileExists }
            state.bind(newName, to: file)
        }
    }

    func remove(_ name: String, in directory: FileDescriptor) throws(Errno) {
        guard state.file(name) != nil else { throw .noSuchFileOrDirectory }
        try change { (state, _) throws(Errno) in state.bind(name, to: nil) }
    }

    func names(in directory: FileDescriptor, where isWanted: (String) -> Bool) throws(Errno) -> [String] {
        names.filter(isWanted)
    }

    func tryLock(_ directory: FileDescriptor) throws(Errno) -> Bool {
        contents.withLock { contents in
            defer { contents.isLocked = true }
            return !contents.isLocked
        }
    }

    func unlock(_ directory: FileDescriptor) {
        contents.withLock { $0.isLocked = false }
    }

    func pause(microseconds: UInt32) {}
}

extension [UInt8] {
    mutating func apply(_ write: ModelDisk.Write) {
        let end = write.offset + write.bytes.count
        if count < end {
            self += [UInt8](repeating: 0, count: end - count)
        }
        replaceSubrange(write.offset..<end, with: write.bytes)
    }
}
