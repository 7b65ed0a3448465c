// Apple gives these functions names like those of types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The contexts that are drawn into on a thread, the current one last.
package final class GraphicsStack {
    package enum Entry {
        case context(CGContext)
        /// A view that is about to draw: its context is made when it is first asked for.
        case area(CGRect, scale: CGFloat)
        /// Begun by `UIGraphicsBeginImageContextWithOptions`.
        case image(CGContext, size: CGSize, isOpaque: Bool)
    }

    var entries: [Entry] = []

    private static let key = "TabardGraphicsStack"

    package static var current: GraphicsStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        dictionary[key] = stack
        return stack
    }

    var context: CGContext? {
        switch entries.last {
        case nil: return nil
        case .context(let context), .image(let context, _, _): return context
        case .area(let area, let scale):
            let context = CGContext(area: area, scale: scale)
            entries[entries.count - 1] = .context(context)
            return context
        }
    }

    /// Runs a closure in which a context is the current one.
    ///
    /// - Returns: The context, if it was ever asked for.
    package func run(_ entry: Entry, _ actions: () -> Void) -> CGContext? {
        let depth = entries.count
        entries.append(entry)
        actions()
        let used: CGContext? =
            if entries.indices.contains(depth), case .context(let context) = entries[depth] { context } else {
                nil
            }
        // What the closure began and did not end ends with it.
        entries.removeSubrange(min(depth, entries.count)...)
        return used
    }
}

/// The context that is drawn into now: in `UIView.draw(_:)`, and while an image is made; else nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.entries.append(.context(context))
}

/// Goes back to the context that was current before `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the current fill colour, blended with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIBezierPath(rect: rect).fill(with: blendMode, alpha: 1)
}

/// Draws a line of one point inside a rectangle's edges, in the current fill colour as UIKit does.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.state.stroke = context.state.fill
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    context.restoreGState()
}

/// Confines all further drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
