/// An element of a menu that calls a method of the first responder that has it.
///
/// ```swift
/// UIMenu(children: [UICommand(title: "Print", action: #selector(printPage(_:)))])
/// ```
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    private var titleNow: String
    private var imageNow: UIImage?
    private let method: Selector
    private let list: Any?
    private let others: [UICommandAlternate]

    init(
        _title: String,
        image: UIImage?,
        action: Selector,
        propertyList: Any?,
        alternates: [UICommandAlternate]
    ) {
        titleNow = _title
        imageNow = image
        method = action
        list = propertyList
        others = alternates
        super.init(_title: _title, image: image)
    }

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - title: The text that stands for it.
    ///   - image: The image that stands for it.
    ///   - action: The method that is called, with the command as its first argument.
    ///   - propertyList: Something that tells commands with the same method apart.
    ///   - alternates: Other methods, for when more keys are held.
    ///   - discoverabilityTitle: A longer text, for screen readers and for the window of keyboard shortcuts.
    ///   - attributes: Whether it can be used; it can by default.
    ///   - state: Whether what it stands for is on; off by default.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            _title: title,
            image: image,
            action: action,
            propertyList: propertyList,
            alternates: alternates
        )
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// The text that stands for the command.
    open override var title: String {
        get { titleNow }
        set { titleNow = newValue }
    }

    /// The image that stands for the command.
    open override var image: UIImage? {
        get { imageNow }
        set { imageNow = newValue }
    }

    /// The image that stands for the command while it is on; nil for `image`, by default.
    open var selectedImage: UIImage?

    /// A longer text, for screen readers and for the window of keyboard shortcuts; nil by default.
    open var discoverabilityTitle: String?

    /// The method that is called.
    open var action: Selector { method }

    /// Something that tells commands with the same method apart; nil by default.
    open var propertyList: Any? { list }

    /// Whether the command can be used; empty, that is it can, by default.
    open var attributes: UIMenuElement.Attributes = []

    /// Whether what the command stands for is on, which menus show; off by default.
    open var state: UIMenuElement.State = .off

    /// Other methods, for when more keys are held; none by default.
    open var alternates: [UICommandAlternate] { others }

    /// What triggered the command, while the method runs.
    open internal(set) var sender: Any?

    /// Calls the method of a target, or of the first responder that has it if that is nil.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        ActionDelivery.send(action, to: target, from: self, for: nil)
        self.sender = nil
    }
}
