/// Animations that run together.
///
/// Each begins and lasts as it says itself, within the group; one without a duration lasts as long as the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations; their delegates are not told.
    open var animations: [CAAnimation]?

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap {
            $0.copy(with: nil) as? CAAnimation
        }
    }

    override func apply(
        to state: inout LayerState,
        part: Double,
        count: Int,
        length: Double,
        model: LayerState
    ) {
        let time = (timingFunction?.value(at: part) ?? part) * length
        for animation in animations ?? [] {
            let begin = animation.beginTime.isFinite ? animation.beginTime : 0
            // What ends with the group is still seen in its last moment.
            let seconds = min(time - begin, animation.timing.span(within: length) - 1e-6)
            let shown = time - begin > seconds + 1e-3 ? time - begin : seconds
            animation.apply(to: &state, at: shown, within: length, model: model)
        }
    }

    override var unknownKeyPaths: [String] { (animations ?? []).flatMap(\.unknownKeyPaths) }
}
