import SwiftSyntax

/// What Objective-C's runtime alone can do: an error that says what to write instead.
extension LoweringVisitor {
    func refuse(_ node: DeclReferenceExprSyntax) {
        refuse(node, node.baseName.text)
    }

    func refuse(_ node: IdentifierTypeSyntax) {
        refuse(node, node.name.text)
    }

    /// Overrides of methods that Foundation's classes have under another name on Linux.
    func refuseOverride(_ facts: MemberFacts, at name: TokenSyntax) {
        guard let instead = Unlowerable.overrides[facts.fullName],
            lookup.members(named: facts.name).allSatisfy({
                $0.facts.has(.isOverride)
            })
        else { return }
        report(at: name, "Linux's Foundation has no '\(facts.fullName)'; \(instead)")
    }

    /// `undoManager.prepare(withInvocationTarget: self)` keeps a message of any kind for later.
    func refuseInvocation(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, let label = node.arguments.first?.label,
            label.text == "withInvocationTarget",
            lookup.members(named: "prepare").allSatisfy({
                $0.facts.labels != ["withInvocationTarget"]
            })
        else { return }
        report(
            at: label,
            "'prepare(withInvocationTarget:)' needs Objective-C's runtime, which Linux lacks; use 'registerUndo(withTarget:handler:)', whose closure sends the message"
        )
    }

    private func refuse(_ node: some SyntaxProtocol, _ name: String) {
        guard let instead = Unlowerable.functions[name], lookup.members(named: name).isEmpty,
            type(named: name) == nil
        else { return }
        report(at: node, "'\(name)' needs Objective-C's runtime, which Linux lacks; \(instead)")
    }
}

enum Unlowerable {
    static let overrides: [String: String] = [
        "getObjectValue(_:for:range:)":
            "read texts in a method of your own, and call that where the text is used",
        "getObjectValue(_:for:errorDescription:)":
            "read texts in a method of your own, and call that where the text is used",
        "forwardingTarget(for:)": "override the methods that are to be passed on",
        "resolveInstanceMethod(_:)": "declare the method",
        "resolveClassMethod(_:)": "declare the method",
        "doesNotRecognizeSelector(_:)": "ask 'responds(to:)' before a selector is sent",
        "method(for:)": "call the method",
    ]

    private static let swizzling =
        "override the method in a subclass, or call your own function where it is to happen"

    static let functions: [String: String] = [
        "method_exchangeImplementations": swizzling,
        "method_setImplementation": swizzling,
        "method_getImplementation": swizzling,
        "method_getTypeEncoding": swizzling,
        "class_getInstanceMethod": swizzling,
        "class_getClassMethod": swizzling,
        "class_replaceMethod": swizzling,
        "class_addMethod": swizzling,
        "class_copyMethodList": "declare a protocol and ask 'as?'",
        "class_copyPropertyList": "use 'Mirror(reflecting:)'",
        "class_copyIvarList": "use 'Mirror(reflecting:)'",
        "class_getInstanceVariable": "use 'Mirror(reflecting:)'",
        "class_createInstance": "call an initializer",
        "class_addProtocol": "declare the conformance in an extension",
        "objc_allocateClassPair": "declare the subclass in Swift",
        "objc_registerClassPair": "declare the subclass in Swift",
        "objc_copyClassList": "list the classes yourself",
        "objc_getClassList": "list the classes yourself",
        "objc_msgSend": "call the method, or 'perform(_:with:)'",
        "objc_setUncaughtExceptionHandler": "handle signals by a crash reporter",
        "imp_implementationWithBlock": swizzling,
        "object_setClass": "make an object of the other class",
        "NSInvocation": "keep a closure",
        "NSMethodSignature": "keep a closure",
    ]
}
