extension UITabBarController {
    /// Brings the button that shows the sidebar, and stands outside of the bar; nil where there is none.
    func _updateSidebarButton(in view: UIView) -> UIView? {
        guard _isTopBarShown, _hasSidebar, !_isSidebarShown else {
            _sidebarButton?.isHidden = true
            return nil
        }
        let button = _sidebarButton ?? makeSidebarButton(in: view)
        button.isHidden = false
        return button
    }

    private func makeSidebarButton(in view: UIView) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        button.layer.cornerRadius = TopBarMetrics.height / 2
        button.accessibilityLabel = Word.showSidebar.text
        button.addAction(UIAction { [weak self] _ in self?._toggleSidebar() }, for: .touchUpInside)
        _sidebarButton = button
        view.addSubview(button)
        return button
    }
}
