internal import GtkInterop

extension GestureArena {
    /// Hears of two fingers on a touchpad, which count as one press where the pointer is.
    func receive(_ sample: PinchSample) {
        switch sample.phase {
        case .began: beginPinch(sample)
        case .moved:
            deliver {
                for recognizer in pinched where !recognizer._state.isFinal {
                    recognizer._touchpadMoved(
                        scale: CGFloat(sample.scale),
                        turn: CGFloat(sample.turn),
                        at: sample.time
                    )
                }
            }
        case .ended, .cancelled:
            deliver {
                for recognizer in pinched {
                    recognizer.state =
                        sample.phase == .ended && recognizer.state != .possible ? .ended : .cancelled
                }
            }
            pinched = []
            resolve()
        }
    }

    private func beginPinch(_ sample: PinchSample) {
        guard let root else { return }
        for recognizer in pinched { recognizer.state = .cancelled }
        let place = CGPoint(x: sample.x + root.bounds.minX, y: sample.y + root.bounds.minY)
        let event = UIEvent(type: .transform, timestamp: sample.time)
        guard let hit = root.hitTest(place, with: event) else { return }
        let number = nextNumber()
        pinched = Self.recognizers(around: hit).filter { recognizer in
            recognizer.isEnabled && recognizer._state == .possible
                && (recognizer is UIPinchGestureRecognizer || recognizer is UIRotationGestureRecognizer)
        }
        for recognizer in pinched {
            recognizer._sequence.insert(number)
            recognizer._lastLocation = place
            join(recognizer)
        }
    }

    /// Hears of the pointer that moves without a button; nil if it left the window.
    func hover(at place: CGPoint?) {
        guard let root, UIHoverGestureRecognizer._count > 0 else { return }
        let location = place.map { CGPoint(x: $0.x + root.bounds.minX, y: $0.y + root.bounds.minY) }
        let hit = location.flatMap { root.hitTest($0, with: UIEvent(type: .hover)) }
        let found = hit.map(Self.recognizers(around:)) ?? []
        let under = found.filter { $0 is UIHoverGestureRecognizer && $0.isEnabled }
        let left = hovered.compactMap(\.recognizer).filter { old in !under.contains { $0 === old } }
        hovered = under.map { WeakRecognizer(recognizer: $0) }
        for recognizer in left { recognizer._hover(isInside: false) }
        for recognizer in under {
            if let location { recognizer._lastLocation = location }
            recognizer._hover(isInside: true)
        }
    }
}
