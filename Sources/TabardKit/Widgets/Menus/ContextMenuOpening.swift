internal import GtkInterop

/// What is asked and told while a context menu is open.
@MainActor
struct ContextMenuListener {
    /// The picture of what the menu belongs to.
    var highlight: () -> UITargetedPreview? = { nil }
    var willDisplay: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
    var willEnd: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }
    /// The user chose the preview.
    var willCommit: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }
}

/// Opens context menus, with what is shown beside them.
@MainActor
enum ContextMenuOpening {
    /// The size of a controller's view that says nothing of it.
    private static let usualSize = CGSize(width: 300, height: 300)

    /// Opens what a configuration describes beside a view.
    ///
    /// - Parameter area: The part of the view that the menu belongs to; all of it if nil.
    /// - Returns: Nil if there is nothing to open.
    static func open(
        _ configuration: UIContextMenuConfiguration,
        from source: UIView,
        area: CGRect?,
        listener: ContextMenuListener
    ) -> MenuOverlay? {
        guard source._window != nil else { return nil }
        let controller = configuration._previewProvider?()
        let owner: (any ViewOwner)? = controller
        let menu = configuration._menu
        guard menu != nil || owner != nil else { return nil }
        let commit = {
            let animator = ContextMenuAnimator(controller)
            listener.willCommit(animator)
            animator.run()
        }
        var preview: MenuPreview?
        if let owner {
            let view = owner._previewedView
            let wanted = owner.preferredContentSize
            let size = wanted.width > 0 && wanted.height > 0 ? wanted : usualSize
            owner.beginAppearanceTransition(true, animated: false)
            preview = MenuPreview(view, size: size, commit: commit)
        } else if let highlight = listener.highlight() {
            let picture = PreviewPicture(of: highlight.view, parameters: highlight.parameters)
            preview = MenuPreview(picture, size: picture.bounds.size, commit: nil)
        }
        let coming = ContextMenuAnimator(controller)
        listener.willDisplay(coming)
        let overlay = MenuOverlay.open(
            menu ?? UIMenu(),
            from: source,
            area: area,
            order: configuration.preferredMenuElementOrder,
            preview: preview,
            sender: source,
            closed: {
                let going = ContextMenuAnimator(controller)
                listener.willEnd(going)
                owner?.beginAppearanceTransition(false, animated: false)
                owner?.endAppearanceTransition()
                going.run()
            }
        )
        owner?.endAppearanceTransition()
        coming.run()
        return overlay
    }
}
