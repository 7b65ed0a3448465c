/// Changes one value of a view between two ends with the way that the device is held; without effect here, as
/// `UIMotionEffect`.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which turn of the device counts.
    public enum EffectType: Int, Sendable {
        /// To the left and to the right.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The value that changes, such as "center.x".
    public let keyPath: String

    /// Which turn of the device counts.
    public let type: UIInterpolatingMotionEffect.EffectType

    /// What is added to the value at one end; nil by default.
    open var minimumRelativeValue: Any?

    /// What is added to the value at the other end; nil by default.
    open var maximumRelativeValue: Any?

    /// Makes an effect on a value.
    public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Makes an effect from an archive; the archive holds nothing that it reads on Linux.
    public required init?(coder: NSCoder) {
        keyPath = ""
        type = .tiltAlongHorizontalAxis
        super.init(coder: coder)
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let least = minimumRelativeValue as? NSNumber, let most = maximumRelativeValue as? NSNumber,
            offset.isFinite
        else { return nil }
        let part = Double(min(max(offset, -1), 1) + 1) / 2
        return [keyPath: NSNumber(value: least.doubleValue + (most.doubleValue - least.doubleValue) * part)]
    }
}
