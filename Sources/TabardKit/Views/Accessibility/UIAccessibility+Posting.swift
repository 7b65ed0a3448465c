internal import GtkInterop

extension UIAccessibility {
    /// Something that an app tells assistive technology.
    @frozen
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Says the argument, a `String` or an `NSAttributedString`.
        public static let announcement = Notification(rawValue: 1008)
        /// Part of the screen changed. The argument is the element to go to, or a text to say; nil for neither.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The screen is another one. The argument is the element to go to, or a text to say; nil for neither.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A page was scrolled. The argument is a text to say, such as "Page 3 of 9".
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Assistive technology is to be silent for a while. Without effect on Linux, where it can't be asked to.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// Assistive technology may go on. Without effect on Linux.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// Tells assistive technology something.
    ///
    /// What is said is said at once: whatever else a screen reader is saying ends. Of a changed layout or screen, views whose class
    /// has an `accessibilityLabel` or the like of its own are asked for it anew.
    ///
    /// - Parameters:
    ///   - notification: What is told.
    ///   - argument: As the notification says; anything else is taken for nil.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        switch notification {
        case .announcement:
            guard let text else { return }
            Announcer.say(text)
            MainLoop.whenIdle {
                NotificationCenter.default.post(
                    name: announcementDidFinishNotification,
                    object: nil,
                    userInfo: [
                        announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true,
                    ]
                )
            }
        case .layoutChanged, .screenChanged:
            for window in RootViews.shown { window._askAllForAccessibility() }
            if let text { Announcer.say(text) } else { Announcer.go(to: argument as AnyObject?) }
        case .pageScrolled:
            if let text { Announcer.say(text) }
        default: break
        }
    }

    /// Posted when an announcement was made, with its text and whether it was said.
    ///
    /// Linux has no way to hear of that: it is posted once the text was handed over.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification"
    )
    /// The announcement's text, as a `String`.
    nonisolated public static let announcementStringValueUserInfoKey =
        "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether it was said, as a `Bool`.
    nonisolated public static let announcementWasSuccessfulUserInfoKey =
        "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Posted when assistive technology goes from one element to another.
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification"
    )
    /// The element that it comes to.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that it leaves.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// The element that has the focus of the window that is used, and with it a screen reader's.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
        -> Any?
    {
        RootViews.active?._focusedElement
    }

    /// A kind of assistive technology.
    @frozen
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Screen readers.
        public static let notificationVoiceOver = Self(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
        )
        /// Switches.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
        )
    }

    /// A rectangle of a view where the screen has it, as `accessibilityFrame` wants it.
    ///
    /// The screen begins at the upper left corner of the window, since no program knows where its windows are.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// An outline of a view where the screen has it.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let (right, down) = (
            view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
        )
        let path = path.copy() as? UIBezierPath ?? path
        path.apply(
            CGAffineTransform(
                a: right.x - origin.x,
                b: right.y - origin.y,
                c: down.x - origin.x,
                d: down.y - origin.y,
                tx: origin.x,
                ty: origin.y
            )
        )
        return path
    }
}

extension UIView {
    /// Asks all views in this one whose class has properties of its own what they are now.
    func _askAllForAccessibility() {
        _askForAccessibility()
        for widget in _accessibility.details?.elementWidgets ?? [] { widget.update() }
        for view in _subviews { view._askAllForAccessibility() }
    }
}
