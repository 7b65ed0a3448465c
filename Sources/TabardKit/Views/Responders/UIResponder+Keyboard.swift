/// The names of what iOS tells of its keyboard on the screen.
///
/// Nothing is posted under them on Linux: a keyboard on the screen is the desktop's, which makes room for it by itself. They
/// are there for programs that listen.
extension UIResponder {
    /// The keyboard is about to come; never posted on Linux.
    nonisolated public static let keyboardWillShowNotification =
        Notification.Name("UIKeyboardWillShowNotification")

    /// The keyboard came; never posted on Linux.
    nonisolated public static let keyboardDidShowNotification =
        Notification.Name("UIKeyboardDidShowNotification")

    /// The keyboard is about to go; never posted on Linux.
    nonisolated public static let keyboardWillHideNotification =
        Notification.Name("UIKeyboardWillHideNotification")

    /// The keyboard went; never posted on Linux.
    nonisolated public static let keyboardDidHideNotification =
        Notification.Name("UIKeyboardDidHideNotification")

    /// The keyboard is about to move; never posted on Linux.
    nonisolated public static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")

    /// The keyboard moved; never posted on Linux.
    nonisolated public static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The keyboard's frame before, in such a notification.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

    /// The keyboard's frame after, in such a notification.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// How long the keyboard moves, in such a notification.
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"

    /// The curve of the keyboard's movement, in such a notification.
    nonisolated public static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"

    /// Whether the keyboard is this app's, in such a notification.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
