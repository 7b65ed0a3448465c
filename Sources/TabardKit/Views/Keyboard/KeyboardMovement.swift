/// A keyboard that comes, goes or gets another size, as apps are told of it.
struct KeyboardMovement: Hashable {
    enum Kind: Hashable {
        case shows
        case changes
        case hides
    }

    let kind: Kind
    /// Where the keyboard was before, in the window's coordinates.
    let begin: CGRect
    /// Where it is afterwards.
    let end: CGRect

    /// What is posted before it, in this order. Of another size apps are told as of a keyboard that comes, as on iOS.
    var namesBefore: [Notification.Name] {
        [
            UIResponder.keyboardWillChangeFrameNotification,
            kind == .hides
                ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
        ]
    }

    /// What is posted after it.
    var namesAfter: [Notification.Name] {
        [
            UIResponder.keyboardDidChangeFrameNotification,
            kind == .hides
                ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
        ]
    }
}
