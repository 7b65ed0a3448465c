import CGtk

/// Which way the keyboard focus moves.
public enum FocusDirection: Sendable {
    /// To the next control, as the Tab key does.
    case forward
    /// To the control before, as Shift and Tab do.
    case backward
    /// To the nearest control on one side, as the arrow keys do.
    case sideways

    init(gtk: GtkDirectionType) {
        switch gtk {
        case GTK_DIR_TAB_FORWARD: self = .forward
        case GTK_DIR_TAB_BACKWARD: self = .backward
        default: self = .sideways
        }
    }
}
