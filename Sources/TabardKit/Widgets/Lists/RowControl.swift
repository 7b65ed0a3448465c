/// A button that stands in a cell beside its content, such as that for more info.
///
/// The Tab key goes on to it from its row, and from there out of the list: a long list stays one stop, and a step into its row.
@MainActor
protocol RowControl: UIControl {
    /// Whether the row is the one that the Tab key comes to, or the list has no such row.
    var isInReach: Bool { get set }
}
