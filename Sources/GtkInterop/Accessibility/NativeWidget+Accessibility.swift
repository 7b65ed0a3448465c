import CGtk

extension NativeWidget {
    /// Sets the role; it has an effect only until the widget is first shown.
    public func setRole(_ role: AccessibleRole) {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, gint(role.gtk.rawValue))
        g_object_set_property(object, "accessible-role", &value)
    }

    /// The name that a screen reader reads; nil takes it away.
    public func setAccessibleLabel(_ label: String?) {
        setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, text: label)
    }

    /// What a screen reader reads after the name, such as a badge.
    public func setAccessibleDescription(_ description: String?) {
        setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text: description)
    }

    /// Whether the widget is selected among its siblings; also makes it selectable.
    public func setAccessibleSelected(_ isSelected: Bool) {
        setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, orUndefined: isSelected)
    }

    /// Whether what is below the widget shows; nil if nothing can be.
    public func setAccessibleExpanded(_ isExpanded: Bool?) {
        if let isExpanded {
            setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, orUndefined: isExpanded)
        } else {
            gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED)
        }
    }

    private func setAccessible(_ name: GtkAccessibleState, orUndefined isOn: Bool) {
        var state = name
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        // Such a state is a boolean or undefined, which GTK stores as an integer.
        if value.g_type == tabard_type_boolean() {
            g_value_set_boolean(&value, isOn ? 1 : 0)
        } else {
            g_value_set_int(&value, isOn ? 1 : 0)
        }
        gtk_accessible_update_state_value(accessible, 1, &state, &value)
        g_value_unset(&value)
    }

    /// Hides the widget, and all in it, from assistive technology.
    public func setAccessibleHidden(_ isHidden: Bool) {
        var state = GTK_ACCESSIBLE_STATE_HIDDEN
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        g_value_set_boolean(&value, isHidden ? 1 : 0)
        gtk_accessible_update_state_value(accessible, 1, &state, &value)
        g_value_unset(&value)
    }

    /// Whether the widget can't be used now.
    public func setAccessibleDisabled(_ isDisabled: Bool) {
        var state = GTK_ACCESSIBLE_STATE_DISABLED
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        g_value_set_boolean(&value, isDisabled ? 1 : 0)
        gtk_accessible_update_state_value(accessible, 1, &state, &value)
        g_value_unset(&value)
    }

    /// The place among siblings, from 1, and how many there are.
    public func setAccessiblePosition(_ position: Int, of count: Int) {
        setAccessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET, number: position)
        setAccessible(GTK_ACCESSIBLE_RELATION_SET_SIZE, number: count)
    }

    /// Whether the widget is on, as switches and radio buttons are; also makes it checkable.
    public func setAccessibleChecked(_ isChecked: Bool) {
        setAccessible(GTK_ACCESSIBLE_STATE_CHECKED, isOn: isChecked)
    }

    /// Whether the widget stays pressed, as buttons that turn something on do.
    public func setAccessiblePressed(_ isPressed: Bool) {
        setAccessible(GTK_ACCESSIBLE_STATE_PRESSED, isOn: isPressed)
    }

    /// A value within a range, and how it reads if not as the plain number.
    public func setAccessibleRange(from least: Double, to most: Double, current: Double, text: String?) {
        setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, number: least)
        setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, number: most)
        setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, number: current)
        setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text: text)
    }

    private var accessible: OpaquePointer { OpaquePointer(pointer) }

    private func setAccessible(_ property: GtkAccessibleProperty, text: String?) {
        var property = property
        guard let text else {
            gtk_accessible_reset_property(accessible, property)
            return
        }
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(accessible, 1, &property, &value)
        g_value_unset(&value)
    }

    private func setAccessible(_ property: GtkAccessibleProperty, number: Double) {
        var property = property
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_double(&value, number)
        gtk_accessible_update_property_value(accessible, 1, &property, &value)
        g_value_unset(&value)
    }

    private func setAccessible(_ state: GtkAccessibleState, isOn: Bool) {
        let tristate = isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
        tabard_accessible_update_state(accessible, state, Int32(bitPattern: tristate.rawValue))
    }

    private func setAccessible(_ relation: GtkAccessibleRelation, number: Int) {
        var relation = relation
        var value = GValue()
        gtk_accessible_relation_init_value(relation, &value)
        g_value_set_int(&value, gint(clamping: number))
        gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
        g_value_unset(&value)
    }
}
