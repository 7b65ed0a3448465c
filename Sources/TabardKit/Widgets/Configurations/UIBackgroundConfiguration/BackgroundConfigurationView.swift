/// The parts of a background that are views: an image, a view of the app's own. Where there is none of them, the
/// owner draws the background itself and needs no view.
@MainActor
final class BackgroundConfigurationView: UIView {
    private var parts: [UIView] = []

    /// Shows the parts of a background behind the other subviews of a view, and takes away those of the one before.
    static func update(
        _ view: inout BackgroundConfigurationView?,
        to background: UIBackgroundConfiguration?,
        in owner: UIView
    ) {
        let wanted = background.map { [$0.imagePart(of: view), $0.customView] } ?? []
        let parts = wanted.compactMap(\.self)
        guard !parts.isEmpty else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let shown = view ?? BackgroundConfigurationView(frame: .zero)
        shown.isUserInteractionEnabled = background?.customView != nil
        shown.accessibilityElementsHidden = background?.customView == nil
        shown.show(parts)
        if shown.superview !== owner { owner.insertSubview(shown, at: 0) }
        view = shown
    }

    private func show(_ new: [UIView]) {
        clipsToBounds = true
        for part in parts where !new.contains(part) && part.superview === self { part.removeFromSuperview() }
        for part in new where part.superview !== self { addSubview(part) }
        parts = new
        setNeedsLayout()
    }

    fileprivate var imagePart: BackgroundImageView? {
        parts.lazy.compactMap { $0 as? BackgroundImageView }.first
    }

    /// Takes its place in the owner's coordinates.
    func place(_ frame: CGRect, cornerRadius: CGFloat) {
        self.frame = frame
        layer.cornerRadius = cornerRadius
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in parts { part.frame = CGRect(origin: .zero, size: bounds.size) }
    }
}

/// The image of a background, which is not an app's own image view.
private final class BackgroundImageView: UIImageView {}

extension UIBackgroundConfiguration {
    @MainActor
    fileprivate func imagePart(of view: BackgroundConfigurationView?) -> UIView? {
        guard let image else { return nil }
        let part = view?.imagePart ?? BackgroundImageView(frame: .zero)
        part.image = image
        part.contentMode = imageContentMode
        return part
    }
}
