import Foundation
import TabModel

/// What `tabard declare` said of an app's tabs, as a field of the layout's own record.
///
/// The record has no such field: the app itself declares its tabs each time it starts. A field that the library does
/// not know is carried through every save and join, of which the latter keeps the greater text. The text begins with
/// a stamp of fixed width, so that the greater text is the later one.
struct SavedDeclaration: Codable, Hashable, Sendable {
    static let fieldName = "tabard.declaration"

    struct Tab: Codable, Hashable, Sendable {
        var id: String
        var formerly: [String]?
        var isFixed: Bool?
        var isInitiallyHidden: Bool?
        var isRequired: Bool?
        var isUnhideable: Bool?
        var pinned: String?

        private enum CodingKeys: String, CodingKey {
            case id, formerly, pinned
            case isFixed = "fixed"
            case isInitiallyHidden = "initiallyHidden"
            case isRequired = "required"
            case isUnhideable = "unhideable"
        }
    }

    var tabs: [Tab]
    var retired: [String]?
    /// The stamp as text; its name comes before those of the other fields, in the order of their bytes.
    private var at = ""

    init(tabs: [Tab], retired: [String]?) {
        self.tabs = tabs
        self.retired = retired
    }

    /// When the tabs were declared, nil if the text is no stamp or is later than any clock is believed.
    var stamp: TabStamp? {
        get {
            let parts = at.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 3, parts.map(\.count) == Self.widths, let milliseconds = UInt64(parts[0]),
                milliseconds <= TabStamp.horizon, let counter = UInt32(parts[1]),
                let replica = UInt64(parts[2])
            else { return nil }
            return TabStamp(milliseconds: milliseconds, counter: counter, replica: replica)
        }
        set {
            let numbers = newValue.map { [$0.milliseconds, UInt64($0.counter), $0.replica] } ?? []
            at = zip(numbers, Self.widths)
                .map { number, width in
                    let digits = String(number)
                    return String(repeating: "0", count: max(0, width - digits.count)) + digits
                }
                .joined(separator: ".")
        }
    }

    /// The digits of a stamp's numbers.
    private static let widths = [16, 10, 20]

    /// The text of the field.
    var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}
