/// An image and two texts, in the looks that lists give their cells, headers and footers.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favourites"
/// content.secondaryText = "12"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: Hashable {
    let _style: Style
    var _marks = ConfigurationMarks() {
        didSet {
            textProperties._isDisabled = _marks.isDisabled
            secondaryTextProperties._isDisabled = _marks.isDisabled
            imageProperties._isDisabled = _marks.isDisabled
        }
    }

    /// The image where reading begins; nil by default.
    public var image: UIImage?
    /// The text; nil by default.
    public var text: String?
    /// The second text; nil by default.
    public var secondaryText: String?
    /// How the image is shown.
    public var imageProperties: ImageProperties
    /// How the text is shown.
    public var textProperties: TextProperties
    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties
    /// The axes on which the content keeps at least the margins of the view around it; `horizontal` by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The space around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts stand beside each other where there is room for that, the second one where reading ends.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The space between image and texts, in points.
    public var imageToTextPadding: CGFloat
    /// The least space between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// The space between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat

    init(_ style: Style) {
        _style = style
        imageProperties = ImageProperties()
        textProperties = style.text
        secondaryTextProperties = style.secondaryText
        directionalLayoutMargins = style.margins
        prefersSideBySideTextAndSecondaryText = style == .value
        imageToTextPadding = ListContentLayout.gap
        textToSecondaryTextHorizontalPadding = 8
        textToSecondaryTextVerticalPadding = 0
    }

    /// The same content as it is to look in a state: faint while disabled. What the app has set stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        updated._marks = ConfigurationMarks(state)
        return updated
    }
}

// Apart from the structure, which is thus free of the main thread: only its view belongs to that.
extension UIListContentConfiguration: UIContentConfiguration {
    /// Makes a `UIListContentView`.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}
