extension _SelectorEntry<UITableViewCell> {
    static var answered: [Self] {
        [
            .property("contentView", { $0.contentView }),
            .property("textLabel", { $0.textLabel }),
            .property("detailTextLabel", { $0.detailTextLabel }),
            .property("imageView", { $0.imageView }),
            .property("editingAccessoryView", { $0.editingAccessoryView }, { $0.editingAccessoryView = $1 }),
            .property("accessoryView", { $0.accessoryView }, { $0.accessoryView = $1 }),
            .property("backgroundView", { $0.backgroundView }, { $0.backgroundView = $1 }),
            .property(
                "selectedBackgroundView",
                { $0.selectedBackgroundView },
                { $0.selectedBackgroundView = $1 }
            ),
            .property("editing", { $0.isEditing }, { $0.isEditing = $1 }),
            .property("selected", { $0.isSelected }, { $0.isSelected = $1 }),
        ]
    }
}
