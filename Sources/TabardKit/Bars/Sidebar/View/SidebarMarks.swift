/// What the sidebar itself puts at the edges of a row.
@MainActor
struct SidebarMarks: Equatable {
    /// Whether rows below it can be shown and hidden; nil if there are none.
    var foldsByItself: Bool?
    /// The text of the tab's badge.
    var badge: String?
    var isEditing = false
    /// Whether the tab is to be seen, where the user may say that.
    var isChecked: Bool?
    /// Whether the row is carried by a handle.
    var isMovable = false
    /// What a screen reader says of the row's place and state, after its name.
    var spoken: String?

    /// Makes them as a cell has them.
    ///
    /// - Parameter fold: Called when the user chose the chevron.
    func accessories(fold: @escaping () -> Void) -> [UICellAccessory] {
        var accessories: [UICellAccessory] = []
        if let isChecked {
            let circle = SidebarCheck(isOn: isChecked)
            accessories.append(
                .customView(
                    configuration: .init(
                        customView: circle,
                        placement: .leading(displayed: .always),
                        reservedLayoutWidth: .standard,
                        maintainsFixedSize: true
                    )
                )
            )
        }
        if let badge, !isEditing { accessories.append(.label(text: badge)) }
        if isMovable { accessories.append(.reorder(displayed: .always)) }
        if let foldsByItself {
            let options = UICellAccessory.OutlineDisclosureOptions(style: foldsByItself ? .header : .cell)
            accessories.append(.outlineDisclosure(options: options, actionHandler: fold))
        }
        return accessories
    }

    /// Whether an accessory of the app's says the same as one of these, or would be taken for it.
    func clashes(with accessory: UICellAccessory) -> Bool {
        switch accessory.accessoryType {
        case .outlineDisclosure: foldsByItself != nil
        case .multiselect, .checkmark: isChecked != nil
        case .reorder: isMovable
        case .label: badge != nil && isEditing
        default: false
        }
    }
}
