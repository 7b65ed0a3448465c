/// What stands where there is no content: an image, two texts and two buttons.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "star.slash")
/// empty.text = "No Favourites"
/// empty.secondaryText = "Your favourites appear here."
/// controller.contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: Hashable {
    /// Where the parts stand to each other.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// Where reading begins.
        case natural = 1
    }

    let _style: Style
    private var _searchText: String?
    private var _ownText: String??

    /// The image; nil by default, and a magnifying glass for a search.
    public var image: UIImage?
    /// How the image is shown, or the wheel of `loading()`.
    public var imageProperties: ImageProperties
    /// The text; nil by default. That of a search and that of loading are in the desktop's language.
    public var text: String? {
        get { _ownText ?? _style.text(searching: _searchText) }
        set { _ownText = .some(newValue) }
    }
    /// The text with its attributes, which count for more than `text` and its properties; nil by default.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The smaller text below; nil by default.
    public var secondaryText: String?
    /// The smaller text with its attributes, which count for more than `secondaryText` and its properties; nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// How the smaller text is shown.
    public var secondaryTextProperties: TextProperties
    /// What the button looks like; it is there if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// What the second button, below the first, looks like; it is there if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the parts stand to each other; `center` by default.
    public var alignment = Alignment.center
    /// The axes on which the content keeps at least the margins of the view around it; both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The least space around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16,
        leading: 16,
        bottom: 16,
        trailing: 16
    )
    /// The space between the image and the first text, in points.
    public var imageToTextPadding: CGFloat
    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The space between the last text and the first button, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is drawn behind; nothing by default.
    public var background = UIBackgroundConfiguration.clear()

    init(_ style: Style) {
        _style = style
        image = style.image
        imageProperties = style.imageProperties
        textProperties = style.textProperties
        secondaryText = style.secondaryText
        secondaryTextProperties = Style.secondaryTextProperties
        imageToTextPadding = style.imagePadding
    }

    /// The same content as it is to look in a state: one made by `search()` names what is searched for. What the app has set
    /// stays.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var updated = self
        updated._searchText = (state as? UIContentUnavailableConfigurationState)?.searchText
        updated.background = background.updated(for: state)
        return updated
    }
}

// Apart from the structure, which is thus free of the main thread: only its view belongs to that.
extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Makes a `UIContentUnavailableView`.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }
}
