extension UITableViewDelegate {
    /// None.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (_answer("tableView:previewForHighlightingContextMenuWithConfiguration:", tableView, configuration)
            as UITargetedPreview??) ?? nil
    }

    /// None.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        (_answer("tableView:previewForDismissingContextMenuWithConfiguration:", tableView, configuration)
            as UITargetedPreview??) ?? nil
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        _answer(
            "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
            tableView,
            configuration,
            animator
        ) as Void?
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _answer(
            "tableView:willDisplayContextMenuWithConfiguration:animator:",
            tableView,
            configuration,
            animator
        )
            as Void?
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _answer(
            "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
            tableView,
            configuration,
            animator
        ) as Void?
    }
}

extension UITableView {
    /// What the delegate is asked and told while a menu is open.
    func _menuListener(_ configuration: UIContextMenuConfiguration) -> ContextMenuListener {
        ContextMenuListener(
            highlight: { [weak self] in
                guard let self else { return nil }
                return self.delegate?.tableView(
                    self,
                    previewForHighlightingContextMenuWithConfiguration: configuration
                )
            },
            willDisplay: { [weak self] animator in
                guard let self else { return }
                self.delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
            },
            willEnd: { [weak self] animator in
                guard let self else { return }
                self.delegate?.tableView(
                    self,
                    willEndContextMenuInteraction: configuration,
                    animator: animator
                )
            },
            willCommit: { [weak self] animator in
                guard let self else { return }
                self.delegate?.tableView(
                    self,
                    willPerformPreviewActionForMenuWith: configuration,
                    animator: animator
                )
            }
        )
    }
}
