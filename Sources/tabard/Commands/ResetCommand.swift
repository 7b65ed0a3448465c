import ArgumentParser
import TabModel

struct ResetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Returns to the order, the visibility, or both, that the app declares.",
        discussion: "What is another now is printed. 'tabard undo' takes it back."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Flag(help: "What to reset.")
    var extent: TabRecord.Reset

    func execute() async throws {
        let extent = extent
        try await file.editTelling { record, stamp in
            try record.reset(extent, at: stamp)
        }
    }
}

extension TabRecord.Reset: EnumerableFlag {
    /// The help of each extent of a reset.
    public static func help(for value: TabRecord.Reset) -> ArgumentHelp? {
        switch value {
        case .order: "The places that the user gave to tabs, those within groups included."
        case .visibility:
            "What the user hid and showed, put onto the bar and took off it, closed and opened."
        case .all: "Both."
        }
    }
}
