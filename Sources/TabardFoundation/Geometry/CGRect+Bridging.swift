// Foundation will hardly bridge it on Linux, and then this is to go.
// swift-format-ignore-file: AvoidRetroactiveConformances

/// As on Apple's systems, a rectangle in `Any` is seen as an `NSValue`, and one in an `NSValue` as a rectangle: code that listens to
/// the keyboard casts to either.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle in an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// The rectangle in an object, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard String(cString: source.objCType) == objectType else { return false }
        result = source.rectValue
        return true
    }

    /// The rectangle in an object; an empty one if there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }

    /// What Foundation calls the type of a rectangle.
    private static let objectType = String(cString: NSValue(rect: .zero).objCType)
}
