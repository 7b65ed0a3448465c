/// By what name devices know that they have the same layout, so that two of different apps are not joined by mistake.
package enum LayoutName {
    /// The app's id and the layout's name, empty if the path does not tell them.
    package static func name(of location: TabStoreLocation) -> String {
        let suffix = ".layout"
        guard location.fileName.hasSuffix(suffix), location.fileName.count > suffix.count,
            let application = location.directory.split(separator: "/").last.map(String.init),
            isApplicationIdentifier(application)
        else { return "" }
        let name = "\(application)/\(location.fileName.dropLast(suffix.count))"
        return name.utf8.count <= maximumLength && PlainLine.isPlain(name) ? name : ""
    }

    package static let maximumLength = 1000

    /// Whether it is an id such as `org.example.Notes`.
    private static func isApplicationIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && !parts.contains("")
    }
}
