import Foundation
import SourceLowering
import SwiftParser
import SwiftSyntax

/// Decides whether a module sees UIKit, and iOS for its system.
///
/// Those of the root package do. A dependency does when it could not be built otherwise: packages that merely ask
/// whether there is a UIKit are built as they always are on Linux.
struct ModuleView {
    let seesUIKit: Bool

    init(_ module: String, _ arguments: CompilerArguments, _ surroundings: CompilerEnvironment) throws {
        if let decision = try ModuleList(package: surroundings.package).decisions[module] {
            seesUIKit = decision
            return
        }
        let sources = arguments.sources
        guard let package = Self.package(of: sources, scratch: surroundings.scratch),
            package.path != surroundings.package.path
        else {
            seesUIKit = true
            return
        }
        let folder = BuildFolder(of: module, arguments, surroundings)
        seesUIKit =
            Self.isForUIKitAlone(package)
            || Self.cannotBeBuiltPlain(sources, flags: arguments.conditions) {
                FileManager.default.fileExists(atPath: folder.neighbour($0).index.path)
            }
    }

    /// The folder of the package that sources belong to, nil when SwiftPM has written them all itself.
    static func package(of sources: [String], scratch: URL) -> URL? {
        let checkouts = scratch.appendingPathComponent("checkouts").path + "/"
        let written = sources.first { !$0.hasPrefix(scratch.path + "/") || $0.hasPrefix(checkouts) }
        guard let written else { return nil }
        var folder = URL(fileURLWithPath: written).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    /// Whether the manifest names systems with UIKit, and not macOS, without which nobody thinks of Linux.
    static func isForUIKitAlone(_ package: URL) -> Bool {
        guard
            let data = FileManager.default.contents(
                atPath: package.appendingPathComponent("Package.swift").path
            )
        else {
            return false
        }
        let systems = ManifestPlatforms(String(decoding: data, as: UTF8.self)).names
        return !systems.isEmpty
            && systems.isSubset(of: ["iOS", "tvOS", "visionOS", "macCatalyst", "watchOS"])
    }

    /// Whether a source needs what Linux lacks, or a module that itself sees UIKit.
    private static func cannotBeBuiltPlain(
        _ sources: [String],
        flags: Set<String>,
        isLowered: (String) -> Bool
    ) -> Bool {
        sources.contains { source in
            guard let data = FileManager.default.contents(atPath: source) else { return false }
            let obstacles = DeepStack.run {
                PlainBuildObstacles(String(decoding: data, as: UTF8.self), flags: flags)
            }
            return obstacles.exist || obstacles.imports.contains(where: isLowered)
        }
    }
}

/// The systems that a manifest names in `platforms:`.
struct ManifestPlatforms {
    let names: Set<String>

    init(_ manifest: String) {
        let visitor = PlatformsVisitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: manifest))
        names = visitor.names
    }
}

private final class PlatformsVisitor: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == "Package" else { return .visitChildren }
        for argument in node.arguments where argument.label?.text == "platforms" {
            for element in argument.expression.as(ArrayExprSyntax.self)?.elements ?? [] {
                if let call = element.expression.as(FunctionCallExprSyntax.self),
                    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
                {
                    names.insert(member.declName.baseName.text)
                }
            }
        }
        return .visitChildren
    }
}
