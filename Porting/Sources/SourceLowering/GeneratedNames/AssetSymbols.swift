/// The names that Xcode makes of an app's images and colours, as the text of one more file of the module:
/// `UIImage(resource: .logo)`, `UIImage.logo`, `UIColor(resource: .brand)`, `UIColor.brand` (O5).
///
/// ```swift
/// let symbols = AssetSymbols(images: ["tab-home", "icons/star"], colors: ["BrandColor"])
/// // .tabHome, .Icons.star, .brand
/// ```
public struct AssetSymbols: Hashable, Sendable {
    /// The images' names as `UIImage(named:)` takes them, those in folders that give a name space with slashes.
    public let images: [String]
    /// The colours' names.
    public let colors: [String]
    /// What gives the bundle in the text.
    public let bundle: String

    /// Collects the names of a module's assets.
    ///
    /// - Parameters:
    ///   - images: The images' names, in any order.
    ///   - colors: The colours' names.
    ///   - bundle: An expression of the bundle that has them; a package's module says `Bundle.module`.
    public init(images: [String], colors: [String], bundle: String = "Bundle.main") {
        self.images = images
        self.colors = colors
        self.bundle = bundle
    }

    /// The text of the file; empty if there are no names.
    public var source: String {
        guard !images.isEmpty || !colors.isEmpty else { return "" }
        return "import UIKit\n"
            + text(of: images, type: "ImageResource", class: "UIImage", suffix: "Image", taken: [])
            + text(
                of: colors,
                type: "ColorResource",
                class: "UIColor",
                suffix: "Color",
                taken: Self.colorNames
            )
    }

    private func text(
        of names: [String],
        type: String,
        class: String,
        suffix: String,
        taken: Set<String>
    ) -> String {
        guard !names.isEmpty else { return "" }
        let root = Space(names.sorted(), suffix: suffix)
        return """
            struct \(type): Hashable, Sendable {
                fileprivate let name: String
            \(root.resources(of: type))}
            extension \(`class`) {
                convenience init(resource: \(type)) {
                    guard \(`class`)(named: resource.name, in: \(bundle), compatibleWith: nil) != nil else {
                        fatalError("There is no \(suffix.lowercased()) '\\(resource.name)' in the app's assets")
                    }
                    self.init(named: resource.name, in: \(bundle), compatibleWith: nil)!
                }
            \(root.members(of: `class`, path: "", taken: taken))}

            """
    }

    /// Names within one folder, by their Swift names.
    private struct Space {
        private var symbols: [(symbol: String, name: String)] = []
        private var spaces: [(name: String, space: Space)] = []

        init(_ names: [String], suffix: String) {
            self.init(names.map { ($0.split(separator: "/").map(String.init), $0) }, suffix)
        }

        private init(_ names: [(path: [String], name: String)], _ suffix: String) {
            var folders: [String: [(path: [String], name: String)]] = [:]
            var seen: Set<String> = []
            for (path, name) in names {
                guard let first = path.first else { continue }
                if path.count > 1 {
                    folders[first, default: []].append((Array(path.dropFirst()), name))
                } else if let symbol = AssetSymbols.symbol(first, without: suffix),
                    seen.insert(symbol).inserted
                {
                    symbols.append((symbol, name))
                }
            }
            for (folder, names) in folders.sorted(by: { $0.key < $1.key }) {
                guard let symbol = AssetSymbols.symbol(folder, without: "") else { continue }
                let name = CamelCase.capitalized(symbol)
                if seen.insert(name).inserted { spaces.append((name, Space(names, suffix))) }
            }
        }

        func resources(of type: String) -> String {
            symbols.map { "    static let \(Keywords.escaped($0.symbol)) = \(type)(name: \"\($0.name)\")\n" }
                .joined()
                + spaces.map { "    enum \($0.name) {\n\($0.space.resources(of: type))    }\n" }.joined()
        }

        func members(of type: String, path: String, taken: Set<String>) -> String {
            symbols.filter { !taken.contains($0.symbol) }.map { symbol, _ in
                "    static var \(Keywords.escaped(symbol)): \(type) { \(type)(resource: .\(path)\(symbol)) }\n"
            }.joined()
                + spaces.map { name, space in
                    "    enum \(name) {\n\(space.members(of: type, path: "\(path)\(name).", taken: []))    }\n"
                }.joined()
        }
    }

    /// A name as Swift can have it: `tabHome` of `tab-home`, `brand` of `BrandColor`; nil for one without letters and digits.
    static func symbol(_ name: String, without suffix: String) -> String? {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if let last = words.last, !suffix.isEmpty, last.hasSuffix(suffix) {
            let rest = String(last.dropLast(suffix.count))
            if !rest.isEmpty {
                words[words.count - 1] = rest
            } else if words.count > 1 {
                words.removeLast()
            }
        }
        guard let first = words.first else { return nil }
        let symbol = lowercasedStart(first) + words.dropFirst().map(CamelCase.capitalized).joined()
        return symbol.first?.isNumber == true ? "_\(symbol)" : symbol
    }

    /// The word with a small beginning: `url` of `URL`, `urlIcon` of `URLIcon`.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        guard capitals > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
        let count =
            capitals == word.count || !word.dropFirst(capitals).contains(where: \.isLetter)
            ? capitals : capitals - 1
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// What `UIColor` has by itself.
    private static let colorNames: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
        "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
        "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]
}

/// Words that Swift keeps for itself.
enum Keywords {
    private static let all: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]

    /// A name with backticks where it needs them.
    static func escaped(_ name: String) -> String { all.contains(name) ? "`\(name)`" : name }
}
