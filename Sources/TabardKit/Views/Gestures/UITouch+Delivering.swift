/// Whether a view gets a touch.
enum TouchDelivery {
    /// It has not begun for the view.
    case open
    /// It will begin for the view if nothing is scrolled by it.
    case held
    /// The view has got its beginning.
    case delivered
    /// The view gets nothing of it, or no more.
    case closed
}

extension UITouch {
    /// Whether the press is over, though who followed it may not have heard: it was put elsewhere meanwhile.
    var _isOver: Bool { phase == .ended || phase == .cancelled }

    /// The button's number as UIKit counts them: the secondary one is the second.
    var _buttonNumber: Int {
        switch _button {
        case 2: 3
        case 3: 2
        default: _button
        }
    }

    /// Tells the view what became of the touch.
    func _deliverToView(_ event: UIEvent) {
        guard let view, _delivery != .closed else { return }
        if _delivery == .held {
            switch phase {
            case .began, .moved, .stationary: return
            case .ended: _beginInView(event)
            case .cancelled: _delivery = .closed
            }
            guard _delivery == .delivered else { return }
        }
        switch phase {
        case .began: _beginInView(event)
        case .moved, .stationary: view.touchesMoved([self], with: event)
        case .ended: view.touchesEnded([self], with: event)
        case .cancelled: view.touchesCancelled([self], with: event)
        }
    }

    private func _beginInView(_ event: UIEvent) {
        guard let view else { return }
        let isFurther = event.allTouches?.contains { $0 !== self && $0.view === view } == true
        guard _button == 1, view.isMultipleTouchEnabled || !isFurther, !_isExcluded(from: view, event) else {
            _delivery = .closed
            return
        }
        _delivery = .delivered
        _while(.began) { view.touchesBegan([self], with: event) }
    }

    /// Whether another view has touches, and it or this one wants to be alone.
    private func _isExcluded(from view: UIView, _ event: UIEvent) -> Bool {
        (event.allTouches ?? []).contains { other in
            guard other !== self, other._delivery == .delivered, let busy = other.view, busy !== view,
                busy.window === view.window
            else { return false }
            return view.isExclusiveTouch || busy.isExclusiveTouch
        }
    }

    /// Tells the view of a beginning that was held back.
    func _deliverHeldBeginning(_ event: UIEvent) {
        if _delivery == .held { _beginInView(event) }
    }

    /// Whether its view hears of the touch only once nothing is scrolled by it: how long that takes, in seconds.
    var _contentDelay: TimeInterval? {
        guard type != .indirectPointer, let view else { return nil }
        for around in sequence(first: view, next: \.superview) {
            // What follows the finger has it from its beginning, and nothing is scrolled by it.
            if around._pressKind == .movement { return nil }
            if around !== view, around._holdsTouchesBack { return 0.15 }
        }
        return nil
    }

    /// Takes the touch away from its view.
    func _cancelInView() {
        let former = _delivery
        _delivery = .closed
        guard former == .delivered, let view else { return }
        _while(.cancelled) {
            view.touchesCancelled([self], with: UIEvent(type: .touches, timestamp: timestamp))
        }
    }
}
