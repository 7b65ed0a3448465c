import SwiftSyntax

extension BuildConditions {
    /// Whether a condition of `#if` holds.
    func holds(_ condition: ExprSyntax) -> Bool {
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return holds(Array(sequence.elements)[...])
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            return holds([infix.leftOperand, infix.operator, infix.rightOperand])
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return !holds(prefix.expression)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.hasPrefix("$") ? hasFeature(String(name.dropFirst())) : flags.contains(name)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
        return false
    }

    /// The clause of an `#if` that is compiled; nil if none is.
    func activeClause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        conditional.clauses.first { clause in
            guard let condition = clause.condition else { return clause.poundKeyword.tokenKind == .poundElse }
            return holds(condition)
        }
    }

    /// `&&` binds before `||`.
    private func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        if let or = elements.firstIndex(where: { Self.isOperator($0, "||") }) {
            return holds(elements[..<or]) || holds(elements[(or + 1)...])
        }
        if let and = elements.firstIndex(where: { Self.isOperator($0, "&&") }) {
            return holds(elements[..<and]) && holds(elements[(and + 1)...])
        }
        return elements.count == 1 && elements.first.map(holds) ?? false
    }

    private static func isOperator(_ expression: ExprSyntax, _ text: String) -> Bool {
        expression.as(BinaryOperatorExprSyntax.self)?.operator.text == text
    }

    private func holds(_ call: FunctionCallExprSyntax) -> Bool {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let first = call.arguments.first?.expression
        else { return false }
        let argument = first.trimmedDescription
        switch function {
        case "os": return argument == "Linux" || argument == "iOS" && seesUIKit
        case "canImport": return canImport(String(argument.prefix { $0 != "." }))
        case "arch":
            #if arch(x86_64)
                return argument == "x86_64"
            #elseif arch(arm64)
                return argument == "arm64"
            #else
                return false
            #endif
        case "_endian": return argument == "little"
        case "swift": return compares(first, to: languageMode >= 6 ? [6, 3] : [5, 10])
        case "compiler": return compares(first, to: [6, 3])
        case "hasFeature": return hasFeature(argument)
        case "hasAttribute": return true
        default: return false
        }
    }

    private func hasFeature(_ name: String) -> Bool {
        features.contains(name) || LanguageFeatures.isOn(name, languageMode: languageMode)
    }

    private func canImport(_ module: String) -> Bool {
        switch module {
        case "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Glibc",
            "Dispatch", "Swift",
            "XCTest", "Testing", "Synchronization", "Observation", "RegexBuilder", "Distributed":
            return true
        case "Darwin", "Musl", "Android", "WinSDK", "ucrt", "Bionic", "WASILibc": return false
        default: break
        }
        if AppleModules.kit.contains(module) { return seesUIKit }
        return modules?.contains(module) ?? !AppleModules.isMissing(module)
    }

    private func compares(_ expression: ExprSyntax, to version: [Int]) -> Bool {
        guard let prefix = expression.as(PrefixOperatorExprSyntax.self) else { return false }
        let wanted = prefix.expression.trimmedDescription.split(separator: ".").compactMap { Int($0) }
        let isBelow = version.lexicographicallyPrecedes(wanted)
        switch prefix.operator.text {
        case ">=": return !isBelow
        case "<": return isBelow
        default: return false
        }
    }
}
