/// The images that an app has a segmented control drawn with: a value.
struct SegmentImages {
    private struct Background: Hashable {
        var state: UIControl.State
        var metrics: UIBarMetrics
    }

    private struct Divider: Hashable {
        var left: UIControl.State
        var right: UIControl.State
        var metrics: UIBarMetrics
    }

    private var backgrounds: [Background: UIImage] = [:]
    private var dividers: [Divider: UIImage] = [:]

    var hasDividers: Bool { !dividers.isEmpty }

    subscript(background state: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
        get { backgrounds[Background(state: state, metrics: metrics)] }
        set { backgrounds[Background(state: state, metrics: metrics)] = newValue }
    }

    subscript(left: UIControl.State, right: UIControl.State, metrics: UIBarMetrics) -> UIImage? {
        get { dividers[Divider(left: left, right: right, metrics: metrics)] }
        set { dividers[Divider(left: left, right: right, metrics: metrics)] = newValue }
    }

    /// What stands behind a segment: the image of its state, or else that of the normal one.
    func background(_ state: UIControl.State) -> UIImage? {
        self[background: state, .default] ?? self[background: .normal, .default]
    }

    /// What stands between two segments: the image of their states, or else that between normal ones.
    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        self[left, right, .default] ?? self[.normal, .normal, .default]
    }
}
