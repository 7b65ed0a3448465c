/// Tells a table what is in it. The first two methods are required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Makes or reuses the cell for a row that comes into sight.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The text above a section; nil, that is none, by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The text below a section; nil, that is none, by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited.
    ///
    /// Without this method every row can while the table is edited, and none can be deleted by a swipe, the keyboard or
    /// the menu otherwise; for that, the method must say true.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether a row can be moved by the user. Without this method none can.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The user deletes a row, or inserts one: change the data and then the table.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )

    /// The user moved a row: change the data. The table has moved the row itself.
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )

    /// The titles of the index at the table's edge, by which the user jumps from section to section; nil, that is none,
    /// by default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section to which a title of the index leads; that of the same number by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int {
        _answer("numberOfSectionsInTableView:", tableView) ?? 1
    }

    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        _answer("tableView:titleForHeaderInSection:", tableView, section)
    }

    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        _answer("tableView:titleForFooterInSection:", tableView, section)
    }

    /// Every row, in edit mode only.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        _answer("tableView:canEditRowAtIndexPath:", tableView, indexPath) ?? _answerByDefault(tableView)
    }

    /// No row.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        _answer("tableView:canMoveRowAtIndexPath:", tableView, indexPath) ?? _answerByDefault(tableView)
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        _answer("tableView:commitEditingStyle:forRowAtIndexPath:", tableView, editingStyle, indexPath)
            as Void?
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        _answer("tableView:moveRowAtIndexPath:toIndexPath:", tableView, sourceIndexPath, destinationIndexPath)
            as Void?
    }

    /// None.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        _answer("sectionIndexTitlesForTableView:", tableView)
    }

    /// The section of the same number.
    public func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        _answer("tableView:sectionForSectionIndexTitle:atIndex:", tableView, title, index) ?? index
    }
}

/// Says true, and that the app did not say so itself: only Swift's compiler knows which methods a type has.
@MainActor
func _answerByDefault(_ tableView: UITableView) -> Bool {
    tableView._isDefaultAnswer = true
    return true
}
