import CGtk

/// What a widget is to assistive technology.
public enum AccessibleRole: Sendable {
    case generic
    case alertDialog
    case button
    case checkbox
    case dialog
    case group
    case heading
    case image
    case label
    case link
    case list
    case listItem
    case menu
    case menuItem
    case menuItemCheckbox
    case navigation
    case progressBar
    case radio
    case radioGroup
    case searchBox
    case slider
    case spinButton
    case `switch`
    case tab
    case tabList
    case tabPanel
    case toolbar

    var gtk: GtkAccessibleRole {
        switch self {
        case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
        case .alertDialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .menu: GTK_ACCESSIBLE_ROLE_MENU
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        case .menuItemCheckbox: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
        case .navigation: GTK_ACCESSIBLE_ROLE_NAVIGATION
        case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .radio: GTK_ACCESSIBLE_ROLE_RADIO
        case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
        case .searchBox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .spinButton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        case .switch: GTK_ACCESSIBLE_ROLE_SWITCH
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .tabPanel: GTK_ACCESSIBLE_ROLE_TAB_PANEL
        case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
        }
    }
}
