/// Says which menu a view opens, and hears of it. Only the first method is required.
///
/// For one menu they are called in this order: `configurationForMenuAtLocation`, `highlightPreviewForItemWithIdentifier` where
/// there is no preview of a controller, `willDisplayMenuFor`, `willPerformPreviewActionForMenuWith` if the user chooses the
/// preview, and `willEndFor`.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// What the menu holds; nil for no menu.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that was asked.
    ///   - location: Where it was asked for, in the view's coordinates.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The picture of what the menu belongs to, which is shown beside the menu; that of the older method by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// The picture that goes back as the menu closes; none by default. Never asked on Linux, where it only goes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// The picture of what the menu belongs to; nil, that is none, by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The picture that goes back as the menu closes; none by default. Never asked on Linux, where it only goes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The user chose what is shown beside the menu: show it as a whole once the animator is done.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    /// The menu is about to be shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// The menu is about to go.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}

extension UIContextMenuInteractionDelegate {
    /// That of the older method.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        (_answer(
            "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:",
            interaction,
            configuration,
            identifier
        ) as UITargetedPreview??)
            ?? contextMenuInteraction(
                interaction,
                previewForHighlightingMenuWithConfiguration: configuration
            )
    }

    /// None.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        (_answer(
            "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:",
            interaction,
            configuration,
            identifier
        ) as UITargetedPreview??) ?? nil
    }

    /// None.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (_answer(
            "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:",
            interaction,
            configuration
        ) as UITargetedPreview??) ?? nil
    }

    /// None.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (_answer(
            "contextMenuInteraction:previewForDismissingMenuWithConfiguration:",
            interaction,
            configuration
        ) as UITargetedPreview??) ?? nil
    }

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        _answer(
            "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:",
            interaction,
            configuration,
            animator
        ) as Void?
    }

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _answer(
            "contextMenuInteraction:willDisplayMenuForConfiguration:animator:",
            interaction,
            configuration,
            animator
        ) as Void?
    }

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _answer(
            "contextMenuInteraction:willEndForConfiguration:animator:",
            interaction,
            configuration,
            animator
        )
            as Void?
    }
}
