internal import GtkInterop

extension EditedField {
    /// Soon has the scroll views around the text that is edited show where is written, as the keyboard may have taken the room in
    /// which that stood.
    static func scrollIntoSightSoon() {
        // Apps that hear of the keyboard may make room themselves, and views have their new places only then.
        MainLoop.whenIdle { scrollIntoSight() }
    }

    private static func scrollIntoSight() {
        guard let text = current, let window = text._window else { return }
        window.layoutIfNeeded()
        // With some room above and below.
        let place = ((text as? any EditedText)?._showPlaceOfWriting() ?? text.bounds).insetBy(dx: 0, dy: -8)
        for view in sequence(first: text, next: \.superview).dropFirst() {
            guard let scroller = view as? any ScrollingView else { continue }
            scroller.scrollRectToVisible(text.convert(place, to: scroller), animated: false)
        }
    }
}
