/// Something at the edge of a list's cell: a mark, a control for editing, a text or a view of the app's own.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete(), .label(text: "12")]
/// ```
@preconcurrency @MainActor
public struct UICellAccessory {
    /// What an accessory is.
    public enum AccessoryType {
        /// A chevron: choosing the cell leads on.
        case disclosureIndicator
        /// A chevron that turns: what is below the item shows or not.
        case outlineDisclosure
        /// A tick.
        case checkmark
        /// A red circle that offers to take the item away.
        case delete
        /// A green circle that adds an item.
        case insert
        /// A circle that shows whether the item is selected, where several can be.
        case multiselect
        /// A handle by which the item is carried to another place.
        case reorder
        /// A text.
        case label
        /// An info button.
        case detail
        /// A button with a menu of which one element is chosen.
        case popUpMenu
        /// A view of the app's own.
        case customView(UIView)

        var isCustom: Bool { if case .customView = self { true } else { false } }
    }

    /// When an accessory shows.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// While the collection is edited.
        case whenEditing
        /// While the collection is not edited.
        case whenNotEditing
    }

    /// How much room an accessory takes from side to side.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as is usual, so that accessories of several cells stand below each other.
        case standard
        /// As much as it is wide.
        case actual
        /// So many points.
        case custom(CGFloat)
    }

    /// At which edge a view of the app's own stands, and when it shows.
    public enum Placement {
        /// Says at which place among the accessories of the edge it stands: receives those, from the edge on.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Where reading begins.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// Where reading ends.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// Called when the user chose an accessory.
    public typealias ActionHandler = () -> Void

    /// What it is.
    public let accessoryType: AccessoryType

    let _displayed: DisplayedState
    let _isLeading: Bool
    var _isHidden = false
    var _reserved: LayoutDimension?
    var _tintColor: UIColor?
    var _backgroundColor: UIColor?
    var _text: String?
    var _font: UIFont?
    var _scalesFont = false
    var _menu: UIMenu?
    var _menuChanged: ((UIMenu) -> Void)?
    var _style = OutlineDisclosureOptions.Style.automatic
    var _position: Placement.Position?
    var _maintainsFixedSize = false
    var _handler: ActionHandler?

    init(_ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool) {
        accessoryType = type
        _displayed = displayed
        _isLeading = isLeading
    }

    /// Whether it shows while a collection is edited, or is not.
    func _isShown(isEditing: Bool) -> Bool {
        guard !_isHidden else { return false }
        return switch _displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}

extension UICellAccessory.Placement {
    /// A place before the first accessory of a type, or at the end if there is none.
    @MainActor
    public static func position(before accessoryType: UICellAccessory.AccessoryType) -> Position {
        { accessories in
            accessories.firstIndex { $0.accessoryType._isSame(as: accessoryType) } ?? accessories.count
        }
    }

    /// A place behind the last accessory of a type, or at the end if there is none.
    @MainActor
    public static func position(after accessoryType: UICellAccessory.AccessoryType) -> Position {
        { accessories in
            accessories.lastIndex { $0.accessoryType._isSame(as: accessoryType) }.map { $0 + 1 }
                ?? accessories.count
        }
    }
}

extension UICellAccessory.AccessoryType {
    /// Whether accessories are of one type; of views of the app's own, whether they are the same one.
    func _isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.disclosureIndicator, .disclosureIndicator), (.outlineDisclosure, .outlineDisclosure),
            (.checkmark, .checkmark), (.delete, .delete), (.insert, .insert), (.multiselect, .multiselect),
            (.reorder, .reorder), (.label, .label), (.detail, .detail), (.popUpMenu, .popUpMenu):
            true
        case (.customView(let first), .customView(let second)): first === second
        default: false
        }
    }
}
