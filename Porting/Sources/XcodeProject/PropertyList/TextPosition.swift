/// A place in a text.
public struct TextPosition: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in bytes of UTF-8, from 1, as the compiler counts.
    public var column: Int

    /// The place at a line and a column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
