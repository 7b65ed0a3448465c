internal import TabStore

/// The name of the file in which what the user changed of a controller's tabs is kept.
enum CustomizationName {
    private static let prefix = "tabs"
    private static let allowed = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-"
    )

    /// The name for an identifier, nil being that of the app: a file's name whatever it has in it, and another one for each.
    ///
    /// - Returns: Nil for an identifier that is too long for a file's name.
    static func name(for identifier: String?) -> String? {
        guard let identifier else { return prefix }
        let encoded = identifier.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        let name = "\(prefix).\(encoded)"
        return StateLocation.isName(name) ? name : nil
    }
}
