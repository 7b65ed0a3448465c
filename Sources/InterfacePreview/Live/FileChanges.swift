import Foundation

/// Whether a file has changed since it was last asked. Editors write another file in its place, so it is looked at by its path.
final class FileChanges {
    private struct State: Equatable {
        var time: Date?
        var size: Int?
        var number: Int?
    }

    private let path: String
    private var state: State

    init(of path: String) {
        self.path = path
        state = Self.state(of: path)
    }

    /// Whether there is another content than the last time; not while the file is away for a moment.
    func haveChanged() -> Bool {
        let now = Self.state(of: path)
        guard now.time != nil, now != state else { return false }
        state = now
        return true
    }

    private static func state(of path: String) -> State {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        return State(
            time: attributes?[.modificationDate] as? Date,
            size: attributes?[.size] as? Int,
            number: attributes?[.systemFileNumber] as? Int
        )
    }
}
