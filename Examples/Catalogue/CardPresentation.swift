import UIKit

/// Puts a controller on a card near the lower edge, over what is dimmed.
class CardPresentation: UIPresentationController {
    private let dimming = UIControl()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let width = min(area.width - 32, 420)
        let height = min(area.height - 32, UIFontMetrics.default.scaledValue(for: 220))
        return CGRect(x: area.midX - width / 2, y: area.maxY - height - 16, width: width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimming.frame = containerView.bounds
        dimming.accessibilityLabel = "Close"
        dimming.addAction(
            UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) },
            for: .touchUpInside
        )
        containerView.insertSubview(dimming, at: 0)
        fade(from: 0, to: 1)
    }

    override func dismissalTransitionWillBegin() { fade(from: 1, to: 0) }

    override func containerViewWillLayoutSubviews() {
        dimming.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func fade(from start: CGFloat, to end: CGFloat) {
        dimming.alpha = start
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = end
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = end })
    }
}
