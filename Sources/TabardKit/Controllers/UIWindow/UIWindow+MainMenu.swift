internal import GtkInterop

extension UIWindow {
    /// The width of the button that opens the main menu.
    private static let menuButtonWidth: CGFloat = 44

    /// Brings the button of the main menu into step with what is in that (M1).
    func _updateMainMenu() {
        guard let menu = MainMenu.shared.menu else {
            _menuButton?.removeFromSuperview()
            _menuButton = nil
            return _updateButtonRoom()
        }
        let button = _menuButton ?? makeMenuButton()
        button.menu = menu
        _updateButtonRoom()
    }

    private func makeMenuButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "line.3.horizontal"), for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.accessibilityLabel = Word.menu.text
        addSubview(button)
        _menuButton = button
        return button
    }

    /// The room of the window's own buttons, and of the main menu's beside them.
    func _updateButtonRoom() {
        var room =
            _native?.buttons.map { buttons in
                let room = buttons.room
                return WindowButtonRoom(left: CGFloat(room.left), right: CGFloat(room.right))
            } ?? WindowButtonRoom()
        if _native != nil, _menuButton != nil {
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                room.left += Self.menuButtonWidth
            } else {
                room.right += Self.menuButtonWidth
            }
        }
        _setButtonRoom(room)
    }

    /// Places the button above all else in the window.
    func _placeMenuButton() {
        guard let button = _menuButton else { return }
        if _subviews.last !== button { bringSubviewToFront(button) }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        button.frame = CGRect(
            x: isRightToLeft
                ? _buttonRoom.left - Self.menuButtonWidth : bounds.width - _buttonRoom.right,
            y: 0,
            width: Self.menuButtonWidth,
            height: WindowButtonRoom.rowHeight
        )
    }

    /// F10 opens the main menu, as on other desktops' apps.
    func _openMainMenu() -> Bool { _menuButton?._showMenu(at: nil) ?? false }
}
