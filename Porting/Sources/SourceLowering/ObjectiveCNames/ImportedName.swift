/// The names that UIKit's members have in Objective-C, found from their Swift names where UIKit's sources don't say them:
/// Swift leaves out words that only repeat a type, which are put back here.
enum ImportedName {
    /// Names that no rule finds.
    private static let known: [String: String] = [
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "show(_:sender:)": "showViewController:sender:",
        "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
        "prepare(for:sender:)": "prepareForSegue:sender:",
        "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
        "willTransition(to:with:)": "willTransitionToTraitCollection:withTransitionCoordinator:",
        "dismiss(withClickedButtonIndex:animated:)": "dismissWithClickedButtonIndex:animated:",
        "sendActions(for:)": "sendActionsForControlEvents:",
        "point(inside:with:)": "pointInside:withEvent:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "draw(_:)": "drawRect:",
        "textRect(forBounds:)": "textRectForBounds:",
        "copy(_:)": "copy:",
        "addTarget(_:action:for:)": "addTarget:action:forControlEvents:",
        "endEditing(_:)": "endEditing:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "setValue(_:forKey:)": "setValue:forKey:",
        "value(forKey:)": "valueForKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "responds(to:)": "respondsToSelector:",
        "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
        "target(forAction:withSender:)": "targetForAction:withSender:",
    ]

    /// Properties whose `is` belongs to the name.
    private static let properties: Set<String> = ["isFirstResponder"]

    static func method(_ facts: MemberFacts) -> String {
        if let name = facts.objectiveCName { return name }
        if let name = known[facts.fullName] { return name }
        guard !facts.labels.isEmpty else { return facts.name }
        var pieces: [String] = []
        for (index, label) in facts.labels.enumerated() {
            let written = label == "_" ? "" : label
            let addition = addition(
                to: written.isEmpty && index == 0 ? facts.name : written,
                parameter: facts.parameterNames[index],
                type: facts.parameterTypes[index]
            )
            if index == 0 {
                pieces.append(facts.name + CamelCase.capitalized(written) + (written.isEmpty ? "" : addition))
            } else {
                pieces.append(written + addition)
            }
        }
        return pieces.map { $0 + ":" }.joined()
    }

    /// What Swift left out of a label: `ViewController` of `didSelect viewController: UIViewController`.
    private static func addition(to label: String, parameter: String, type: String) -> String {
        let type = String(
            type.filter { $0.isLetter || $0.isNumber || $0 == "<" }.split(separator: "<").last ?? ""
        )
        let scalars: Set = [
            "Bool", "Int", "UInt", "CGFloat", "Double", "Float", "String", "TimeInterval", "Any", "CGPoint",
        ]
        guard !label.isEmpty, !scalars.contains(type) else { return "" }
        let word = CamelCase.capitalized(parameter)
        let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
        guard type.hasSuffix(word) || type.hasSuffix(singular) else { return "" }
        return label.hasSuffix(word) || label.lowercased() == parameter.lowercased() ? "" : word
    }

    /// A property's name, and key: `hidden` of `isHidden`.
    static func property(_ facts: MemberFacts) -> String { facts.objectiveCName ?? property(facts.name) }

    static func property(_ name: String) -> String {
        guard name.hasPrefix("is"), !properties.contains(name), name.dropFirst(2).first?.isUppercase == true
        else {
            return name
        }
        let rest = name.dropFirst(2)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    static func getter(_ facts: MemberFacts) -> String { facts.getterName ?? facts.name }

    static func setter(_ facts: MemberFacts) -> String {
        facts.setterName ?? "set\(CamelCase.capitalized(property(facts))):"
    }
}
