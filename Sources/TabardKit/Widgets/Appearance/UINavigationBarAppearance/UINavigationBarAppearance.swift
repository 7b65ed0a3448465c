internal import GtkInterop

/// What a navigation bar looks like: its background, its titles and its buttons.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationBar.standardAppearance = appearance
/// navigationBar.scrollEdgeAppearance = appearance
/// ```
///
/// A bar that has been given an appearance no longer follows `barTintColor`, `titleTextAttributes` and its other older
/// properties.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    private var buttons = BarButtonLooks()

    /// Makes an appearance with the usual background.
    public convenience init() {
        self.init(idiom: UIDevice.current.userInterfaceIdiom)
    }

    /// Makes an appearance with the usual background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Makes a copy: of a navigation bar's appearance all, of another bar's what both have.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttons = other.buttons.copy()
    }

    /// The font and the colour of the small title; empty, that is the system's, by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { _changed?() }
    }

    /// The font and the colour of the large title; empty, that is the system's, by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { _changed?() }
    }

    /// How far the small title is moved from its place; zero by default.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { _changed?() }
    }

    /// The titles of plain buttons. It is copied when it is set.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain(observedBy: self) }
        set { buttons.setPlain(newValue, observedBy: self) }
    }

    /// The titles of buttons of the style `done`. It is copied when it is set.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done(observedBy: self) }
        set { buttons.setDone(newValue, observedBy: self) }
    }

    /// The title of the button that leads back. It is copied when it is set.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.back(observedBy: self) }
        set { buttons.setBack(newValue, observedBy: self) }
    }

    /// The looks of buttons, without making those that nobody asked for.
    var _buttons: BarButtonLooks { buttons }

    override func _isEqual(to other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance, super._isEqual(to: other) else { return false }
        return TextAttributes(titleTextAttributes) == TextAttributes(other.titleTextAttributes)
            && TextAttributes(largeTitleTextAttributes) == TextAttributes(other.largeTitleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && buttons.isEqual(to: other.buttons)
    }
}

/// The appearances of a bar's buttons, each made when it is first asked for.
@MainActor
struct BarButtonLooks {
    private(set) var plain: UIBarButtonItemAppearance?
    private(set) var done: UIBarButtonItemAppearance?
    private(set) var back: UIBarButtonItemAppearance?

    mutating func plain(observedBy owner: UIBarAppearance) -> UIBarButtonItemAppearance {
        if plain == nil {
            setPlain(UIBarButtonItemAppearance(style: .plain), observedBy: owner, isNew: false)
        }
        return plain ?? UIBarButtonItemAppearance(style: .plain)
    }

    mutating func done(observedBy owner: UIBarAppearance) -> UIBarButtonItemAppearance {
        if done == nil { setDone(UIBarButtonItemAppearance(style: .done), observedBy: owner, isNew: false) }
        return done ?? UIBarButtonItemAppearance(style: .done)
    }

    mutating func back(observedBy owner: UIBarAppearance) -> UIBarButtonItemAppearance {
        if back == nil { setBack(UIBarButtonItemAppearance(style: .plain), observedBy: owner, isNew: false) }
        return back ?? UIBarButtonItemAppearance(style: .plain)
    }

    mutating func setPlain(
        _ look: UIBarButtonItemAppearance,
        observedBy owner: UIBarAppearance,
        isNew: Bool = true
    ) { plain = Self.kept(look, owner, isNew) }

    mutating func setDone(
        _ look: UIBarButtonItemAppearance,
        observedBy owner: UIBarAppearance,
        isNew: Bool = true
    ) { done = Self.kept(look, owner, isNew) }

    mutating func setBack(
        _ look: UIBarButtonItemAppearance,
        observedBy owner: UIBarAppearance,
        isNew: Bool = true
    ) { back = Self.kept(look, owner, isNew) }

    private static func kept(
        _ look: UIBarButtonItemAppearance,
        _ owner: UIBarAppearance,
        _ isNew: Bool
    ) -> UIBarButtonItemAppearance {
        let copy = look._copy()
        copy._changed = { [weak owner] in owner?._changed?() }
        if isNew { owner._changed?() }
        return copy
    }

    func copy() -> BarButtonLooks {
        BarButtonLooks(plain: plain?._copy(), done: done?._copy(), back: back?._copy())
    }

    func isEqual(to other: BarButtonLooks) -> Bool {
        plain?._texts == other.plain?._texts && done?._texts == other.done?._texts
            && back?._texts == other.back?._texts
    }
}
