/// What one file contributes to the index of its module. It depends on nothing but the file, its name and the conditions, so
/// that it can be kept by these.
public struct FileFacts: Codable, Hashable, Sendable {
    /// What in a file may have to be lowered whatever the index says.
    public struct Features: OptionSet, Codable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A word that is always looked at: `@objc`, `#selector`, `import Foundation`…
        static let triggerWord = Features(rawValue: 1)
        /// A call with `?`, such as `delegate?.changed?(self)`, or its like.
        static let optionalCall = Features(rawValue: 1 << 1)
        /// It can't be worked on.
        static let isRefused = Features(rawValue: 1 << 2)
        /// A name that begins as UIKit's do.
        static let uikitName = Features(rawValue: 1 << 3)
    }

    public let fileName: String
    /// The modules that the file imports.
    public let imports: [String]
    /// Those of them whose names it gives on.
    public let exports: [String]
    /// Those of them that it imports by `@testable`; nil for none.
    public let testableImports: [String]?
    public let types: [TypeFacts]
    public let features: Features

    /// Collects a file's facts. The source isn't parsed again for its lowering.
    public init(of source: ParsedSource, conditions: BuildConditions) {
        fileName = source.fileName
        var features = TriggerWords.features(of: source.text)
        if source.refusal != nil { features.insert(.isRefused) }
        self.features = features
        let collector = FactsCollector(conditions: conditions)
        collector.walk(source.tree)
        types = collector.types
        imports = collector.imports
        exports = collector.exports
        testableImports = collector.testableImports.isEmpty ? nil : collector.testableImports
    }

    init(fileName: String, exports: [String], types: [TypeFacts]) {
        self.fileName = fileName
        imports = []
        testableImports = nil
        self.exports = exports
        self.types = types
        features = []
    }

    /// A file's name, or a path of types, as a part of a Swift name; another for each.
    static func identifier(of name: String) -> String {
        let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name[...]
        return stem.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": String(scalar)
            case "+", ".": "__"
            default: "_\(String(scalar.value, radix: 16))_"
            }
        }.joined()
    }
}
