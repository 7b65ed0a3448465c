internal import GtkInterop

/// What a view drew itself, kept until it is to draw again.
struct ViewCanvas {
    var isNeeded = true
    var isDrawing = false
    var steps: [PaintStep] = []
    /// The change to another look that is being shown.
    var transition: ViewTransition?
}

extension UIView {
    func _setNeedsDisplay() {
        // While the view draws, changes of its own must not ask for another drawing without end.
        if !_canvas.isDrawing { _canvas.isNeeded = true }
        _queueRedraw()
    }

    /// Calls `draw(_:)` if the view is to draw again.
    func _updateCanvas() {
        guard _canvas.isNeeded, !bounds.isEmpty else { return }
        _canvas.isNeeded = false
        _canvas.isDrawing = true
        let scale = CGFloat(_widget?.scaleFactor ?? 1)
        let context = GraphicsStack.current.run(.area(bounds, scale: scale)) { draw(bounds) }
        _canvas.isDrawing = false
        _canvas.steps = context?.steps ?? []
    }
}
