extension UICollectionViewDelegate {
    /// None.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (_answer(
            "collectionView:previewForHighlightingContextMenuWithConfiguration:",
            collectionView,
            configuration
        )
            as UITargetedPreview??) ?? nil
    }

    /// None.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (_answer(
            "collectionView:previewForDismissingContextMenuWithConfiguration:",
            collectionView,
            configuration
        )
            as UITargetedPreview??) ?? nil
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        _answer(
            "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
            collectionView,
            configuration,
            animator
        ) as Void?
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _answer(
            "collectionView:willDisplayContextMenuWithConfiguration:animator:",
            collectionView,
            configuration,
            animator
        )
            as Void?
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _answer(
            "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
            collectionView,
            configuration,
            animator
        ) as Void?
    }
}

extension UICollectionView {
    /// What the delegate is asked and told while a menu is open.
    func _menuListener(_ configuration: UIContextMenuConfiguration) -> ContextMenuListener {
        ContextMenuListener(
            highlight: { [weak self] in
                guard let self else { return nil }
                return self.delegate?.collectionView(
                    self,
                    previewForHighlightingContextMenuWithConfiguration: configuration
                )
            },
            willDisplay: { [weak self] animator in
                guard let self else { return }
                self.delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
            },
            willEnd: { [weak self] animator in
                guard let self else { return }
                self.delegate?.collectionView(
                    self,
                    willEndContextMenuInteraction: configuration,
                    animator: animator
                )
            },
            willCommit: { [weak self] animator in
                guard let self else { return }
                self.delegate?.collectionView(
                    self,
                    willPerformPreviewActionForMenuWith: configuration,
                    animator: animator
                )
            }
        )
    }
}
