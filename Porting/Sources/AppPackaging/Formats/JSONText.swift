import Foundation

/// JSON for people and programs, the same each time.
enum JSONText {
    static func of(_ object: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [
            .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
        ]
        let data = (try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
