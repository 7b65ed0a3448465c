extension UICellAccessory {
    private mutating func take(_ isHidden: Bool?, _ reserved: LayoutDimension?, _ tintColor: UIColor?) {
        _isHidden = isHidden ?? false
        _reserved = reserved
        _tintColor = tintColor
    }

    /// A chevron where reading ends: choosing the cell leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.disclosureIndicator, displayed, isLeading: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// A chevron where reading ends, which turns: what is below the item shows or not.
    ///
    /// - Parameters:
    ///   - displayed: When it shows.
    ///   - options: How it looks, and what chooses it.
    ///   - actionHandler: Called when the user chose it; nil, the usual one, shows or hides what is below the item in its
    ///     section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed, isLeading: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory._style = options.style ?? .automatic
        accessory._handler = actionHandler
        return accessory
    }

    /// A tick where reading ends.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.checkmark, displayed, isLeading: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// A red circle where reading begins.
    ///
    /// - Parameters:
    ///   - displayed: When it shows.
    ///   - options: How it looks.
    ///   - actionHandler: Called when the user chose it; nil, the usual one, uncovers the item's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, displayed, isLeading: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory._backgroundColor = options.backgroundColor
        accessory._handler = actionHandler
        return accessory
    }

    /// A green circle where reading begins.
    ///
    /// - Parameters:
    ///   - displayed: When it shows.
    ///   - options: How it looks.
    ///   - actionHandler: Called when the user chose it.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, displayed, isLeading: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory._backgroundColor = options.backgroundColor
        accessory._handler = actionHandler
        return accessory
    }

    /// A circle where reading begins that shows whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, displayed, isLeading: true)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory._backgroundColor = options.backgroundColor
        return accessory
    }

    /// A handle where reading ends, by which the item is carried to another place.
    ///
    /// The data source says which items can be moved, and moves them: by `reorderingHandlers` or
    /// `collectionView(_:moveItemAt:to:)`. Alt with an arrow key moves the item that has the focus.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.reorder, displayed, isLeading: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// A text where reading ends.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, isLeading: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory._text = text
        accessory._font = options.font
        accessory._scalesFont = options.adjustsFontForContentSizeCategory ?? true
        return accessory
    }

    /// An info button where reading ends.
    ///
    /// - Parameters:
    ///   - displayed: When it shows.
    ///   - options: How it looks.
    ///   - actionHandler: Called when the user chose it.
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail, displayed, isLeading: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory._handler = actionHandler
        return accessory
    }

    /// A button where reading ends, with a menu of which one element is chosen.
    ///
    /// - Parameters:
    ///   - menu: The menu; the button shows the title of its element that is on.
    ///   - displayed: When it shows.
    ///   - options: How it looks.
    ///   - selectedElementDidChangeHandler: Called with the menu when the user chose another element.
    public static func popUpMenu(
        _ menu: UIMenu,
        displayed: DisplayedState = .always,
        options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed, isLeading: false)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory._menu = menu
        accessory._menuChanged = selectedElementDidChangeHandler
        return accessory
    }

    /// A view of the app's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed, position): (Bool, DisplayedState, Placement.Position) =
            switch configuration.placement {
            case .leading(let displayed, let position): (true, displayed, position)
            case .trailing(let displayed, let position): (false, displayed, position)
            }
        var accessory = UICellAccessory(
            .customView(configuration.customView),
            displayed,
            isLeading: isLeading
        )
        accessory.take(
            configuration.isHidden,
            configuration.reservedLayoutWidth ?? .actual,
            configuration.tintColor
        )
        accessory._position = position
        accessory._maintainsFixedSize = configuration.maintainsFixedSize ?? false
        return accessory
    }
}
