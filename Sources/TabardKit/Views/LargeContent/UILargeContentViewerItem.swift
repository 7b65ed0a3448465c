/// Something whose title and image are shown large while it is pressed, for people who want the largest texts.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The title that is shown.
    var largeContentTitle: String? { get }
    /// The image that is shown.
    var largeContentImage: UIImage? { get }
    /// Whether the image is made larger.
    var scalesLargeContentImage: Bool { get }
    /// Moves the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view has set of its large content.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage: Bool?
    var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    /// Whether the view is shown large while it is pressed; false by default.
    public var showsLargeContentViewer: Bool {
        get { _largeContent?.isShown ?? false }
        set { _changeLargeContent { $0.isShown = newValue } }
    }

    /// The title that is shown large; by default what a screen reader calls the view.
    public var largeContentTitle: String? {
        get { _largeContent?.title ?? _accessibility.label }
        set { _changeLargeContent { $0.title = newValue } }
    }

    /// The image that is shown large; nil by default.
    public var largeContentImage: UIImage? {
        get { _largeContent?.image }
        set { _changeLargeContent { $0.image = newValue } }
    }

    /// Whether the image is made larger, as suits drawings; false by default.
    public var scalesLargeContentImage: Bool {
        get { _largeContent?.scalesImage ?? false }
        set { _changeLargeContent { $0.scalesImage = newValue } }
    }

    /// Moves the large image, in points; zero by default.
    public var largeContentImageInsets: UIEdgeInsets {
        get { _largeContent?.imageInsets ?? .zero }
        set { _changeLargeContent { $0.imageInsets = newValue } }
    }

    private func _changeLargeContent(_ change: (inout LargeContent) -> Void) {
        var content = _largeContent ?? LargeContent()
        change(&content)
        _largeContent = content
    }
}
