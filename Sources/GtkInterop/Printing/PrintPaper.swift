/// The paper of a page, in points.
public struct PrintPaper: Hashable, Sendable {
    /// All of it.
    public var area: Rectangle
    /// Where the printer prints.
    public var printable: Rectangle
}
