/// What the app's arguments and defaults say about languages, by the names that Apple's systems have for it.
enum LanguageSetting {
    /// The value of a setting such as `AppleLanguages`; the argument `-AppleLanguages (de)` counts more than what is stored.
    static func value(_ name: String) -> Any? {
        if let argument = argument(name, in: CommandLine.arguments) { return argument }
        return UserDefaults.standard.object(forKey: name)
    }

    /// Whether a setting's value is one of those that `UserDefaults` takes for true.
    static func isOn(_ value: Any?) -> Bool {
        if let text = value as? String { return ["yes", "true", "1"].contains(text.lowercased()) }
        return value as? Bool ?? false
    }

    /// The argument behind `-NAME`: a text, or a list in parentheses.
    static func argument(_ name: String, in arguments: [String]) -> Any? {
        guard let index = arguments.firstIndex(of: "-\(name)"), index + 1 < arguments.count else {
            return nil
        }
        let text = arguments[index + 1]
        guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
        return text.dropFirst().dropLast().split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'"))
        }
    }
}
