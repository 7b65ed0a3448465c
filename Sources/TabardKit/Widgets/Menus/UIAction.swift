/// What an action calls when the user triggers it.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something that a button or a bar button item does: a closure with a title and an image.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///     systemItem: .edit, primaryAction: UIAction { _ in print("edit") })
/// ```
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Names an action.
    @frozen
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    let _handler: UIActionHandler

    /// The command with keys for which the action stands in a menu, which shows them.
    var _keyCommand: UIKeyCommand?

    private init(
        _title: String,
        image: UIImage?,
        identifier: Identifier?,
        attributes: UIMenuElement.Attributes,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
        self.attributes = attributes
        _handler = handler
        _titleNow = _title
        _imageNow = image
        super.init(_title: _title, image: image)
    }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The text that stands for it, for controls without a title of their own.
    ///   - subtitle: A smaller text below the title, in menus.
    ///   - image: The image that stands for it, for controls without an image of their own.
    ///   - identifier: A name; a unique one by default.
    ///   - discoverabilityTitle: A longer text, which a screen reader reads after the title in menus.
    ///   - attributes: Whether it can be used; it can by default.
    ///   - state: Whether what it stands for is on, which menus show; off by default.
    ///   - handler: Called on the main thread each time the user triggers the action.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            _title: title,
            image: image,
            identifier: identifier,
            attributes: attributes,
            handler: handler
        )
        self.subtitle = subtitle
        self.discoverabilityTitle = discoverabilityTitle
        self.state = state
    }

    /// The action's name.
    public let identifier: Identifier

    private var _titleNow: String
    private var _imageNow: UIImage?

    /// The text that stands for the action.
    open override var title: String {
        get { _titleNow }
        set { _titleNow = newValue }
    }

    /// The image that stands for the action.
    open override var image: UIImage? {
        get { _imageNow }
        set { _imageNow = newValue }
    }

    /// Whether the action can be used; empty, that is it can, by default.
    open var attributes: UIMenuElement.Attributes

    /// Whether what the action stands for is on, which menus show; off by default.
    open var state: UIMenuElement.State = .off

    /// A longer text, which a screen reader reads after the title in menus; nil by default.
    open var discoverabilityTitle: String?

    /// What triggered the action, while the handler runs.
    open internal(set) var sender: Any?

    /// The image that stands for the action in a menu while it is on; nil for `image`, by default.
    open var selectedImage: UIImage?

    /// Calls the handler, unless the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) { _perform(sender: sender) }

    func _perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        _handler(self)
        self.sender = nil
    }
}
