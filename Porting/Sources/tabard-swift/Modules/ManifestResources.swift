import SwiftParser
import SwiftSyntax
import XcodeProject

/// What comes behind a manifest so that its targets have the resources that Xcode gives them without being told.
///
/// A manifest is a program, so what it says of its targets is known when it has run: the text that comes behind it asks the targets
/// themselves where they lie, what they exclude and what they declare.
struct ManifestResources {
    /// The text, without a line break before it; nil where nothing is to be done.
    let text: String?

    /// - Parameters:
    ///   - manifest: The manifest's own text.
    ///   - resources: What lies in the package's folder.
    init(_ manifest: String, _ resources: PackageResources) {
        guard !resources.paths.isEmpty, Self.knowsResources(manifest),
            let package = Self.packageName(Parser.parse(source: manifest))
        else {
            text = nil
            return
        }
        let paths = Self.list(resources.paths)
        let folders = Self.list(resources.targetFolders)
        text = Self.function + "_tabardAddResources(to: \(package), \(paths), \(folders))\n"
    }

    /// Resources came with version 5.3 of SwiftPM's interface, which is the oldest that manifests of apps name.
    private static func knowsResources(_ manifest: String) -> Bool {
        guard let line = manifest.split(separator: "\n").first(where: { $0.contains("swift-tools-version") }),
            let version = line.split(separator: ":", maxSplits: 1).last
        else { return false }
        let numbers = version.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        guard let major = numbers.first else { return false }
        return (major, numbers.count > 1 ? numbers[1] : 0) >= (5, 3)
    }

    /// The name of the variable that holds the package.
    private static func packageName(_ file: SourceFileSyntax) -> String? {
        for statement in file.statements {
            guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                    continue
                }
                let type = binding.typeAnnotation?.type.trimmedDescription
                let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
                let called = call?.calledExpression.trimmedDescription
                if [type, called].contains(where: isPackage) { return name }
            }
        }
        return nil
    }

    private static func isPackage(_ type: String?) -> Bool {
        type.map(["Package", "PackageDescription.Package"].contains) ?? false
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map(PackagePlan.literal).joined(separator: ", ") + "]"
    }

    /// The folders that SwiftPM looks into are in the order of its own.
    private static let function = """

        private func _tabardAddResources(to package: Package, _ paths: [String], _ folders: [String]) {
            func clean(_ path: String) -> String {
                path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            }
            func isInside(_ path: String, _ folder: String) -> Bool {
                folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
            }
            let kinds = ["regular", "executable", "test"]
            let targets = package.targets.filter { kinds.contains("\\($0.type)") }
            func folder(of target: Target) -> String? {
                if let path = target.path { return path.hasPrefix("/") ? nil : clean(path) }
                let isTest = "\\(target.type)" == "test"
                let parents = (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
                if let found = parents.map({ $0 + "/" + target.name }).first(where: folders.contains) { return found }
                let alike = targets.filter { ("\\($0.type)" == "test") == isTest }
                return alike.count == 1 ? parents.first(where: folders.contains) : nil
            }
            let places = targets.map(folder)
            for path in paths {
                let around = targets.indices.filter { index in places[index].map { isInside(path, $0) } ?? false }
                guard let index = around.max(by: { (places[$0] ?? "").count < (places[$1] ?? "").count }),
                    let place = places[index]
                else { continue }
                let target = targets[index]
                let own = place.isEmpty ? path : String(path.dropFirst(place.count + 1))
                let declared = (target.resources ?? []).compactMap { resource in
                    Mirror(reflecting: resource).children.first { $0.label == "path" }?.value as? String
                }
                func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
                if (target.exclude + declared).contains(where: { isInside(own, clean($0)) }) { continue }
                // Of two of one name SwiftPM says itself that it does not know the second.
                if declared.contains(where: { name($0) == name(own) }) { continue }
                target.resources = (target.resources ?? []) + [.process(own)]
            }
        }

        """
}
