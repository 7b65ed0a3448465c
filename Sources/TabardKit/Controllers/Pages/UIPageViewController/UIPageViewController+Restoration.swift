extension UIPageViewController {
    private static func key(_ index: Int) -> String { "UIPageViewControllerPage\(index)" }

    func _encodePages(with coder: NSCoder) {
        for (index, page) in _shown.enumerated() { coder.encode(page, forKey: Self.key(index)) }
    }

    func _decodePages(with coder: NSCoder) {
        let pages = (0..<_spread).compactMap {
            coder.decodeObject(forKey: Self.key($0)) as? UIViewController
        }
        guard pages.count == _spread, pages != _shown, pages.allSatisfy(_canBePage),
            Set(pages.map(ObjectIdentifier.init)).count == pages.count
        else { return }
        setViewControllers(pages, direction: .forward, animated: false)
    }

    /// What a file says of pages may be anything.
    private func _canBePage(_ controller: UIViewController) -> Bool {
        controller !== self && (controller._parent == nil || controller._parent === self)
            && controller._presenting == nil && !_ancestors.contains { $0 === controller }
    }
}
