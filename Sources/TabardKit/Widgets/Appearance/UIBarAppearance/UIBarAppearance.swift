import GtkInterop

/// What a bar's background looks like, to be given to one bar or to many.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// tabBar.standardAppearance = appearance
/// ```
///
/// A bar keeps a copy of the appearance that it is given. What its own property returns can be changed, and the bar
/// follows at once (A11).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, _SelectorAnswering, NSCopying {
    var _background: BarAppearanceBackground
    /// Called after anything changed.
    var _changed: (() -> Void)?

    /// The kind of device that the appearance is for.
    open var idiom: UIUserInterfaceIdiom { _idiom }
    private let _idiom: UIUserInterfaceIdiom

    /// Makes an appearance with the usual background.
    public convenience override init() {
        self.init(idiom: UIDevice.current.userInterfaceIdiom)
    }

    /// Makes an appearance with the usual background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        _idiom = idiom
        _background = .standard
        super.init()
    }

    /// Makes a copy of what any kind of bar's appearance has in common.
    public required init(barAppearance: UIBarAppearance) {
        _idiom = barAppearance.idiom
        _background = barAppearance._background
        super.init()
    }

    /// A copy, on which nothing depends. Call it on the main thread only.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainLoop.assumed { Self(barAppearance: self) }
    }

    /// Takes the usual background: a translucent material and a fine line.
    open func configureWithDefaultBackground() { _setBackground(.standard) }

    /// Takes an opaque background in the system's colour, and a fine line.
    open func configureWithOpaqueBackground() { _setBackground(.opaque) }

    /// Takes no background and no line.
    open func configureWithTransparentBackground() { _setBackground(.transparent) }

    /// What happens to what lies behind the bar; nil leaves it as it is.
    open var backgroundEffect: UIBlurEffect? {
        get { _background.effect }
        set { _change { $0.effect = newValue } }
    }

    /// The colour above the effect; nil, that is none, by default.
    open var backgroundColor: UIColor? {
        get { _background.color }
        set { _change { $0.color = newValue } }
    }

    /// The image above the colour; nil, that is none, by default.
    open var backgroundImage: UIImage? {
        get { _background.image }
        set { _change { $0.image = newValue } }
    }

    /// How the image is placed in the bar; `scaleToFill` by default.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { _background.imageContentMode }
        set { _change { $0.imageContentMode = newValue } }
    }

    /// The colour of the line at the bar's edge; nil or clear for none.
    ///
    /// A `shadowImage` that is a template is drawn in it; another image is drawn in its own colours.
    open var shadowColor: UIColor? {
        get { _background.shadowColor }
        set { _change { $0.shadowColor = newValue } }
    }

    /// The image at the bar's edge, in the line's place; nil, that is the line, by default.
    open var shadowImage: UIImage? {
        get { _background.shadowImage }
        set { _change { $0.shadowImage = newValue } }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return MainLoop.assumed { _isEqual(to: other) }
    }

    open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    func _isEqual(to other: UIBarAppearance) -> Bool { _background == other._background }

    private func _setBackground(_ background: BarAppearanceBackground) {
        _background = background
        _changed?()
    }

    private func _change(_ change: (inout BarAppearanceBackground) -> Void) {
        change(&_background)
        _changed?()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIBarAppearance.self) }
}
