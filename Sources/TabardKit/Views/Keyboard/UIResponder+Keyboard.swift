/// What apps are told of the keyboard on the screen while one of their texts is edited.
///
/// There are two: what the app itself shows, its `inputView` and `inputAccessoryView`, and the desktop's own. The desktops of
/// Linux phones say when theirs is in sight, and take its room from the window, so that it covers nothing of it. Frames are of what
/// covers the window: the app's own views, and none of the desktop's keyboard, which is told with a height of 0 at the window's
/// lower edge. So an app that makes its content's inset as high as the frame, one that converts the frame and looks what it
/// covers, and one that uses `keyboardLayoutGuide` all leave the room that is needed. Of a keyboard that lies over the window the
/// frame is not known, and has no height either.
///
/// Frames are those of the window with the text. A keyboard that has another frame is told as one that comes, as on iOS. The object
/// is the screen.
extension UIResponder {
    /// The keyboard comes, or gets another size; its frame changes before.
    nonisolated public static let keyboardWillShowNotification =
        Notification.Name("UIKeyboardWillShowNotification")

    /// The keyboard came, or got another size.
    nonisolated public static let keyboardDidShowNotification =
        Notification.Name("UIKeyboardDidShowNotification")

    /// The keyboard goes.
    nonisolated public static let keyboardWillHideNotification =
        Notification.Name("UIKeyboardWillHideNotification")

    /// The keyboard went.
    nonisolated public static let keyboardDidHideNotification =
        Notification.Name("UIKeyboardDidHideNotification")

    /// The keyboard gets another frame: it comes, goes or is of another size.
    nonisolated public static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")

    /// The keyboard got another frame.
    nonisolated public static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The keyboard's frame before, an `NSValue` with a `CGRect`.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

    /// The keyboard's frame after, an `NSValue` with a `CGRect`.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// How long the keyboard moves, in seconds: an `NSNumber`, 0 on Linux.
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"

    /// The number of the `UIView.AnimationCurve` of the movement, an `NSNumber`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"

    /// Whether the keyboard is there for this app, an `NSNumber`; true.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
