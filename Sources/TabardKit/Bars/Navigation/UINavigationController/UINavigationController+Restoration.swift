extension UINavigationController {
    static var _stackKey: String { "UINavigationControllerStack" }

    /// The stack without the columns of a split view controller, which puts them there itself in a narrow window.
    private var _ownStack: [UIViewController] {
        _stack.filter { $0._restorationOwner.map { $0 === self } ?? true }
    }

    /// The group whose stack it is, and all tabs in that.
    var _managedTabs: [UITab] { _managedGroup.map { DeclaredTabs.all([$0]) } ?? [] }

    /// The pages of the group whose stack it is that are made already, and not on the stack.
    var _pagesOffStack: [UIViewController] {
        _managedTabs.compactMap(\._existingController).filter { $0._parent == nil }
    }

    /// Writes the stack under keys that begin with a text.
    func _encodeStack(with coder: NSCoder, _ key: String) {
        let stack = _ownStack
        coder.encode(stack.count, forKey: key + "Count")
        for (index, controller) in stack.enumerated() { coder.encode(controller, forKey: "\(key)\(index)") }
    }

    /// Sets the stack up to the first controller that does not come back. One without an identifier, which the app put there,
    /// stays where it is.
    func _decodeStack(with coder: NSCoder, _ key: String) {
        let count = coder.decodeInteger(forKey: key + "Count")
        let former = _ownStack
        var stack: [UIViewController] = []
        for index in 0..<max(0, min(count, Self.maximumRestoredCount)) {
            if let controller = coder.decodeObject(forKey: "\(key)\(index)") as? UIViewController {
                guard _canStack(controller, on: stack) else { break }
                stack.append(controller)
            } else if index < former.count, former[index].restorationIdentifier == nil {
                stack.append(former[index])
            } else {
                break
            }
        }
        let isSame = stack.count == former.count && zip(stack, former).allSatisfy { $0 === $1 }
        guard !stack.isEmpty, !isSame else { return }
        let columns = _stack.filter { column in !former.contains { $0 === column } }
        setViewControllers(stack + columns, animated: false)
    }

    /// What a file says of a stack may be anything, and pushing some controllers is a programming error.
    private func _canStack(_ controller: UIViewController, on stack: [UIViewController]) -> Bool {
        controller !== self && !stack.contains { $0 === controller }
            && !(controller is UINavigationController)
            && controller._presenting == nil && !_ancestors.contains { $0 === controller }
    }

    private static var maximumRestoredCount: Int { 10_000 }
}
