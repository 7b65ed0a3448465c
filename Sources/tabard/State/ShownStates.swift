import Foundation

/// All states that a command prints.
struct ShownStates: Encodable {
    let states: [ShownState]

    /// The states as JSON text.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
