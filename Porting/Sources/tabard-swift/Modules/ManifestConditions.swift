import SwiftParser
import SwiftSyntax

/// A manifest whose conditions hold as on iOS, though SwiftPM asks them for Linux.
///
/// `.when(platforms: [.iOS])` holds for dependencies and for settings of Swift. A dependency for Linux stays one, since what
/// Apple's systems bring along may be missing here; a setting for Linux does not hold. What concerns C and the linker is
/// left as it is: these know Linux alone.
struct ManifestConditions {
    /// The text for the compiler, with as many lines and a few more behind them; nil where nothing is to be done.
    let text: String?

    init(_ manifest: String) {
        let visitor = ConditionVisitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: manifest))
        guard !visitor.conditions.isEmpty else {
            text = nil
            return
        }
        var bytes = Array(manifest.utf8)
        for condition in visitor.conditions.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let function = condition.isOfDependency ? Self.dependencyFunction : Self.settingFunction
            bytes.insert(UInt8(ascii: ")"), at: condition.range.upperBound)
            bytes.insert(contentsOf: "\(function)(".utf8, at: condition.range.lowerBound)
        }
        text = String(decoding: bytes, as: UTF8.self) + Self.functions
    }

    private static let dependencyFunction = "_tabardDependencyPlatforms"
    private static let settingFunction = "_tabardSettingPlatforms"

    /// An empty list is refused, so that a setting that does not hold is one for another system.
    private static let functions = """

        private func \(dependencyFunction)(_ platforms: [Platform]) -> [Platform] {
            platforms.contains(.iOS) ? platforms + [.linux] : platforms
        }
        private func \(settingFunction)(_ platforms: [Platform]) -> [Platform] {
            platforms.contains(.iOS) ? platforms + [.linux] : platforms.filter { $0 != .linux } + [.iOS]
        }

        """
}

private final class ConditionVisitor: SyntaxVisitor {
    struct Condition {
        /// The list of systems.
        let range: Range<Int>
        let isOfDependency: Bool
    }

    var conditions: [Condition] = []

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        // Only Swift's compiler takes the program for one of iOS.
        let isOfOtherTools = ["cSettings", "cxxSettings", "linkerSettings"].contains(node.label?.text)
        return isOfOtherTools ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when",
            let platforms = node.arguments.first(where: { $0.label?.text == "platforms" })?.expression,
            !platforms.is(NilLiteralExprSyntax.self), let user = Self.user(of: node)
        else { return .visitChildren }
        let range =
            platforms.positionAfterSkippingLeadingTrivia
            .utf8Offset..<platforms
            .endPositionBeforeTrailingTrivia.utf8Offset
        switch user {
        case "linkedLibrary", "linkedFramework", "headerSearchPath": break
        case "target", "product", "byName", "plugin":
            conditions.append(Condition(range: range, isOfDependency: true))
        default: conditions.append(Condition(range: range, isOfDependency: false))
        }
        return .visitChildren
    }

    /// What a condition is an argument of, such as `define` or `product`.
    private static func user(of node: FunctionCallExprSyntax) -> String? {
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
