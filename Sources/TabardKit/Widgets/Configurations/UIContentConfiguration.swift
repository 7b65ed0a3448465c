/// What a cell shows, as a value that makes the view for it.
///
/// An app that wants content of its own writes a structure for the values and a view for them:
///
/// ```swift
/// struct RatingConfiguration: UIContentConfiguration {
///     var stars = 0
///     func makeContentView() -> any UIView & UIContentView { RatingView(configuration: self) }
///     func updated(for state: any UIConfigurationState) -> RatingConfiguration { self }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows this.
    func makeContentView() -> any UIView & UIContentView

    /// The same content as it is to look in a state, such as selected.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What it shows; a new one of a kind that it supports shows at once.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; by default, whether it is of the same type as its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the same type as the view's own.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        _answer("supportsConfiguration:", configuration)
            ?? (type(of: configuration) == type(of: self.configuration))
    }
}
