/// Something on the screen that is no view, as a part of a drawing, and is an element to assistive technology.
///
/// ```swift
/// let bar = UIAccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "March"
/// bar.accessibilityValue = "12 rides"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 10, width: 20, height: 90)
/// chart.accessibilityElements = [bar]
/// ```
///
/// It appears on the bus once a container's `accessibilityElements` hold it. The kind of thing that its traits name is fixed then.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    weak var _shown: AccessibilityElementWidget?
    private let details = AccessibilityDetails()

    /// Makes an element of a container, which is normally a view.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// What the element is in; it is not kept alive.
    open weak var accessibilityContainer: AnyObject?

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    /// Whether assistive technology finds the element; true by default.
    open var isAccessibilityElement = true {
        didSet { _shown?.update() }
    }

    /// What a screen reader calls the element; nil by default.
    open var accessibilityLabel: String? {
        didSet { _shown?.update() }
    }

    /// What a screen reader reads after the label; nil by default.
    open var accessibilityValue: String? {
        didSet { _shown?.update() }
    }

    /// What acting on the element does; nil by default.
    open var accessibilityHint: String? {
        didSet { _shown?.update() }
    }

    /// The label with attributes, which screen readers on Linux don't use.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { text(details.attributedLabel, $0) } }
        set {
            details.attributedLabel = newValue
            accessibilityLabel = newValue?.string
        }
    }

    /// The value with attributes, which screen readers on Linux don't use.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { text(details.attributedValue, $0) } }
        set {
            details.attributedValue = newValue
            accessibilityValue = newValue?.string
        }
    }

    /// The hint with attributes, which screen readers on Linux don't use.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { text(details.attributedHint, $0) } }
        set {
            details.attributedHint = newValue
            accessibilityHint = newValue?.string
        }
    }

    private func text(_ attributed: NSAttributedString?, _ plain: String) -> NSAttributedString {
        attributed.flatMap { $0.string == plain ? $0 : nil } ?? NSAttributedString(string: plain)
    }

    /// What the element is; nothing in particular by default.
    open var accessibilityTraits = UIAccessibilityTraits.none {
        didSet { _shown?.update() }
    }

    /// Where the element is on the screen. It stays there when the container moves; see `accessibilityFrameInContainerSpace`.
    open var accessibilityFrame: CGRect {
        get {
            guard let inContainer = details.frameInContainer, let view = accessibilityContainer as? UIView
            else {
                return details.frame ?? .zero
            }
            return UIAccessibility.convertToScreenCoordinates(inContainer, in: view)
        }
        set {
            details.frame = newValue
            details.frameInContainer = nil
            _shown?.move()
        }
    }

    /// Where the element is in the container's coordinates; it moves with the container.
    open var accessibilityFrameInContainerSpace: CGRect {
        get {
            if let frame = details.frameInContainer { return frame }
            guard let frame = details.frame, let view = accessibilityContainer as? UIView else {
                return .zero
            }
            return view.convert(frame, from: nil)
        }
        set {
            details.frameInContainer = newValue
            _shown?.move()
        }
    }

    /// The element's outline on the screen; nil by default. Screen readers on Linux know rectangles alone.
    open var accessibilityPath: UIBezierPath? {
        get { details.path }
        set { details.path = newValue }
    }

    /// Where assistive technology taps the element, on the screen; the middle of its frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return details.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { details.activationPoint = newValue }
    }

    /// The language of what is said; nil by default. Without effect on Linux.
    open var accessibilityLanguage: String? {
        get { details.language }
        set { details.language = newValue }
    }

    /// A name for tests, never shown or spoken; nil by default.
    open var accessibilityIdentifier: String?

    /// What a screen reader can do with the element beyond pressing it; nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { _shown?.update() }
    }

    /// Ways from one thing to the next of its kind; nil by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { details.rotors }
        set {
            details.rotors = newValue
            _shown?.update()
        }
    }

    /// Whether the keyboard reaches the element as something to be used; what its traits say by default.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { details.respondsToUserInteraction ?? accessibilityTraits.isInteractive }
        set {
            details.respondsToUserInteraction = newValue
            _shown?.update()
        }
    }

    open override var isFirstResponder: Bool { _shown?.isFocused ?? false }
}
