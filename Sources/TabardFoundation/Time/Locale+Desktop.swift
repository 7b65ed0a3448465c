extension Locale {
    /// The language and region in which the desktop writes dates.
    ///
    /// Foundation on Linux has no such setting and takes English of nowhere for the current locale, whatever the environment says.
    package static let desktop = Locale(environment: ProcessInfo.processInfo.environment) ?? .current

    /// The locale that an environment names for dates; nil if it names none.
    package init?(environment: [String: String]) {
        let variables = ["LC_ALL", "LC_TIME", "LANG"]
        guard let value = variables.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
            return nil
        }
        let name = String(value.prefix { $0 != "." && $0 != "@" })
        guard name.count >= 2, name != "POSIX", name.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_") })
        else {
            return nil
        }
        self.init(identifier: name)
    }
}
