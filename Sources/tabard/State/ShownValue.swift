import Foundation
import TabStore

/// A value of an archive as it is shown.
indirect enum ShownValue: Encodable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case integer(Int)
    case text(String)
    /// How many characters a text has that is not shown.
    case hiddenText(Int)
    case date(String)
    case data(String)
    /// How many bytes there are that are not shown.
    case hiddenData(Int)
    case list([ShownValue])
    case dictionary([String: ShownValue])
    case object(className: String, [String: ShownValue])
    case omitted

    init(_ value: ArchivedValue, showing disclosure: Disclosure) {
        switch value {
        case .null: self = .null
        case .boolean(let boolean): self = .boolean(boolean)
        case .integer(let integer): self = .integer(integer)
        case .real(let real): self = real.isFinite ? .number(real) : .omitted
        case .text(let text): self = disclosure == .structure ? .hiddenText(text.count) : .text(text)
        case .date(let seconds):
            let isPlausible = abs(seconds) < 1e11
            self = isPlausible ? .date(Date(timeIntervalSince1970: seconds).formatted(.iso8601)) : .omitted
        case .data(let data):
            self =
                disclosure == .structure ? .hiddenData(data.count) : .data(Data(data).base64EncodedString())
        case .list(let values): self = .list(values.map { ShownValue($0, showing: disclosure) })
        case .dictionary(let entries): self = .dictionary(Self.values(entries, showing: disclosure))
        case .object(let className, let entries):
            self = .object(className: className, Self.values(entries, showing: disclosure))
        case .omitted: self = .omitted
        }
    }

    static func values(_ entries: [ArchivedEntry], showing disclosure: Disclosure) -> [String: ShownValue] {
        Dictionary(entries.map { ($0.key, ShownValue($0.value, showing: disclosure)) }) { first, _ in first }
    }

    private enum CodingKeys: String, CodingKey {
        case hiddenCharacters, date, data, hiddenBytes, className, values, omitted
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .boolean(let boolean): try boolean.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .integer(let integer): try integer.encode(to: encoder)
        case .text(let text): try text.encode(to: encoder)
        case .list(let values): try values.encode(to: encoder)
        case .dictionary(let values): try values.encode(to: encoder)
        case .hiddenText(let count): try Self.encode(count, .hiddenCharacters, to: encoder)
        case .date(let date): try Self.encode(date, .date, to: encoder)
        case .data(let data): try Self.encode(data, .data, to: encoder)
        case .hiddenData(let count): try Self.encode(count, .hiddenBytes, to: encoder)
        case .omitted: try Self.encode(true, .omitted, to: encoder)
        case .object(let className, let values):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(className, forKey: .className)
            try container.encode(values, forKey: .values)
        }
    }

    private static func encode(_ value: some Encodable, _ key: CodingKeys, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: key)
    }

    /// The value in words, on one line.
    var text: String {
        switch self {
        case .null: "nothing"
        case .boolean(let boolean): boolean ? "yes" : "no"
        case .number(let number): "\(number)"
        case .integer(let integer): "\(integer)"
        case .text(let text): "\"\(Plain.text(text))\""
        case .hiddenText(let count): "a text of \(Counted.text(count, "character"))"
        case .date(let date): date
        case .data(let data): "base64 \(data)"
        case .hiddenData(let count): Counted.text(count, "byte")
        case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .dictionary(let values): Self.text(values)
        case .object(let className, let values): "\(Plain.text(className)) \(Self.text(values))"
        case .omitted: "…"
        }
    }

    private static func text(_ values: [String: ShownValue]) -> String {
        "{" + lines(values).joined(separator: ", ") + "}"
    }

    /// One line for each key, in the keys' order.
    static func lines(_ values: [String: ShownValue]) -> [String] {
        values.sorted { $0.key < $1.key }.map { "\(Plain.text($0.key)): \($0.value.text)" }
    }
}
