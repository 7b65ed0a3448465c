internal import GtkInterop

/// The way of the user's keys into a view of an app's own that is first responder.
///
/// What the keys write goes through the input method to `UIKeyInput`. If the view is a `UITextInput`, what is being composed is
/// its marked text, and keys move and select in it.
@MainActor
final class KeyboardInput: NSObject, UITextInputDelegate {
    private weak var view: UIView?
    private let method: InputMethod?
    private var isEditing = false
    /// Whether the view changes because of a key, so that what it tells of that is known.
    private var isWriting = false
    /// The end of the selection that Shift and the arrows don't move, counted in UTF-16 units.
    private var anchor: Int?

    private var keys: (any UIKeyInput)? { view as? any UIKeyInput }
    private var text: (any UITextInput)? { view as? any UITextInput }

    init(_ view: UIView, _ widget: Widget) {
        self.view = view
        method = view is any UIKeyInput ? InputMethod() : nil
        super.init()
        widget.onFocusChange { [weak self, weak widget] _ in
            if widget?.isFocused == true { self?.begin() } else { self?.mayEnd() }
        }
        guard let method else { return }
        method.takeKeys(of: widget) { [weak self] key, modifiers in
            self?.press(key, modifiers) ?? false
        }
        method.committed = { [weak self] text in self?.write { $0.insertText(text) } }
        method.composed = { [weak self] text, mark in self?.compose(text, mark) }
        method.surrounding = { [weak self] in self?.surroundings }
        method.deleteSurrounding = { [weak self] in self?.delete($1, at: $0) ?? false }
    }

    /// The view has the focus.
    func begin() {
        guard !isEditing, let view, !EditedField.isWindowOpening else { return }
        isEditing = true
        if let keys { method?.setPurpose(keys._purpose, hints: keys._hints) }
        text?.inputDelegate = self
        EditedField.begin(view)
        tellMark()
    }

    /// A window that is left keeps its focus, so it is asked a moment later who has it.
    private func mayEnd() {
        MainLoop.whenIdle { [weak self] in
            if self?.view?._widget?.isFocused != true { self?.end() }
        }
    }

    /// The view hasn't the focus any more.
    func end() {
        guard isEditing, let view else { return }
        isEditing = false
        unmark()
        method?.reset()
        if text?.inputDelegate === self { text?.inputDelegate = nil }
        EditedField.end(view)
    }

    /// The view's traits, or the views that belong to it, are others.
    func reload() {
        if let keys { method?.setPurpose(keys._purpose, hints: keys._hints) }
    }

    private func write(_ perform: (any UIKeyInput) -> Void) {
        guard let keys else { return }
        anchor = nil
        isWriting = true
        perform(keys)
        isWriting = false
        tellMark()
    }

    private func compose(_ composed: String, _ mark: Int) {
        guard let text else { return }
        if composed.isEmpty { return unmark() }
        let scalars = composed.unicodeScalars.prefix(max(0, mark))
        let place = scalars.reduce(0) { $0 + UTF16.width($1) }
        write { _ in
            text.setMarkedText(composed, selectedRange: NSRange(location: place, length: 0))
        }
    }

    /// What was being composed is taken away; what it became is written afterwards.
    private func unmark() {
        guard let text, text.markedTextRange != nil else { return }
        write { _ in
            text.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
            text.unmarkText()
        }
    }

    private func press(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let keys else { return false }
        if modifiers.contains(.control) { return command(key, modifiers) }
        guard !modifiers.contains(.alternate) else { return false }
        switch key {
        case .character("\u{8}"):
            if keys.hasText { write { $0.deleteBackward() } }
        case .character("\u{7f}"):
            return deleteForward()
        case .enter:
            if !keys.enablesReturnKeyAutomatically || keys.hasText { write { $0.insertText("\n") } }
        case .tab:
            // With Shift, the focus goes back.
            guard !modifiers.contains(.shift) else { return false }
            write { $0.insertText("\t") }
        default:
            return move(key, modifiers)
        }
        return true
    }

    private func command(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let view else { return false }
        func may(_ action: String) -> Bool { view.canPerformAction(Selector(action), withSender: nil) }
        switch key {
        case .character("c") where may("copy:"): view.copy(nil)
        case .character("x") where may("cut:"): write { _ in view.cut(nil) }
        case .character("v") where may("paste:"): write { _ in view.paste(nil) }
        case .character("a") where may("selectAll:"): write { _ in view.selectAll(nil) }
        case .character("z"):
            guard let undo = view.undoManager, undo.canUndo else { return false }
            write { _ in undo.undo() }
        case .character("Z"):
            guard let undo = view.undoManager, undo.canRedo else { return false }
            write { _ in undo.redo() }
        default: return move(key, modifiers)
        }
        return true
    }

    private func deleteForward() -> Bool {
        guard let text, let selection = text.selectedTextRange else { return false }
        if !selection.isEmpty {
            write { $0.deleteBackward() }
        } else if let next = text.tokenizer.position(
            from: selection.end,
            toBoundary: .character,
            inDirection: .storage(.forward)
        ), let range = text.textRange(from: selection.end, to: next) {
            write { _ in text.replace(range, withText: "") }
        }
        return true
    }

    /// Moves the insertion mark, or with Shift the end of the selection that was moved last.
    private func move(_ key: Key, _ modifiers: Modifiers) -> Bool {
        guard let text, let selection = text.selectedTextRange else { return false }
        let start = text.offset(from: text.beginningOfDocument, to: selection.start)
        let end = text.offset(from: text.beginningOfDocument, to: selection.end)
        let selects = modifiers.contains(.shift)
        let fixed = anchor.flatMap { $0 == start || $0 == end ? $0 : nil } ?? start
        let moving = fixed == start ? selection.end : selection.start
        guard let target = target(of: key, modifiers, from: moving, in: selection, selects: selects, text)
        else {
            return false
        }
        guard let place = target.position else { return true }
        let other = selects ? text.position(from: text.beginningOfDocument, offset: fixed) ?? place : place
        isWriting = true
        text.selectedTextRange = text.textRange(from: other, to: place)
        isWriting = false
        anchor = selects ? fixed : nil
        method?.reset()
        tellMark()
        return true
    }

    /// Where a key leads: nil if it is none that moves, and no position where the text ends.
    private func target(
        of key: Key,
        _ modifiers: Modifiers,
        from moving: UITextPosition,
        in selection: UITextRange,
        selects: Bool,
        _ text: any UITextInput
    ) -> (position: UITextPosition?, Void)? {
        let byWords = modifiers.contains(.control)
        func along(_ direction: UITextLayoutDirection) -> UITextPosition? {
            // A selection is left at its edge.
            if !selects, !selection.isEmpty, !byWords {
                return text.position(within: selection, farthestIn: direction)
                    ?? (direction == .left ? selection.start : selection.end)
            }
            if byWords {
                let isBackward =
                    (direction == .left)
                    != (text.baseWritingDirection(for: moving, in: .forward) == .rightToLeft)
                return text.tokenizer.position(
                    from: moving,
                    toBoundary: .word,
                    inDirection: .storage(isBackward ? .backward : .forward)
                )
            }
            return text.position(from: moving, in: direction, offset: 1)
        }
        func edge(_ direction: UITextStorageDirection) -> UITextPosition? {
            let end = direction == .forward ? text.endOfDocument : text.beginningOfDocument
            if byWords { return end }
            let tokenizer = text.tokenizer
            if tokenizer.isPosition(moving, atBoundary: .line, inDirection: .storage(direction)) {
                return moving
            }
            return tokenizer.position(from: moving, toBoundary: .line, inDirection: .storage(direction))
                ?? end
        }
        return switch key {
        case .left: (along(.left), ())
        case .right: (along(.right), ())
        case .up: (text.position(from: moving, in: .up, offset: 1), ())
        case .down: (text.position(from: moving, in: .down, offset: 1), ())
        case .home: (edge(.backward), ())
        case .end: (edge(.forward), ())
        default: nil
        }
    }

    /// Long texts are told in part.
    private static let mostSurroundings = 1000

    private var surroundings: (text: String, mark: Int, anchor: Int)? {
        guard let text, let selection = text.selectedTextRange else { return nil }
        let most = Self.mostSurroundings
        let first =
            text.position(from: selection.start, offset: -most) ?? text.beginningOfDocument
        let last = text.position(from: selection.end, offset: most) ?? text.endOfDocument
        func scalars(_ start: UITextPosition, _ end: UITextPosition) -> Int? {
            text.textRange(from: start, to: end).flatMap(text.text(in:))?.unicodeScalars.count
        }
        guard let all = text.textRange(from: first, to: last).flatMap(text.text(in:)),
            let anchor = scalars(first, selection.start), let mark = scalars(first, selection.end)
        else { return nil }
        return (all, mark, anchor)
    }

    private func delete(_ count: Int, at offset: Int) -> Bool {
        guard count > 0, let text, let selection = text.selectedTextRange,
            let (around, mark, _) = surroundings
        else { return false }
        let scalars = Array(around.unicodeScalars)
        let start = mark + offset
        guard start >= 0, count <= scalars.count, start <= scalars.count - count else { return false }
        func units(_ range: Range<Int>) -> Int { scalars[range].reduce(0) { $0 + UTF16.width($1) } }
        let before = start < mark ? -units(start..<mark) : units(mark..<start)
        guard let from = text.position(from: selection.end, offset: before),
            let to = text.position(from: from, offset: units(start..<start + count)),
            let range = text.textRange(from: from, to: to)
        else { return false }
        write { _ in text.replace(range, withText: "") }
        return true
    }

    private func tellMark() {
        guard let text, let view, let selection = text.selectedTextRange else { return }
        let place = text.caretRect(for: selection.end).offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
        method?.setMark(place.native)
    }

    // What the view does by itself: composing ends, and suggestions stand elsewhere.

    func selectionWillChange(_ textInput: (any UITextInput)?) {}

    func selectionDidChange(_ textInput: (any UITextInput)?) { changedByItself() }

    func textWillChange(_ textInput: (any UITextInput)?) {}

    func textDidChange(_ textInput: (any UITextInput)?) { changedByItself() }

    private func changedByItself() {
        guard !isWriting else { return }
        anchor = nil
        method?.reset()
        tellMark()
    }
}

extension UIView {
    /// Whether the view's own class takes part in what keys write, or shows something while it is first responder.
    private var _wantsKeyboardInput: Bool {
        !(self is any EditedText) && (self is any UIKeyInput || inputView != nil || inputAccessoryView != nil)
    }

    /// Brings keys to a view of an app's own.
    func _attachKeyboardInput() {
        guard _keyboardInput == nil, let widget = _widget, _wantsKeyboardInput else { return }
        _keyboardInput = KeyboardInput(self, widget)
    }
}
