import ArgumentParser
import TabModel

/// A title and the id of its tab in one argument; the last sign of equality divides them.
struct TitleMapping: ExpressibleByArgument, Sendable {
    let title: String
    /// Nil if the title is to be left out.
    let id: TabID?

    init?(argument: String) {
        guard let sign = argument.lastIndex(of: "=") else { return nil }
        let text = argument[argument.index(after: sign)...]
        title = String(argument[..<sign])
        id = TabID(String(text))
        guard !title.isEmpty, id != nil || text.isEmpty else { return nil }
    }
}
