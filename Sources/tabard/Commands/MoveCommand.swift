import ArgumentParser
import TabModel

struct MoveCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Moves a tab, as with a drag along the bar.",
        discussion: "With --exchange two tabs change places, as on the edit screen."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Argument(help: "The tab.", completion: KnownIDs.completion)
    var id: TabID

    @Flag(help: "Before all tabs that are not pinned at the start.")
    var first = false

    @Flag(help: "After all tabs that are not pinned at the end.")
    var last = false

    @Option(help: ArgumentHelp("Right before this tab.", valueName: "id"), completion: KnownIDs.completion)
    var before: TabID?

    @Option(help: ArgumentHelp("Right after this tab.", valueName: "id"), completion: KnownIDs.completion)
    var after: TabID?

    @Option(
        help: ArgumentHelp("Where this tab is, which comes here.", valueName: "id"),
        completion: KnownIDs.completion
    )
    var exchange: TabID?

    @OptionGroup var bar: BarOptions

    func validate() throws {
        let places = [first, last, before != nil, after != nil, exchange != nil]
        if places.count(where: \.self) != 1 {
            throw ValidationError(
                "Say where to move the tab by one of --first, --last, --before, --after and --exchange."
            )
        }
    }

    func execute() async throws {
        let (id, exchange, destination, policy) = (id, exchange, destination, bar.policy)
        try await file.edit { record, declaration, stamp in
            if let exchange {
                return try record.exchange(id, exchange, in: declaration, policy: policy, at: stamp)
            }
            return try record.move(id, to: destination, in: declaration, policy: policy, at: stamp)
        }
    }

    private var destination: TabDestination {
        if let before {
            .before(before)
        } else if let after {
            .after(after)
        } else {
            first ? .first : .last
        }
    }
}
