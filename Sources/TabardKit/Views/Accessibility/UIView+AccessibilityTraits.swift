internal import GtkInterop

extension UIView {
    var _accessibilityTraits: UIAccessibilityTraits {
        get {
            if let traits = _accessibility.traits { return traits }
            var traits = UIAccessibilityTraits(_role)
            if _isSelected { traits.insert(.selected) }
            if !_isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set {
            let isSelectable = _accessibility.isSelected != nil || _isTab
            _changeAccessibility {
                $0.traits = newValue
                $0.isSelected = newValue.contains(.selected) ? true : isSelectable ? false : nil
                $0.isDisabled = newValue.contains(.notEnabled)
            }
        }
    }

    /// The role that the widget is made with.
    var _accessibleRole: AccessibleRole {
        if _isTab { return .tab }
        // A class may have the property itself.
        let traits = accessibilityTraits
        if traits != _accessibilityTraits, let role = traits.role { return role }
        return _accessibility.traits?.role ?? (_role == .generic ? _roleOfContainer : nil)
            ?? (_isSilentPicture ? .generic : _role)
    }

    /// Whether the view is a picture that says nothing, around others.
    private var _isSilentPicture: Bool {
        _role == .image && !_subviews.isEmpty && _accessibility.hasNothingToSay
    }

    /// The role that a container's type gives, or that one element has which the app made of a view.
    private var _roleOfContainer: AccessibleRole? {
        accessibilityContainerType.role ?? (isAccessibilityElement ? .group : nil)
    }

    /// Whether the view is a button of a bar of tabs that the app made itself.
    private var _isTab: Bool {
        guard _superview?._isTabList == true else { return false }
        return _accessibility.traits?.contains(.button) ?? (_role == .button)
    }

    private var _isTabList: Bool { _accessibility.traits?.contains(.tabBar) == true }

    /// Tells each tab of a bar that the app made itself its place (V1).
    func _numberTabs() {
        guard _isTabList else { return }
        let tabs = _subviews.filter(\._isTab)
        for (index, tab) in tabs.enumerated() {
            tab._changeAccessibility {
                $0.position = (index + 1, tabs.count)
                $0.saysState = true
                $0.isSelected = $0.isSelected ?? false
            }
        }
    }
}
