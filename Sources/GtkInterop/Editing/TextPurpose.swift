import CGtk

/// What is to be written in a text, for input methods and on-screen keyboards.
public enum TextPurpose: Sendable {
    case freeForm
    case digits
    case number
    case phone
    case address
    case email
    case name
    case password
    /// A number that opens something, such as a code sent for signing in.
    case code

    var gtk: GtkInputPurpose {
        switch self {
        case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .address: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .code: GTK_INPUT_PURPOSE_PIN
        }
    }
}
