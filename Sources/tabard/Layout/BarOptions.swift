import ArgumentParser
import TabModel

/// The bar that the user has before them.
struct BarOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The places on the bar, of which More takes one; without it all tabs fit.",
            valueName: "n"
        )
    )
    var capacity: Int?

    func validate() throws {
        if let capacity, capacity < 2 {
            throw ValidationError("A tab bar has at least two places, one tab and More, not \(capacity).")
        }
    }

    var policy: TabPolicy { TabPolicy(capacity: capacity) }
}
