internal import GtkInterop
internal import TabModel

extension UITabBarController {
    /// The commands for one item of the bar, for those who do not know of More's Edit button.
    func _menuCommands(for item: UITabBarItem) -> [PopoverMenu.Command] {
        guard _offersEditScreen, !_tabBar.isCustomizing else { return [] }
        let edit = PopoverMenu.Command(Word.editTabs.text) { [weak self] in self?._beginCustomizing() }
        guard item !== _moreTabBarItem else { return [edit] }
        let tabs = _makeCustomization()
        var commands = [
            PopoverMenu.Command(Word.moveToStart.text, isEnabled: tabs.canMoveToStart(item)) { [weak self] in
                self?._rearrange { $0.moveToStart(item) }
            }
        ]
        if _state.showsMore {
            commands.append(
                PopoverMenu.Command(Word.moveToMore.text, isEnabled: tabs.canMoveOffBar(item)) {
                    [weak self] in
                    self?._rearrange { $0.moveOffBar(item) }
                }
            )
        }
        return commands + [edit]
    }

    /// Changes the order at once; the delegate hears what it hears of the edit screen, so that it saves the order.
    func _rearrange(_ change: (inout TabCustomization<UITabBarItem>) -> Void) {
        guard _offersEditScreen, !_tabBar.isCustomizing else { return }
        var customization = _makeCustomization()
        change(&customization)
        guard customization.isChanged, _tellCustomizingWillBegin() else { return }
        // The delegate may have changed which tabs can be moved.
        customization = _makeCustomization()
        change(&customization)
        tabBar(_tabBar, didBeginCustomizing: customization.listed)
        _customizingEnds(customization, animated: true)
    }
}
