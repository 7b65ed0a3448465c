/// What a custom detent's height can depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the view that the sheet lies in.
    var containerTraitCollection: UITraitCollection { get }

    /// The greatest height that a detent can have, in points.
    var maximumDetentValue: CGFloat { get }
}

/// What detents are resolved in.
@MainActor
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
        self.containerTraitCollection = containerTraitCollection
        self.maximumDetentValue = maximumDetentValue
        super.init()
    }

    /// The height of the medium detent: half of the window, with the strip that the largest leaves.
    var mediumValue: CGFloat { ((maximumDetentValue + PresentationLayout.pageTop) / 2).rounded() }
}
