/// A view whose font follows the size of texts that the user wants.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
