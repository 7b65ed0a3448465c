import CGtk

/// How the user's changes are asked for and told.
///
/// GTK replaces a selection in two steps: it takes away, then it writes. The first step is held back until the second
/// one comes or GTK is done with the event, so that both are asked for at once, and so that nobody changes the text under
/// GTK's hands.
extension TextArea {
    func listen() {
        _ = bufferReference.connect("insert-text") { [weak self] arguments, _ in self?.willInsert(arguments) }
        _ = bufferReference.connect("delete-range") { [weak self] arguments, _ in self?.willDelete(arguments)
        }
        bufferReference.connect("begin-user-action") { [weak self] in self?.change.isInAction = true }
        bufferReference.connect("end-user-action") { [weak self] in self?.actionEnded() }
        _ = bufferReference.connect("insert-text") { [weak self] arguments, _ in
            guard let self, arguments.count >= 4 else { return }
            var length = arguments[3]
            if g_value_get_int(&length) > 200 { self.change.hasLongInsertion = true }
        }
        bufferReference.connect("changed") { [weak self] in
            guard let self, self.change.silence == 0 else { return }
            self.change.hasChanged = true
            if !self.change.isInAction { self.tell() }
        }
        bufferReference.connect("mark-set") { [weak self] in
            guard let self, self.change.silence == 0, !self.change.isInAction else { return }
            self.tellSelection()
        }
        // A change in the midst of a frame is measured when its widgets take their places: measured only as it is drawn, it
        // moves scroll bars that have their places by then, which GTK warns of.
        for signal in ["changed", "mark-set"] {
            bufferReference.connect(signal) { [weak self] in
                guard let self else { return }
                gtk_widget_queue_allocate(self.widget)
            }
        }
        for signal in ["undo", "redo"] {
            bufferReference.connect(signal) { [weak self] in
                self?.change.isUndoing = true
                self?.change.isInAction = true
            }
            bufferReference.connectAfter(signal) { [weak self] in
                self?.change.isUndoing = false
                self?.actionEnded()
            }
        }
    }

    private var asks: Bool { change.silence == 0 && !change.isUndoing && shouldChange != nil }

    private func willInsert(_ arguments: SignalClosure.Arguments) {
        guard asks, arguments.count >= 4 else { return }
        var values = (arguments[1], arguments[2], arguments[3])
        guard let boxed = g_value_get_boxed(&values.0), let bytes = g_value_get_string(&values.1) else {
            return
        }
        let place = boxed.assumingMemoryBound(to: GtkTextIter.self)
        let length = Int(g_value_get_int(&values.2))
        let characters = UnsafeRawBufferPointer(start: bytes, count: length < 0 ? strlen(bytes) : length)
        let text = String(decoding: characters, as: UTF8.self)
        var start = Int(gtk_text_iter_get_offset(place))
        var replaced = start..<start
        if let pending = change.pending, pending.lowerBound <= start, start <= pending.upperBound {
            replaced = pending
            change.pending = nil
        } else if let removed = flush() {
            start = TextChange.place(start, after: removed)
            replaced = start..<start
            place.pointee = self.place(start)
        }
        if ask(replaced, text) {
            guard !replaced.isEmpty else { return }
            remove(replaced)
            place.pointee = self.place(replaced.lowerBound)
        } else {
            g_signal_stop_emission_by_name(bufferReference.pointer, "insert-text")
            // Whoever refused may have set another text, to which GTK's place does not belong.
            gtk_text_buffer_get_iter_at_mark(buffer, place, gtk_text_buffer_get_insert(buffer))
        }
    }

    private func willDelete(_ arguments: SignalClosure.Arguments) {
        guard asks, arguments.count >= 3 else { return }
        var values = (arguments[1], arguments[2])
        guard let first = g_value_get_boxed(&values.0), let last = g_value_get_boxed(&values.1) else {
            return
        }
        let start = first.assumingMemoryBound(to: GtkTextIter.self)
        let end = last.assumingMemoryBound(to: GtkTextIter.self)
        let range = Int(gtk_text_iter_get_offset(start))..<Int(gtk_text_iter_get_offset(end))
        guard !range.isEmpty else { return }
        g_signal_stop_emission_by_name(bufferReference.pointer, "delete-range")
        guard change.isInAction else {
            settle()
            change.pending = range
            settle()
            start.pointee = place(range.lowerBound)
            end.pointee = start.pointee
            return
        }
        guard change.pending != nil else {
            change.pending = range
            return
        }
        let removed = flush()
        let moved = removed.map { TextChange.range(range, after: $0) } ?? range
        change.pending = moved
        start.pointee = place(moved.lowerBound)
        end.pointee = place(moved.upperBound)
    }

    /// Does what was held back, if it may be done.
    ///
    /// - Returns: What was taken away.
    private func flush() -> Range<Int>? {
        guard let pending = change.pending else { return nil }
        change.pending = nil
        guard ask(pending, "") else { return nil }
        remove(pending)
        return pending
    }

    private func remove(_ range: Range<Int>) {
        // Whoever allowed it may have changed the text before.
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return }
        var start = place(range.lowerBound)
        var end = place(range.upperBound)
        silently { gtk_text_buffer_delete(buffer, &start, &end) }
        change.hasChanged = true
    }

    private func ask(_ range: Range<Int>, _ text: String) -> Bool { shouldChange?(range, text) ?? true }

    private func actionEnded() {
        guard change.silence == 0 else {
            change.isInAction = false
            return
        }
        guard change.pending != nil else {
            change.isInAction = false
            tell()
            return
        }
        // GTK ends one action and begins another between taking a longer selection away and writing in its place.
        change.isInAction = false
        MainLoop.beforeNextEvent { [weak self] in self?.settle() }
    }

    /// Does now what was held back, and tells of it.
    func settle() {
        guard change.pending != nil, !change.isInAction, change.silence == 0 else { return }
        change.isInAction = true
        _ = flush()
        change.isInAction = false
        tell()
    }

    /// First of the selection, then of the text, as UIKit tells.
    private func tell() {
        tellSelection()
        guard change.hasChanged else { return }
        change.hasChanged = false
        limitChange()
        changed?()
    }

    private func limitChange() {
        if change.hasLongInsertion {
            change.hasLongInsertion = false
            chooseWrapping(for: text)
            limitParagraphs()
        } else {
            var place = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
            limitParagraph(gtk_text_iter_get_line(&place))
        }
    }

    private func tellSelection() {
        let selection = nativeSelection
        guard selection != change.lastSelection else { return }
        change.lastSelection = selection
        selectionChanged?()
    }
}
