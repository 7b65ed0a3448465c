/// What is drawn behind a button's content.
public struct UIBackgroundConfiguration: Hashable {
    /// The radius of the corners, in points; 6 by default. Less than 0 counts as 0.
    public var cornerRadius: CGFloat = 6
    /// How far the background stays inside the view, in points; zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour; nil, that is what the button's style has, by default.
    public var backgroundColor: UIColor?
    /// The colour of the line around it; nil, that is no line, by default.
    public var strokeColor: UIColor?
    /// The width of the line, in points; 0 by default.
    public var strokeWidth: CGFloat = 0

    init() {}

    /// Draws nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        background.cornerRadius = 0
        return background
    }
}
