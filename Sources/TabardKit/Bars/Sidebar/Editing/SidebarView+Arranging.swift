extension SidebarView {
    /// Shows the list as it is arranged, or as it is used.
    func setArranging(_ isArranging: Bool) {
        if isArranging {
            arranging = arranging ?? SidebarArranging(in: self)
        } else {
            arranging?.end()
            arranging = nil
        }
        list.collection.isEditing = isArranging
        list.update(animated: true)
        updateBar()
    }
}
