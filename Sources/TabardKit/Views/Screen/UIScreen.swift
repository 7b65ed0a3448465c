internal import GtkInterop

/// The area that the app's windows have.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment, _SelectorAnswering {
    /// The one screen of the app.
    public static let main = UIScreen()

    /// The area for a window, in points.
    ///
    /// On a desktop an app does not own the whole monitor, so this is the size of the main window,
    /// and before there is one the size at which it will open: 390 by 844 points, or what the
    /// environment variable `TABARD_WINDOW_SIZE` says, such as `320x568`.
    open var bounds: CGRect {
        CGRect(origin: .zero, size: RootViews.shown.first?.bounds.size ?? _initialSize)
    }

    /// Device pixels a point; 1 before the first window is shown.
    open var scale: CGFloat {
        CGFloat(RootViews.shown.first?._widget?.scaleFactor ?? 1)
    }

    /// What the desktop asks for: light or dark, direction, contrast.
    open var traitCollection: UITraitCollection { _traits }

    /// Called after light, dark or contrast changed; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The coordinates of the app's windows, which stand where the desktop puts them.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// A point of the screen in another area's coordinates.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }

    /// A point of another area in the screen's coordinates.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }

    /// The smallest rectangle around one of the screen, in another area's coordinates.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }

    /// The smallest rectangle around one of another area, in the screen's coordinates.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }

    let _initialSize: CGSize = UIScreen.initialSize(
        from: ProcessInfo.processInfo.environment["TABARD_WINDOW_SIZE"]
    )
    var _traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(userInterfaceStyle: .light),
        UITraitCollection(displayScale: 1),
        UITraitCollection(preferredContentSizeCategory: .large),
        UITraitCollection(accessibilityContrast: .normal),
        UITraitCollection(userInterfaceLevel: .base),
        UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(legibilityWeight: .regular),
    ]) {
        // What is resolved outside of any view, such as colours for layers, follows the screen.
        didSet {
            UITraitCollection.current = _traits
            if _traits != oldValue { traitCollectionDidChange(oldValue) }
        }
    }

    /// Reads a size such as `390x844`; anything else, or less than 64 or more than 8,192 points,
    /// gives the default.
    static func initialSize(from text: String?) -> CGSize {
        let texts = (text ?? "").split(separator: "x", omittingEmptySubsequences: false)
        let parts = texts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        guard texts.count == 2, parts.count == 2, parts.allSatisfy((64...8192).contains) else {
            return CGSize(width: 390, height: 844)
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIScreen.self) }
}
