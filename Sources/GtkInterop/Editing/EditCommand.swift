/// What users do with the clipboard while they edit a text.
public enum EditCommand: CaseIterable, Sendable {
    case cut
    case copy
    case paste

    var signal: String {
        switch self {
        case .cut: "cut-clipboard"
        case .copy: "copy-clipboard"
        case .paste: "paste-clipboard"
        }
    }
}
