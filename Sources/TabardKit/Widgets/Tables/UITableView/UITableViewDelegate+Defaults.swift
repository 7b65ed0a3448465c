extension UITableViewDelegate {
    /// Leaves the height to the table's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _answer("tableView:heightForRowAtIndexPath:", tableView, indexPath) ?? UITableView._undefinedHeight
    }

    /// Leaves the height to the table's `sectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        _answer("tableView:heightForHeaderInSection:", tableView, section) ?? UITableView._undefinedHeight
    }

    /// Leaves the height to the table's `sectionFooterHeight`.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        _answer("tableView:heightForFooterInSection:", tableView, section) ?? UITableView._undefinedHeight
    }

    /// None.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        _answer("tableView:viewForHeaderInSection:", tableView, section)
    }

    /// None.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        _answer("tableView:viewForFooterInSection:", tableView, section)
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        _answer("tableView:willDisplayCell:forRowAtIndexPath:", tableView, cell, indexPath) as Void?
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        _answer("tableView:didEndDisplayingCell:forRowAtIndexPath:", tableView, cell, indexPath) as Void?
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
    ) {
        _answer("tableView:willDisplayHeaderView:forSection:", tableView, view, section) as Void?
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
    ) {
        _answer("tableView:willDisplayFooterView:forSection:", tableView, view, section) as Void?
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {
        _answer("tableView:didEndDisplayingHeaderView:forSection:", tableView, view, section) as Void?
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {
        _answer("tableView:didEndDisplayingFooterView:forSection:", tableView, view, section) as Void?
    }

    /// Every row may be pressed.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        _answer("tableView:shouldHighlightRowAtIndexPath:", tableView, indexPath) ?? true
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        _answer("tableView:didHighlightRowAtIndexPath:", tableView, indexPath) as Void?
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        _answer("tableView:didUnhighlightRowAtIndexPath:", tableView, indexPath) as Void?
    }

    /// The row itself.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        (_answer("tableView:willSelectRowAtIndexPath:", tableView, indexPath) as IndexPath??) ?? indexPath
    }

    /// The row itself.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        (_answer("tableView:willDeselectRowAtIndexPath:", tableView, indexPath) as IndexPath??) ?? indexPath
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        _answer("tableView:didSelectRowAtIndexPath:", tableView, indexPath) as Void?
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        _answer("tableView:didDeselectRowAtIndexPath:", tableView, indexPath) as Void?
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        _answer("tableView:accessoryButtonTappedForRowWithIndexPath:", tableView, indexPath) as Void?
    }

    /// Leaves the level to the cell.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        if let level: Int = _answer("tableView:indentationLevelForRowAtIndexPath:", tableView, indexPath) {
            return level
        }
        tableView._isDefaultAnswer = true
        return 0
    }

    /// Delete.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        _answer("tableView:editingStyleForRowAtIndexPath:", tableView, indexPath) ?? .delete
    }

    /// Delete.
    public func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        _answer("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", tableView, indexPath)
    }

    /// Every row does.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    {
        _answer("tableView:shouldIndentWhileEditingRowAtIndexPath:", tableView, indexPath) ?? true
    }

    /// None.
    public func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        _answer("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", tableView, indexPath)
    }

    /// Delete, if the row can be deleted.
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        _answer("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", tableView, indexPath)
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        _answer("tableView:willBeginEditingRowAtIndexPath:", tableView, indexPath) as Void?
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        _answer("tableView:didEndEditingRowAtIndexPath:", tableView, indexPath) as Void?
    }

    /// The proposed place.
    public func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        _answer(
            "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
            tableView,
            sourceIndexPath,
            proposedDestinationIndexPath
        ) ?? proposedDestinationIndexPath
    }

    /// None.
    public func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _answer("tableView:contextMenuConfigurationForRowAtIndexPath:point:", tableView, indexPath, point)
    }
}
