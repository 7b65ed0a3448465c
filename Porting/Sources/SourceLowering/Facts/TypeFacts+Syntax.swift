import SwiftSyntax

extension TypeFacts {
    /// The facts of a declaration.
    ///
    /// - Parameter defaultAccess: The access that an extension around it gives to its members.
    init(
        of node: some DeclGroupSyntax,
        kind: Kind,
        path: String,
        defaultAccess: Access?,
        conditions: BuildConditions
    ) {
        self.init(kind: kind, path: path)
        inherited = node.inheritanceClause?.inheritedTypes.flatMap { $0.type.paths } ?? []
        access = node.modifiers.access ?? defaultAccess ?? .internal
        if let attribute = node.attributes.attribute("objc", conditions) {
            marks.insert(.isObjectiveC)
            objectiveCName = attribute.objectiveCName
        }
        if node.attributes.has("objcMembers", conditions) { marks.insert(.hasObjectiveCMembers) }
        if node.attributes.has("MainActor", conditions) { marks.insert(.isMainActor) }
        if node.modifiers.has("final") { marks.insert(.isFinal) }
        if let node = node.as(ClassDeclSyntax.self), node.genericParameterClause != nil {
            marks.insert(.isGeneric)
        }
        // A protocol's requirements are seen as far as the protocol is.
        let memberAccess = kind == .protocol ? access : .internal
        members = MemberFacts.members(
            of: node.memberBlock.members,
            defaultAccess: memberAccess,
            isExtension: false,
            conditions: conditions
        )
        if kind == .protocol, has(.isObjectiveC) { markAsObjectiveC() }
    }

    init(of node: ExtensionDeclSyntax, conditions: BuildConditions) {
        let path = node.extendedType.path ?? node.extendedType.oneLine
        self.init(kind: .extension, path: (path == "NSObjectProtocol" ? node.onlyClass : nil) ?? path)
        inherited = node.inheritanceClause?.inheritedTypes.flatMap { $0.type.paths } ?? []
        access = node.modifiers.access ?? .internal
        if node.attributes.has("objc", conditions) || node.attributes.has("objcMembers", conditions) {
            marks.insert(.hasObjectiveCMembers)
        }
        if node.genericWhereClause != nil { marks.insert(.isConstrained) }
        members = MemberFacts.members(
            of: node.memberBlock.members,
            defaultAccess: access,
            isExtension: true,
            conditions: conditions
        )
        if has(.hasObjectiveCMembers) { markAsObjectiveC() }
    }

    private mutating func markAsObjectiveC() {
        for index in members.indices where !members[index].has(.isNotObjectiveC) {
            members[index].marks.insert(.isObjectiveC)
        }
    }
}

extension ExtensionDeclSyntax {
    /// `UIView` of `extension NSObjectProtocol where Self: UIView`, which is one of the class.
    fileprivate var onlyClass: String? {
        guard let requirements = genericWhereClause?.requirements, requirements.count == 1,
            let conformance = requirements.first?.requirement.as(ConformanceRequirementSyntax.self),
            conformance.leftType.path == "Self", let name = conformance.rightType.path, name != "NSObject"
        else { return nil }
        return name
    }
}
