/// The sizes of texts between which a view and all in it stay; nil for no limit.
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The size that comes nearest to a wanted one. If the limits contradict each other, the greatest wins.
    func applied(to category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        var category = category
        if let minimum, minimum != .unspecified, category < minimum { category = minimum }
        if let maximum, maximum != .unspecified, category > maximum { category = maximum }
        return category
    }
}

extension UIView {
    /// The smallest size of texts in the view, and in all in it, whatever the user wants; nil, that is none, by default.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { _traitState?.contentSizeLimits.minimum }
        set { _changeContentSizeLimits { $0.minimum = newValue } }
    }

    /// The largest size of texts in the view, and in all in it, whatever the user wants; nil, that is none, by default.
    ///
    /// Bars and the like, which can't grow, have one; what stands in them is shown large while it is held.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { _traitState?.contentSizeLimits.maximum }
        set { _changeContentSizeLimits { $0.maximum = newValue } }
    }

    /// Which of the views around set limits, from the view outwards, for messages while an app is made.
    public var appliedContentSizeCategoryLimitsDescription: String {
        sequence(first: self, next: \.superview).compactMap { view in
            guard let limits = view._traitState?.contentSizeLimits, limits != ContentSizeLimits() else {
                return nil
            }
            let least = limits.minimum?.rawValue ?? "none"
            let most = limits.maximum?.rawValue ?? "none"
            return "\(type(of: view)): minimum \(least), maximum \(most)"
        }.joined(separator: "\n")
    }

    private func _changeContentSizeLimits(_ change: (inout ContentSizeLimits) -> Void) {
        _lastTraits = _currentTraits
        change(&_ownTraitState.contentSizeLimits)
        _updateTraits()
    }
}
