extension GestureArena {
    /// The next wish that needs not wait.
    func nextWish() -> (recognizer: UIGestureRecognizer, wish: UIGestureRecognizer.State)? {
        let candidates = recognizers.filter { !$0._requests.isEmpty && !isWaiting($0) }
        guard let first = candidates.first else { return nil }
        // The first of those with the highest precedence.
        let recognizer = candidates.reduce(first) { $1._precedence > $0._precedence ? $1 : $0 }
        guard let wish = recognizer._requests.first else { return nil }
        return (recognizer, wish)
    }

    func grant(_ wish: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
        guard recognizer._state == .possible, wish == .began || wish == .ended else {
            recognizer._requests.removeFirst()
            // Another wish may have been granted since this one was made.
            if let next = UIGestureRecognizer.next(after: recognizer._state, wanted: wish) {
                recognizer._enter(next)
            }
            return
        }
        // Who asks for the state now shall hear that it is still open.
        let requests = recognizer._requests
        recognizer._requests = []
        let isAllowed =
            !blockers(of: recognizer).contains { $0._state.isRecognized } && !isPrevented(recognizer)
            && mayBegin(recognizer)
        guard isAllowed, recognizer._state == .possible else {
            if recognizer._state == .possible {
                recognizer._enter(.failed)
                recognizer._wasRefused()
            }
            return
        }
        recognizer._requests = Array(requests.dropFirst())
        preventOthers(than: recognizer)
        cancelTouches(of: recognizer)
        recognizer._enter(wish)
    }

    /// Whether a recognizer must wait until others have failed before it may begin.
    private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer._state == .possible, recognizer._requests.first?.isRecognized == true else {
            return false
        }
        let blockers = blockers(of: recognizer)
        return !blockers.contains { $0._state.isRecognized }
            && blockers.contains { $0._state == .possible && !isDeadlocked($0, recognizer) }
    }

    /// Whether two wait for each other, and for nothing else to happen; then both go on.
    private func isDeadlocked(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
        !other._requests.isEmpty && blockers(of: other).contains { $0 === recognizer }
    }

    /// Those that must fail before a recognizer may begin, as far as they follow its touches.
    private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        recognizers.filter { other in
            other !== recognizer && sharesTouch(other, recognizer) && mustFail(other, before: recognizer)
        }
    }

    private func mustFail(_ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
        recognizer._requirements.contains { $0.recognizer === other }
            || recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    private func sharesTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        !one._sequence.isDisjoint(with: other._sequence)
    }

    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizers.contains { other in
            other !== recognizer && other._state.isRecognized && sharesTouch(other, recognizer)
                && prevents(other, recognizer)
        }
    }

    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.canPrevent(other) && other.canBePrevented(by: one) && !areSimultaneous(one, other)
    }

    private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer._view else { return false }
        let isAllowed =
            recognizer._touches.allSatisfy { touch in
                sequence(first: touch.view, next: { $0?.superview }).prefix { $0 != nil && $0 !== view }
                    .allSatisfy { $0?.gestureRecognizerShouldBegin(recognizer) ?? true }
            } && view.gestureRecognizerShouldBegin(recognizer)
        return isAllowed && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
            && recognizer._prepareToBegin()
    }

    private func preventOthers(than recognizer: UIGestureRecognizer) {
        for other in recognizers where other !== recognizer && other._state == .possible {
            guard sharesTouch(other, recognizer), prevents(recognizer, other) else { continue }
            other._requests = []
            other._enter(.failed)
            // Its scrolling is the widgets' work, so they must hear of it.
            guard other._standsForWidgets else { continue }
            for touch in other._touches { claim(touch._identifier) }
        }
    }

    /// Takes the touches of a gesture away from views and widgets.
    private func cancelTouches(of recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer._touches {
            touch._cancelInView()
            // Scrolling that may go on at the same time is the widgets' work.
            let scrolls = recognizers.contains { other in
                other !== recognizer && other._standsForWidgets && !other._state.isFinal
                    && other._touches.contains { $0 === touch }
            }
            if !scrolls, !recognizer._standsForWidgets { claim(touch._identifier) }
        }
    }
}
