internal import GtkInterop
internal import TabModel

extension UITab {
    /// Whether the user may take the tab off the bar of a wide window.
    var _canLeaveTopBar: Bool {
        switch preferredPlacement {
        case .automatic, .default, .optional: _fleetAllowsMoving
        case .movable, .pinned, .fixed, .sidebarOnly: false
        }
    }
}

extension UITabBarController {
    /// What the user may do with a tab on the bar of a wide window; nothing where no sidebar takes what leaves the bar.
    func _topBarCommands(for tab: UITab) -> [PopoverMenu.Command] {
        guard _hasSidebar, let bar = _declared?.bar, bar.contains(tab) else { return [] }
        var commands: [PopoverMenu.Command] = []
        let movable = bar.filter(\._isMovableOnBar)
        if let index = movable.firstIndex(of: tab), movable.count > 1 {
            let isRightToLeft = _topBar?.isRightToLeft == true
            for (word, step) in [
                (Word.moveLeft, isRightToLeft ? 1 : -1), (.moveRight, isRightToLeft ? -1 : 1),
            ] {
                let neighbour = movable.indices.contains(index + step) ? movable[index + step] : nil
                commands.append(
                    PopoverMenu.Command(word.text, isEnabled: neighbour != nil) { [weak self] in
                        guard let neighbour, let id = TabID(neighbour.identifier) else { return }
                        self?.moveOnTopBar(tab, to: step > 0 ? .after(id) : .before(id))
                    }
                )
            }
        }
        if tab._canLeaveTopBar {
            commands.append(
                PopoverMenu.Command(Word.removeFromBar.text) { [weak self] in _ = self?._removeFromTopBar(tab)
                }
            )
        }
        if _offersEditingTabs, !_isEditingTabs {
            commands.append(
                PopoverMenu.Command(Word.editTabs.text) { [weak self] in self?._setEditingTabs(true) }
            )
        }
        return commands
    }

    private func moveOnTopBar(_ tab: UITab, to destination: TabDestination) {
        if _moveOnBar(tab, to: destination) { _sayPlaceOnTopBar(of: tab) }
    }

    /// Takes a tab off the bar for the user, and says where it is from then on.
    func _removeFromTopBar(_ tab: UITab) -> Bool {
        guard _removeFromBar(tab) else { return false }
        _say(Word.inSidebar.text(name: tab._spokenName))
        return true
    }

    /// Says where a tab stands on the bar.
    func _sayPlaceOnTopBar(of tab: UITab) {
        guard let bar = _declared?.bar, let index = bar.firstIndex(of: tab) else { return }
        _say(Word.isOnPlace.text(name: tab._spokenName, place: index + 1, count: bar.count))
    }
}
