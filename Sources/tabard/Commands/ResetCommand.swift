import ArgumentParser
import TabModel

struct ResetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Returns to the order, the visibility, or both, that the app declares.",
        discussion: "'tabard undo' takes it back."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Flag(help: "What to reset.")
    var extent: TabRecord.Reset

    func execute() async throws {
        let extent = extent
        try await file.edit { record, _, stamp in
            try record.reset(extent, at: stamp)
            return true
        }
    }
}

extension TabRecord.Reset: EnumerableFlag {
    /// The help of each extent of a reset.
    public static func help(for value: TabRecord.Reset) -> ArgumentHelp? {
        switch value {
        case .order: "The places that the user gave to tabs."
        case .visibility: "What the user hid and showed."
        case .all: "Both."
        }
    }
}
