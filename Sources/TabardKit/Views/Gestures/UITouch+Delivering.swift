/// Whether a view gets a touch.
enum TouchDelivery {
    /// It has not begun for the view.
    case open
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
        switch phase {
        case .began:
            let isFurther = event.allTouches?.contains { $0 !== self && $0.view === view } == true
            guard _button == 1, view.isMultipleTouchEnabled || !isFurther else {
                _delivery = .closed
                return
            }
            _delivery = .delivered
            view.touchesBegan([self], with: event)
        case .moved, .stationary: view.touchesMoved([self], with: event)
        case .ended: view.touchesEnded([self], with: event)
        case .cancelled: view.touchesCancelled([self], with: event)
        }
    }

    /// Takes the touch away from its view.
    func _cancelInView() {
        let former = _delivery
        _delivery = .closed
        guard former == .delivered, let view else { return }
        _whileCancelled { view.touchesCancelled([self], with: UIEvent(type: .touches, timestamp: timestamp)) }
    }
}
