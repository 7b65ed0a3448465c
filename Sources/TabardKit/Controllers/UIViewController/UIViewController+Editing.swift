extension UIViewController {
    func _setEditing(_ editing: Bool) {
        _isEditing = editing
        _showEditing()
    }

    var _lazyEditButtonItem: UIBarButtonItem {
        if let item = _editButtonItem { return item }
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            }
        )
        _editButtonItem = item
        _showEditing()
        return item
    }

    private func _showEditing() {
        let kind: UIBarButtonItem.SystemItem = _isEditing ? .done : .edit
        _editButtonItem?.title = kind._title
        _editButtonItem?.style = _isEditing ? .done : .plain
    }
}
