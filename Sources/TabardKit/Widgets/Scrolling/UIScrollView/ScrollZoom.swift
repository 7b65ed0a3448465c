/// How large content is shown, and how large it may be: arithmetic alone.
struct ScrollZoom: Equatable {
    /// How much larger content gets with a step of the wheel.
    static let wheelStep: CGFloat = 1.1
    /// The user's turning of the wheel is over when nothing has moved for so long, in seconds.
    static let restingTime = 0.3

    var scale: CGFloat = 1
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1

    /// Whether the user can make the content larger or smaller.
    var isPossible: Bool { minimum.isFinite && maximum.isFinite && minimum > 0 && maximum > minimum }

    /// The nearest scale that is allowed.
    func clamped(_ scale: CGFloat) -> CGFloat {
        let least = minimum.isFinite && minimum > 0 ? minimum : 1
        let most = maximum.isFinite ? max(least, maximum) : least
        return scale.isFinite ? min(max(scale, least), most) : self.scale
    }

    /// A scale that fingers ask for: beyond the limits it follows them more and more slowly.
    func stretched(_ scale: CGFloat) -> CGFloat {
        let allowed = clamped(scale)
        guard scale.isFinite, scale > 0, allowed > 0 else { return allowed }
        return allowed * (scale / allowed).squareRoot().squareRoot()
    }

    /// The scale at which a rectangle of the content just fits.
    func scale(fitting rect: CGRect, in size: CGSize) -> CGFloat {
        guard rect.width > 0, rect.height > 0 else { return scale }
        return clamped(min(size.width / rect.width, size.height / rect.height))
    }
}
