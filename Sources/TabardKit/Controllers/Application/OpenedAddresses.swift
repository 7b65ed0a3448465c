/// The addresses that the program was started with, as a desktop starts it for a link.
@MainActor
enum OpenedAddresses {
    /// Those among the program's own arguments.
    static var ofProgram: [URL] {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.contains(where: { $0.contains(":") }) else { return [] }
        return among(arguments, schemes: ofApp)
    }

    /// Whether an address is for the app itself.
    static func isOfApp(_ url: URL) -> Bool { ofApp.contains(url.scheme?.lowercased() ?? "") }

    /// The schemes of the running app.
    static var ofApp = schemes(in: Bundle.main.infoDictionary?["CFBundleURLTypes"])

    /// Those of a scheme that the app opens; all else is for the app itself.
    nonisolated static func among(_ arguments: some Sequence<String>, schemes: Set<String>) -> [URL] {
        arguments.compactMap(URL.init(string:)).filter { schemes.contains($0.scheme?.lowercased() ?? "") }
    }

    /// The schemes that an app's `Info.plist` declares.
    nonisolated static func schemes(in types: Any?) -> Set<String> {
        let types = (types as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        let names = types.flatMap { $0["CFBundleURLSchemes"] as? [Any] ?? [] }
        return Set(names.compactMap { ($0 as? String)?.lowercased() }.filter { !$0.isEmpty })
    }
}
