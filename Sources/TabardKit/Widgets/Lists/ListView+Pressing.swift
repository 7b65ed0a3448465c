extension ListView {
    func _pressBegan(_ touches: Set<UITouch>) {
        // One item at a time; a text in the item has its presses for itself.
        guard _press?._isOver != false, let touch = touches.first, !touch._isTakenByWidget, _takesPresses,
            let path = _path(at: touch.location(in: self)), _shouldHighlight(path)
        else { return }
        _press = touch
        _highlight(path)
    }

    func _pressEnded(_ touches: Set<UITouch>) {
        guard let touch = _press, touches.contains(touch) else { return }
        _press = nil
        guard let path = _highlightedPath else { return }
        _highlight(nil)
        if _path(at: touch.location(in: self)) == path { _userSelected(path) }
    }

    func _pressCancelled(_ touches: Set<UITouch>) {
        guard let touch = _press, touches.contains(touch) else { return }
        _press = nil
        _highlight(nil)
    }
}
