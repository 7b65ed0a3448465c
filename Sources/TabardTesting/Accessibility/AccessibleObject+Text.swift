import GtkInterop

@MainActor
extension AccessibleObject {
    /// The text that the object holds, such as what is typed into a field.
    public var text: String {
        get throws {
            try ask("GetText", of: .text, [.int32(0), .int32(-1)]).first?.stringValue ?? ""
        }
    }
}
