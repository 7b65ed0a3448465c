/// The addresses and files that the program was started with, as a desktop starts it for a link or a document.
@MainActor
enum OpenedAddresses {
    /// Those among the program's own arguments.
    static var ofProgram: [URL] { among(Array(CommandLine.arguments.dropFirst())) }

    /// Whether an address is for the app itself.
    static func isOfApp(_ url: URL) -> Bool { ofApp.contains(url.scheme?.lowercased() ?? "") }

    /// The schemes of the running app.
    static var ofApp = schemes(in: Bundle.main.infoDictionary?["CFBundleURLTypes"])

    /// The kinds of documents that the running app opens.
    static var documents = OpenedDocuments(Bundle.main.infoDictionary ?? [:])

    /// Whether others open anything with the running app.
    static var isEmpty: Bool { ofApp.isEmpty && documents.isEmpty }

    /// Whether a program that can open none of its arguments leaves its start to the app that runs, if that opens anything at all for
    /// others; options are the app's own matter.
    static func areHandedOver(_ arguments: [String]) -> Bool {
        !arguments.contains { $0.hasPrefix("-") } && !isEmpty
    }

    /// Those that the running app opens.
    static func among(_ texts: [String]) -> [URL] {
        guard !texts.isEmpty else { return [] }
        let (schemes, documents) = (ofApp, documents)
        guard !schemes.isEmpty || !documents.isEmpty else { return [] }
        return texts.compactMap { text in
            among([text], schemes: schemes).first ?? (documents.isEmpty ? nil : documents.file(text))
        }
    }

    /// Those of a scheme that the app opens; all else is for the app itself.
    nonisolated static func among(_ arguments: some Sequence<String>, schemes: Set<String>) -> [URL] {
        arguments.filter { $0.contains(":") }.compactMap(URL.init(string:))
            .filter { schemes.contains($0.scheme?.lowercased() ?? "") }
    }

    /// The schemes that an app's `Info.plist` declares.
    nonisolated static func schemes(in types: Any?) -> Set<String> {
        let types = (types as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        let names = types.flatMap { $0["CFBundleURLSchemes"] as? [Any] ?? [] }
        return Set(names.compactMap { ($0 as? String)?.lowercased() }.filter { !$0.isEmpty })
    }
}
