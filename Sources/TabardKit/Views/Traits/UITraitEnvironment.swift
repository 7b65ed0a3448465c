/// What has traits and hears of their changes: views, controllers, scenes and the screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// Light or dark, size classes, direction and the like, as they hold here.
    var traitCollection: UITraitCollection { get }

    /// Called after they changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
