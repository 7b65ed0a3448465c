/// Hears of what the user does in a table, and tells how its rows look. All methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// How high a row is, in points.
    ///
    /// It is asked when the row comes into sight, and `automaticDimension` leaves it to the cell. Without this method all
    /// rows have the table's `rowHeight`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// How high a section's header is, in points.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// How high a section's footer is, in points.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// The view above a section; nil leaves it to the title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// The view below a section; nil leaves it to the title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    /// A cell is about to come into sight.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// A cell went out of sight.
    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    )

    /// A header is about to come into sight.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// A footer is about to come into sight.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// A header went out of sight.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// A footer went out of sight.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    /// Whether a row may be pressed and selected; true by default.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// A row is pressed.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// A row is no longer pressed.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// The user is about to select a row.
    ///
    /// - Returns: The row to select instead, usually the same one; nil to select none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// The user is about to take the selection off a row.
    ///
    /// - Returns: The row to deselect instead, usually the same one; nil to keep it selected.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// The user selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// A row is no longer selected, as the user selected another one or chose it again.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// The user chose the info button at a row's end.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// How far a row is indented, in levels; 0 by default.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    /// What an editable row is edited with; Delete by default.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle

    /// The text of the button that deletes a row; nil is Delete.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?

    /// Whether a row makes room at its start while the table is edited; true by default.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// The actions at a row's start; nil, that is none, by default.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// The actions at a row's end; nil leaves it at Delete, if the row can be deleted.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// A row's actions are about to show.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// A row's actions are hidden again.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// The menu of a row; nil, that is none but its swipe actions, by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    ///   - point: Where it was asked for, in the table's coordinates.
    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Where a row goes that the user carries to a place; that place by default.
    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// The picture that is shown beside a menu; nil, that is none, by default.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The picture that goes back as a menu closes; none by default. Never asked on Linux, where it only goes.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The user chose what is shown beside a menu: show it as a whole once the animator is done.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    /// A menu is about to be shown.
    func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// A menu is about to go.
    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// Whether the keyboard focus may come to a row; by default what the table's `allowsFocus` says, and while it is edited
    /// `allowsFocusDuringEditing`.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Whether the focus may move; true by default.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool

    /// The focus has moved from something in the table, or to something in it.
    func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    /// The row to which the focus shall come where it is asked to come to the table, or where the Tab key enters the window; nil for none.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

    /// Whether a row is selected when a key brings the focus to it; by default what the table's `selectionFollowsFocus` says.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}
