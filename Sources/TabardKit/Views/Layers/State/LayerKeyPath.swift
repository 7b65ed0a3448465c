internal import GtkInterop

/// A property of layers that animations can name.
struct LayerKeyPath: Sendable {
    let read: @Sendable (LayerState) -> AnimatableValue
    let write: @Sendable (inout LayerState, AnimatableValue) -> Void

    /// The property of a name; nil if it can't be animated.
    static func named(_ name: String) -> LayerKeyPath? { all[name] }

    static let names = all.keys.sorted()

    private static let all: [String: LayerKeyPath] = {
        var all: [String: LayerKeyPath] = [
            "opacity": number(\.opacity),
            "cornerRadius": number(\.cornerRadius),
            "borderWidth": number(\.borderWidth),
            "zPosition": number(\.zPosition),
            "shadowOpacity": number(\.shadowOpacity),
            "shadowRadius": number(\.shadowRadius),
            "backgroundColor": color(\.background),
            "borderColor": color(\.borderColor),
            "shadowColor": color(\.shadowColor),
            "shadowPath": path(\.shadowPath),
            "path": path(\.shape.path),
            "fillColor": color(\.shape.fillColor),
            "strokeColor": color(\.shape.strokeColor),
            "strokeStart": number(\.shape.strokeStart),
            "strokeEnd": number(\.shape.strokeEnd),
            "lineWidth": number(\.shape.lineWidth),
            "lineDashPhase": number(\.shape.dashPhase),
            "miterLimit": number(\.shape.miterLimit),
            "position.x": number(\.geometry.center.x),
            "position.y": number(\.geometry.center.y),
            "bounds.origin.x": number(\.geometry.bounds.origin.x),
            "bounds.origin.y": number(\.geometry.bounds.origin.y),
            "bounds.size.width": number(\.geometry.bounds.size.width),
            "bounds.size.height": number(\.geometry.bounds.size.height),
            "shadowOffset.width": number(\.shadowOffset.width),
            "shadowOffset.height": number(\.shadowOffset.height),
            "position": point(\.geometry.center),
            "anchorPoint": point(\.geometry.anchor),
            "bounds.origin": point(\.geometry.bounds.origin),
            "bounds.size": size(\.geometry.bounds.size),
            "shadowOffset": size(\.shadowOffset),
            "startPoint": point(\.gradient.start),
            "endPoint": point(\.gradient.end),
        ]
        all["bounds"] = LayerKeyPath(
            read: { .rect($0.geometry.bounds) },
            write: { if case .rect(let rect) = $1 { $0.geometry.bounds = rect } }
        )
        all["colors"] = LayerKeyPath(
            read: { .colors($0.gradient.colors) },
            write: { if case .colors(let colors) = $1 { $0.gradient.colors = colors } }
        )
        all["locations"] = LayerKeyPath(
            read: { .numbers($0.gradient.locations) },
            write: { if case .numbers(let numbers) = $1 { $0.gradient.locations = numbers } }
        )
        all.merge(transforms) { first, _ in first }
        return all
    }()

    private static var transforms: [String: LayerKeyPath] {
        [
            "transform": LayerKeyPath(
                read: { .transform($0.geometry.transform) },
                write: { if case .transform(let map) = $1 { $0.geometry.transform = map } }
            ),
            "transform.scale": LayerKeyPath(
                read: { .number(TransformParts($0.geometry.transform).scale) },
                write: { state, value in
                    guard case .number(let number) = value else { return }
                    state.change { $0.scaleX = number }
                    state.change { $0.scaleY = number }
                }
            ),
            "transform.scale.x": part(\.scaleX),
            "transform.scale.y": part(\.scaleY),
            "transform.rotation": part(\.rotation),
            "transform.rotation.z": part(\.rotation),
            "transform.translation.x": part(\.x),
            "transform.translation.y": part(\.y),
            "transform.translation": LayerKeyPath(
                read: { .size(CGSize(width: $0.geometry.transform.tx, height: $0.geometry.transform.ty)) },
                write: { state, value in
                    let (x, y): (CGFloat, CGFloat)
                    switch value {
                    case .size(let size): (x, y) = (size.width, size.height)
                    case .point(let point): (x, y) = (point.x, point.y)
                    default: return
                    }
                    state.geometry.transform.tx = x
                    state.geometry.transform.ty = y
                }
            ),
        ]
    }

    private typealias Place<Value> = WritableKeyPath<LayerState, Value> & Sendable

    private static func number(_ place: Place<CGFloat>) -> LayerKeyPath {
        LayerKeyPath(
            read: { .number($0[keyPath: place]) },
            write: { if case .number(let number) = $1 { $0[keyPath: place] = number } }
        )
    }

    private static func point(_ place: Place<CGPoint>) -> LayerKeyPath {
        LayerKeyPath(
            read: { .point($0[keyPath: place]) },
            write: { if case .point(let point) = $1 { $0[keyPath: place] = point } }
        )
    }

    private static func size(_ place: Place<CGSize>) -> LayerKeyPath {
        LayerKeyPath(
            read: { .size($0[keyPath: place]) },
            write: { if case .size(let size) = $1 { $0[keyPath: place] = size } }
        )
    }

    private static func color(_ place: Place<RGBA?>) -> LayerKeyPath {
        LayerKeyPath(
            read: { .color($0[keyPath: place]) },
            write: { if case .color(let color) = $1 { $0[keyPath: place] = color } }
        )
    }

    private static func path(_ place: Place<PathElements?>) -> LayerKeyPath {
        LayerKeyPath(
            read: { .path($0[keyPath: place]) },
            write: { if case .path(let path) = $1 { $0[keyPath: place] = path } }
        )
    }

    private static func part(_ place: WritableKeyPath<TransformParts, CGFloat> & Sendable) -> LayerKeyPath {
        LayerKeyPath(
            read: { .number(TransformParts($0.geometry.transform)[keyPath: place]) },
            write: { state, value in
                if case .number(let number) = value { state.change { $0[keyPath: place] = number } }
            }
        )
    }
}

extension LayerState {
    fileprivate mutating func change(_ change: (inout TransformParts) -> Void) {
        var parts = TransformParts(geometry.transform)
        change(&parts)
        geometry.transform = parts.transform
    }
}
