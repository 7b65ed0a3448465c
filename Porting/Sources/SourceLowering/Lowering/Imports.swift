import SwiftSyntax

/// What a file imports, gathered while it is walked through.
struct Imports {
    /// What brings the names that lowering writes.
    var runtimeSource: ImportDeclSyntax?
    var modules: Set<String> = []
    var swiftUI: ImportDeclSyntax?
    var first: ImportDeclSyntax?
    var hasPreviews = false
}

/// Imports of modules that have other names or parts here (O5).
extension LoweringVisitor {
    func lowerImport(_ node: ImportDeclSyntax) {
        let path = node.path.map { $0.name.identifierText }
        guard let module = path.first else { return }
        imports.modules.insert(module)
        if imports.first == nil { imports.first = node }
        switch module {
        case "Foundation":
            if imports.runtimeSource == nil { imports.runtimeSource = node }
            replaceModule(of: node, with: "TabardFoundation")
        case "CFNetwork":
            replaceModule(of: node, with: "TabardFoundation")
        case "Darwin", "Darwin.C":
            edits.replace(node.path.textRange, with: "Glibc")
        case "SwiftUI":
            imports.swiftUI = node
        case _ where AppleModules.kit.contains(module):
            if module == "UIKit", imports.runtimeSource == nil { imports.runtimeSource = node }
            if path.count > 1 { replaceModule(of: node, with: module) }
        default:
            if conditions.modules?.contains(module) != true, let instead = AppleModules.instead(of: module) {
                reportMissing(module, node, instead)
            }
        }
    }

    /// The module's name alone for a submodule; scoped imports keep what they name.
    private func replaceModule(of node: ImportDeclSyntax, with name: String) {
        guard conditions.seesUIKit, let last = node.path.last else { return }
        let isScoped = node.importKindSpecifier != nil && node.path.count > 1
        edits.replace(node.path.textRange, with: isScoped ? "\(name).\(last.name.text)" : name)
    }

    private func reportMissing(_ module: String, _ node: ImportDeclSyntax, _ instead: String) {
        report(at: node.path, "Linux has no \(module); \(instead)")
    }

    /// What depends on the whole file: modules that only some names need, and SwiftUI that previews alone need.
    func finishImports() {
        let names = NamesOfModules(source.text)
        if let node = imports.swiftUI {
            if imports.hasPreviews, !names.usesSwiftUI(edits.applied(to: source.text)) {
                edits.remove(node.textRange)
            } else {
                reportMissing("SwiftUI", node, AppleModules.missing["SwiftUI"] ?? "")
            }
        }
        guard conditions.seesUIKit else { return }
        let needsUIKit = importsUIKitBySomeoneElse()
        if let node = imports.runtimeSource {
            for module in names.modules where !imports.modules.contains(module) {
                edits.insert("; import \(module)", at: node.textRange.upperBound)
            }
        } else {
            if usesRuntime, !needsUIKit { edits.insert("import TabardFoundation; ", at: firstStatement) }
            // Other imports bring Foundation whole on Apple's systems. A file without any names its own types.
            if needsUIKit || imports.first != nil {
                for module in names.modules where !imports.modules.contains(module) {
                    edits.insert("import \(module); ", at: firstStatement)
                }
            }
        }
        if needsUIKit { edits.insert("import UIKit; ", at: firstStatement) }
    }

    private var firstStatement: Int {
        imports.first?.textRange.lowerBound
            ?? source.tree.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    }

    /// Whether the file names UIKit's types without an import: a bridging header or another module brings them on Apple's
    /// systems.
    private func importsUIKitBySomeoneElse() -> Bool {
        guard imports.modules.isDisjoint(with: lookup.modulesWithUIKit), lookup.importsUIKit else {
            return false
        }
        let finder = UIKitNameFinder(
            lookup,
            file: file,
            takesFoundation: !imports.modules.contains("Foundation")
        )
        finder.walk(source.tree)
        return finder.isFound
    }
}

private final class UIKitNameFinder: SyntaxVisitor {
    private let lookup: IndexLookup
    private let file: String
    private let takesFoundation: Bool
    var isFound = false

    /// - Parameter takesFoundation: Whether names of Foundation's objects count, which UIKit brings as well.
    init(_ lookup: IndexLookup, file: String, takesFoundation: Bool) {
        self.lookup = lookup
        self.file = file
        self.takesFoundation = takesFoundation
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard !isFound, case .identifier(let name) = node.tokenKind else { return .skipChildren }
        let isObject = takesFoundation && name.hasPrefix("NSObject") && lookup.own(name, in: file) == nil
        if isObject || name.hasPrefix("UI") && lookup.isUIKitType(name, in: file) { isFound = true }
        return .skipChildren
    }
}

/// The names of modules that are imported only where they are used.
struct NamesOfModules {
    /// The modules beside Foundation that the text uses.
    private(set) var modules: [String] = []

    init(_ text: String) {
        let words = Words(text)
        if words.contains(where: Self.isNetworking) { modules.append("FoundationNetworking") }
        if words.contains(where: { $0.hasPrefix("XMLParser") }) { modules.append("FoundationXML") }
        if words.contains(where: Self.namesOfCombine.contains) { modules.append("Combine") }
    }

    /// The types with which sources use Combine that import Foundation alone, which brings it on Apple's systems.
    private static let namesOfCombine: Set<Substring> = [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "PassthroughSubject",
        "Published",
    ]

    private static func isNetworking(_ word: Substring) -> Bool {
        guard
            word.hasPrefix("URL") || word.hasPrefix("HTTP") || word.hasPrefix("NSURL")
                || word.hasPrefix("NSMutableURL") || word.hasPrefix("CachedURL")
        else { return false }
        if word.hasPrefix("URLSession") { return true }
        return names.contains(String(word))
    }

    private static let names: Set<String> = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "HTTPCookieStorage",
        "HTTPCookiePropertyKey",
        "URLCache", "URLProtocol", "URLProtocolClient", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace",
        "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "CachedURLResponse", "NSURLRequest",
        "NSMutableURLRequest",
    ]

    /// Whether what is left of a text names SwiftUI's types.
    func usesSwiftUI(_ text: String) -> Bool {
        let names: Set<Substring> = [
            "UIHostingController", "UIViewRepresentable", "UIViewControllerRepresentable", "ObservedObject",
            "StateObject",
            "EnvironmentObject", "ViewBuilder", "ViewModifier", "VStack", "HStack", "ZStack",
            "NavigationView",
            "NavigationStack", "Text", "Image", "Color", "some",
        ]
        return Words(text).contains { names.contains($0) }
    }
}

/// The words of a text, those of comments and strings among them.
struct Words: Sequence, IteratorProtocol {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    mutating func next() -> Substring? {
        func isLetter(_ byte: UInt8) -> Bool {
            byte >= 128 || byte == UInt8(ascii: "_")
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        guard let start = rest.firstIndex(where: isLetter) else { return nil }
        let word = rest[start...].prefix(while: isLetter)
        rest = rest[word.endIndex...]
        return Substring(word)
    }
}
