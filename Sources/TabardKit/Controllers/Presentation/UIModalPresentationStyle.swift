/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; what was there leaves the screen.
    case fullScreen = 0
    /// As a page that leaves a strip of the window below it in sight.
    case pageSheet = 1
    /// As a small page in the middle of a wide window.
    case formSheet = 2
    /// Over the nearest controller around that has `definesPresentationContext`, which leaves the screen; else over the whole
    /// window.
    case currentContext = 3
    /// Over the whole window; what was there stays and may show through.
    case overFullScreen = 5
    /// Over the nearest controller around that has `definesPresentationContext`, which stays; else over the whole window.
    case overCurrentContext = 6
    /// As the `transitioningDelegate` says, by a presentation controller or an animator of its own: over the whole window, and
    /// what was there stays.
    case custom = 4
    /// Beside something, in a wide window; see `popoverPresentationController`.
    case popover = 7
    /// Not presented; what transitions in tab bar and navigation controllers tell.
    case none = -1
    /// As a page.
    case automatic = -2

    var _kind: PresentationKind {
        switch self {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        case .custom: .custom
        case .pageSheet, .automatic, .none, .popover: .page
        case .formSheet: .form
        }
    }
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It comes from below.
    case coverVertical = 0
    /// It fades in.
    case crossDissolve = 2
}

/// What a presentation looks like.
enum PresentationKind: Equatable {
    case fullScreen
    case overFullScreen
    case currentContext
    case overCurrentContext
    /// Wherever an app's presentation controller or animator puts it.
    case custom
    case page
    case form
    /// In the middle, over all.
    case alert
    /// At the lower edge.
    case actionSheet
    /// Beside something, in window coordinates.
    case popover(CGRect)
    /// Beside something, in window coordinates, with an arrow that points one of the ways.
    case pointing(CGRect, UIPopoverArrowDirection)
    /// As a dialog of the desktop's, which has a window of its own.
    case dialog

    /// Whether what lies below leaves the screen.
    var covers: Bool { self == .fullScreen || self == .currentContext }

    /// Whether it lies over a part of the window only, if there is one that wants that.
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether it is a sheet, at the lower edge or in the middle.
    var isSheet: Bool { self == .page || self == .form }

    /// Whether it is a popover with an arrow, which may become a page.
    var isPointing: Bool {
        if case .pointing = self { return true }
        return false
    }

    /// Whether the Escape key is a wish to leave it.
    var leavesOnEscape: Bool {
        switch self {
        case .page, .form, .alert, .actionSheet, .popover, .pointing, .dialog: true
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: false
        }
    }

    /// Whether a click beside it is a wish to leave it.
    var leavesOnClickBeside: Bool {
        switch self {
        case .page, .form, .actionSheet, .popover, .pointing: true
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .alert,
            .dialog:
            false
        }
    }
}
