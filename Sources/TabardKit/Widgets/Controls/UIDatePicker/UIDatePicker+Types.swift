extension UIDatePicker {
    /// What a date picker chooses.
    public enum Mode: Int, Sendable {
        /// Hour and minute, and before or after noon where the language counts to twelve.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// Day, hour and minute.
        case dateAndTime = 2
        /// Hours and minutes that are counted down, in `countDownDuration`.
        case countDownTimer = 3
        /// Month and year.
        case yearAndMonth = 4
    }
}

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
    /// Compact, or wheels for modes that have no compact form.
    case automatic = 0
    /// Wheels beside each other.
    case wheels = 1
    /// A short text, which opens a calendar or wheels.
    case compact = 2
    /// A calendar in place, with a field for the time.
    case inline = 3
}
