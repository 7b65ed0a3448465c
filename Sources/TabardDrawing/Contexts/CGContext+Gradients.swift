internal import GtkInterop

extension CGContext {
    /// Fills what the clip lets through with colours along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint, startPoint.isFinite, endPoint.isFinite else { return }
        let paint = Paint.linear(
            from: startPoint.paint,
            to: endPoint.paint,
            stops: stops(of: gradient, options)
        )
        add(.fillAll(paint, map: state.map.native))
    }

    /// Fills what the clip lets through with colours between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
            startRadius >= 0, endRadius >= 0, startCenter != endCenter || startRadius != endRadius
        else { return }
        let paint = Paint.radial(
            from: startCenter.paint,
            radius: Double(startRadius),
            to: endCenter.paint,
            endRadius: Double(endRadius),
            stops: stops(of: gradient, options)
        )
        add(.fillAll(paint, map: state.map.native))
    }

    /// Where nothing is to be drawn beyond an end, the last stop there is a clear one.
    private func stops(of gradient: CGGradient, _ options: CGGradientDrawingOptions) -> [PaintStop] {
        var stops = gradient.stops.map { PaintStop(place: $0.place, color: state.faded($0.color)) }
        if let first = stops.first, !options.contains(.drawsBeforeStartLocation) {
            stops.insert(PaintStop(place: 0, color: first.color.cleared), at: 0)
        }
        if let last = stops.last, !options.contains(.drawsAfterEndLocation) {
            stops.append(PaintStop(place: 1, color: last.color.cleared))
        }
        return stops
    }
}

extension RGBA {
    fileprivate var cleared: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }

    var paint: PaintPoint { PaintPoint(x: Double(x), y: Double(y)) }
}
