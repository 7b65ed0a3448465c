/// What is drawn behind the content of a cell, a header or a button.
///
/// ```swift
/// var background = UIBackgroundConfiguration.listPlainCell()
/// background.backgroundColor = .systemYellow
/// background.cornerRadius = 8
/// cell.backgroundConfiguration = background
/// ```
public struct UIBackgroundConfiguration: Hashable {
    private(set) var _style: Style
    /// Whether the style is that of the list that the cell is in.
    let _followsList: Bool
    var _marks = ConfigurationMarks()
    private var _ownColor: UIColor??
    private var _ownRadius: CGFloat?
    private var _colorTransformer: HeldColorTransformer?
    private var _strokeTransformer: HeldColorTransformer?

    /// A view of the app's own that fills the background; nil by default.
    public var customView: UIView?
    /// The radius of the corners, in points; 0 in lists and 6 in buttons by default. Less than 0 counts as 0.
    public var cornerRadius: CGFloat {
        get { _ownRadius ?? _style.cornerRadius }
        set { _ownRadius = newValue }
    }
    /// How far the background stays inside the view, in points; zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the view's margins add to `backgroundInsets`; none by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; by default that of the style in its state.
    ///
    /// Nil is the tint colour, and in a button what its style has; for no colour set `clear`. A colour that is set holds
    /// in every state.
    public var backgroundColor: UIColor? {
        get { _ownColor ?? _style.color(_marks) }
        set { _ownColor = .some(newValue) }
    }
    /// Makes the colour that is shown of `backgroundColor`; nil, that is the colour itself, by default.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { _colorTransformer?.transformer }
        set { _colorTransformer = HeldColorTransformer(newValue) }
    }
    /// An image over the colour; nil by default.
    public var image: UIImage?
    /// How the image is placed; `scaleToFill` by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line around it; nil, that is the tint colour, by default.
    public var strokeColor: UIColor?
    /// Makes the colour that is shown of `strokeColor`; nil, that is the colour itself, by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { _strokeTransformer?.transformer }
        set { _strokeTransformer = HeldColorTransformer(newValue) }
    }
    /// The width of the line, in points; 0 by default.
    public var strokeWidth: CGFloat = 0
    /// How far outside the background's edge the line is, in points; less than 0 is inside. 0 by default.
    public var strokeOutset: CGFloat = 0

    init(_ style: Style = .button, followsList: Bool = false) {
        _style = style
        _followsList = followsList
    }

    /// The same background in the style of a list, if it follows the list that it is in.
    func _following(_ list: UIBackgroundConfiguration?) -> UIBackgroundConfiguration {
        guard _followsList, let list else { return self }
        var followed = self
        followed._style = list._style
        return followed
    }

    /// The colour that is shown with a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line that is shown with a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The same background as it is to look in a state; what the app has set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated._marks = ConfigurationMarks(state)
        return updated
    }
}
