extension UINavigationController {
    private static let countKey = "UINavigationControllerStackCount"

    private static func key(_ index: Int) -> String { "UINavigationControllerStack\(index)" }

    func _encodeStack(with coder: NSCoder) {
        coder.encode(_stack.count, forKey: Self.countKey)
        for (index, controller) in _stack.enumerated() { coder.encode(controller, forKey: Self.key(index)) }
    }

    /// Sets the stack up to the first controller that does not come back. One without an identifier, which the app put there,
    /// stays where it is.
    func _decodeStack(with coder: NSCoder) {
        let count = coder.decodeInteger(forKey: Self.countKey)
        var stack: [UIViewController] = []
        for index in 0..<max(0, min(count, Self.maximumRestoredCount)) {
            if let controller = coder.decodeObject(forKey: Self.key(index)) as? UIViewController {
                guard _canStack(controller, on: stack) else { break }
                stack.append(controller)
            } else if index < _stack.count, _stack[index].restorationIdentifier == nil {
                stack.append(_stack[index])
            } else {
                break
            }
        }
        let isSame = stack.count == _stack.count && zip(stack, _stack).allSatisfy { $0 === $1 }
        guard !stack.isEmpty, !isSame else { return }
        setViewControllers(stack, animated: false)
    }

    /// What a file says of a stack may be anything, and pushing some controllers is a programming error.
    private func _canStack(_ controller: UIViewController, on stack: [UIViewController]) -> Bool {
        controller !== self && !stack.contains { $0 === controller }
            && !(controller is UINavigationController)
            && controller._presenting == nil && !_ancestors.contains { $0 === controller }
    }

    private static var maximumRestoredCount: Int { 10_000 }
}
