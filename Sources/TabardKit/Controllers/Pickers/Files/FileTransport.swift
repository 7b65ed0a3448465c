internal import GtkInterop
import Synchronization

/// Takes files and folders to other places, away from the main thread (F5, F6).
final class FileTransport: Sendable {
    /// One file's way.
    struct Step: Sendable {
        var from: URL
        var to: URL
        /// Whether it leaves its old place.
        var moves = false
        /// Whether it takes the place of what has its name, as the user said; else it gets another name.
        var replaces = false
    }

    /// How many seconds all of it may take.
    @MainActor static var patience = 600.0

    /// The most files and folders, and how deep they may lie.
    private static let most = (files: 100_000, depth: 64)
    private static let longestPart = 1 << 20

    private let isOver = Mutex(false)
    private let count = Mutex(0)

    /// Takes files to their new places.
    ///
    /// - Parameter completion: Called once, from the main loop, with the places of those that have come there.
    @MainActor
    static func run(_ steps: [Step], completion: @escaping ([URL]) -> Void) {
        let transport = FileTransport()
        let answer = BoundedAnswer<[URL]>(within: patience, late: []) { urls in
            transport.isOver.withLock { $0 = true }
            completion(urls)
        }
        Task.detached(priority: .userInitiated) {
            let urls = steps.compactMap { transport.perform($0) }
            await MainActor.run { answer.give(urls) }
        }
    }

    private func perform(_ step: Step) -> URL? {
        do {
            return try carry(step)
        } catch {
            Log.note("\(step.from.path) can't be brought to \(step.to.path): \(error)")
            return nil
        }
    }

    /// A file is at its new place whole or not at all.
    private func carry(_ step: Step) throws -> URL {
        guard !["/", "", ".", ".."].contains(step.to.lastPathComponent) else {
            throw CocoaError(.fileWriteInvalidFileName)
        }
        let manager = FileManager.default
        let folder = step.to.deletingLastPathComponent()
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let part = folder.appendingPathComponent(".\(UUID().uuidString).part")
        defer { try? manager.removeItem(at: part) }
        try copy(step.from.resolvingSymlinksInPath(), to: part, depth: 0)
        try check()
        let place = step.replaces ? step.to : Self.freePlace(for: step.to)
        guard rename(part.path, place.path) == 0 else { throw CocoaError(.fileWriteFileExists) }
        // Where both are the same file, by whatever names, it has come to its place already.
        if step.moves, try Self.number(of: step.from) != Self.number(of: place) {
            try manager.removeItem(at: step.from)
        }
        return place
    }

    /// What tells a file from all others.
    private static func number(of url: URL) throws -> [Int?] {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return [FileAttributeKey.systemNumber, .systemFileNumber].map {
            (attributes[$0] as? NSNumber)?.intValue
        }
    }

    /// Stops what nobody waits for any more.
    private func check() throws {
        guard !isOver.withLock({ $0 }) else { throw CocoaError(.userCancelled) }
    }

    private func copy(_ source: URL, to place: URL, depth: Int) throws {
        try check()
        let number = count.withLock { count in
            count += 1
            return count
        }
        guard number <= Self.most.files, depth <= Self.most.depth else {
            throw CocoaError(.fileReadTooLarge)
        }
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: source.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular:
            try copyContent(of: source, to: place, size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
        case .typeDirectory:
            try manager.createDirectory(at: place, withIntermediateDirectories: false)
            for name in try manager.contentsOfDirectory(atPath: source.path) {
                try copy(
                    source.appendingPathComponent(name),
                    to: place.appendingPathComponent(name),
                    depth: depth + 1
                )
            }
        case .typeSymbolicLink:
            let target = try manager.destinationOfSymbolicLink(atPath: source.path)
            try manager.createSymbolicLink(atPath: place.path, withDestinationPath: target)
        // Pipes and devices have no end.
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    /// Copies as many bytes as the file had at first, so that one that grows ends too.
    private func copyContent(of source: URL, to place: URL, size: Int) throws {
        let reading = try FileHandle(forReadingFrom: source)
        defer { try? reading.close() }
        guard FileManager.default.createFile(atPath: place.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        let writing = try FileHandle(forWritingTo: place)
        defer { try? writing.close() }
        var missing = size
        while missing > 0 {
            try check()
            guard let data = try reading.read(upToCount: min(missing, Self.longestPart)), !data.isEmpty
            else { throw CocoaError(.fileReadCorruptFile) }
            try writing.write(contentsOf: data)
            missing -= data.count
        }
    }

    private static func freePlace(for wanted: URL) -> URL {
        let exists = { (url: URL) in FileManager.default.fileExists(atPath: url.path) }
        guard exists(wanted) else { return wanted }
        let folder = wanted.deletingLastPathComponent()
        let base = wanted.deletingPathExtension().lastPathComponent
        let ending = wanted.pathExtension.isEmpty ? "" : "." + wanted.pathExtension
        let names = (2...1000).lazy.map { "\(base) \($0)\(ending)" }
        let free = names.map { folder.appendingPathComponent($0) }.first { !exists($0) }
        return free ?? folder.appendingPathComponent("\(base) \(UUID().uuidString)\(ending)")
    }
}
