/// Text of lines that each have a name, a space and a value, for people to read.
package struct LineFields: Sendable {
    /// The names and values, in their order.
    package private(set) var fields: [(name: String, value: String)] = []

    /// Makes a text without lines.
    package init() {}

    /// Reads a text; nil if it is not UTF-8, or a line has no name.
    package init?(_ bytes: ArraySlice<UInt8>) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(
                separator: UInt8(ascii: " "),
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard parts.count == 2, let name = String(validating: parts[0], as: UTF8.self), !name.isEmpty,
                let value = String(validating: parts[1], as: UTF8.self)
            else { return nil }
            fields.append((name, value))
        }
    }

    /// The value of the first line with a name.
    package subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// Adds a line; the value has no line feed.
    package mutating func append(_ name: String, _ value: String) {
        fields.append((name, value))
    }

    /// The text in UTF-8.
    package var bytes: [UInt8] {
        Array(fields.map { "\($0.name) \($0.value)\n" }.joined().utf8)
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// The number in as many hexadecimal digits as its type has.
    package var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
    }

    /// Reads what `hexadecimal` gives, and nothing else.
    package init?(hexadecimal text: some StringProtocol) {
        let isDigits = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard isDigits, text.utf8.count == Self.bitWidth / 4 else { return nil }
        self.init(text, radix: 16)
    }
}
