extension Locale {
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
