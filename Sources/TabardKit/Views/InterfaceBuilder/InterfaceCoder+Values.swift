internal import InterfaceDocument

/// Values of attributes and of children with a key. What can't be read is told in the log, and counts as absent (I7).
@MainActor
extension InterfaceCoder {
    /// `YES` or `NO`.
    func bool(_ attribute: String) -> Bool? {
        switch text(attribute) {
        case nil: nil
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        case .some(let other): refuse(other, of: attribute, "YES or NO")
        }
    }

    func integer(_ attribute: String) -> Int? {
        text(attribute).flatMap { text in
            Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded()) }
                ?? refuse(text, of: attribute, "a whole number")
        }
    }

    /// A number that is neither infinite nor beyond what a screen can be laid out with.
    func number(_ attribute: String) -> Double? {
        text(attribute).flatMap { text in
            // Xcode writes the largest number of all where a size has no limit.
            guard let number = Double(text), !number.isNaN else {
                return refuse(text, of: attribute, "a number")
            }
            return min(max(number, -Self.largest), Self.largest)
        }
    }

    /// One of some names.
    func choice<Value>(_ attribute: String, _ names: [String: Value]) -> Value? {
        text(attribute).flatMap { text in
            names[text]
                ?? refuse(text, of: attribute, "one of \(names.keys.sorted().joined(separator: ", "))")
        }
    }

    /// A multiplier: a number, or two with a colon or a stroke between them.
    func ratio(_ attribute: String) -> Double? {
        text(attribute).flatMap { text in
            let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
            switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
            case (1, let number?, _) where abs(number) <= Self.largest: return number
            case (2, let over?, let under?) where abs(over / under) <= Self.largest: return over / under
            default: return refuse(text, of: attribute, "a number such as 0.5, or two such as 16:9")
            }
        }
    }

    private static let largest = 1e6

    func refuse<Value>(_ text: String, of attribute: String, _ expected: String) -> Value? {
        assembly.tell("\(attribute) must be \(expected), but is '\(text.prefix(60))'", of: element)
        return nil
    }

    /// Tells once what nobody has asked for.
    func tellUnknown() {
        skip(attributes: Self.silentAttributes)
        skip(children: Self.silentChildren)
        // What developers tell each other.
        skip(child: "userComments")
        leave(children: Self.laterChildren)
        if !isStandIn { understand() }
        for subject in unknown {
            let words =
                switch subject {
                case .unknownAttribute(let name): "attribute '\(name)'"
                case .unknownChild(let name): "element '\(name)'"
                default: "\(subject)"
                }
            // A log says it once, a tool counts.
            guard
                InterfaceTrial.current != nil || assembly.source.unknown.insert("\(element.name) \(words)")
            else { continue }
            assembly.tell("Tabard does not know its \(words)", of: element, subject: subject)
        }
    }

    /// What the assembly itself reads, and what only Interface Builder needs.
    private static let silentAttributes: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID",
        "misplaced",
        "ambiguous", "verifyAmbiguity", "fixedFrame", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight",
        "useLayoutGuides", "tableViewCell", "collectionViewCell", "colorLabel", "canvasLocation",
        "propertyAccessControl", "designLabel", "simulatedAppContext",
    ]
    private static let silentChildren: Set<String> = [
        "userGuides", "attributedUserComment", "nil", "animations", "gestureRecognizers",
        "freeformSimulatedSizeMetrics", "simulatedScreenMetrics",
        "simulatedToolbarMetrics",
    ]
    /// What is read when all objects are there.
    private static let laterChildren: Set<String> = [
        "connections", "userDefinedRuntimeAttributes", "variation",
    ]
}
