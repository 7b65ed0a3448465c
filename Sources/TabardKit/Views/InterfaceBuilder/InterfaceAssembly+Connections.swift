internal import InterfaceDocument

/// Outlets, actions and run-time attributes (I2).
extension InterfaceAssembly {
    /// Connects what a document says of an object, in its order.
    func connect(_ object: NSObject, _ element: InterfaceElement, _ segues: (any InterfaceSegueOwner)?) {
        guard let connections = element.first("connections") else { return }
        source.coverage?.note(connections)
        var collections: [(first: InterfaceElement, property: String, objects: [NSObject])] = []
        var places: [String: Int] = [:]
        for connection in connections.children {
            tellUnknown(of: connection)
            switch connection.name {
            case "outlet": connectOutlet(object, connection)
            case "outletCollection":
                guard let property = property(of: connection), let destination = destination(of: connection)
                else { continue }
                if let index = places[property] {
                    collections[index].objects.append(destination)
                } else {
                    places[property] = collections.count
                    collections.append((connection, property, [destination]))
                }
            case "action": connectAction(object, connection)
            case "segue":
                if let segues { segues._connect(segue: connection, trigger: object, in: self) }
            default: tell("Tabard knows no such connection", of: connection)
            }
        }
        for (connection, property, objects) in collections {
            var before: [NSObject]?
            if connection["appends"] == "YES" {
                attempt(connection) {
                    before = KeyedValues.value(of: object, forKeyPath: property) as? [NSObject]
                }
            }
            set((before ?? []) + objects, of: object, property, connection)
        }
    }

    /// Sets the attributes that a developer typed in Interface Builder, `@IBInspectable` ones among them.
    func setRuntimeAttributes(of object: NSObject, _ element: InterfaceElement) {
        guard let attributes = element.first("userDefinedRuntimeAttributes") else { return }
        source.coverage?.note(attributes)
        // Of texts that are translated the document's names count only them.
        var localizedCount = 0
        for attribute in attributes.children {
            guard let path = attribute["keyPath"] else { continue }
            guard path.utf8.count(where: { $0 == UInt8(ascii: ".") }) < Self.longestPath else {
                tell("A key path has less than \(Self.longestPath) dots", of: attribute)
                continue
            }
            var value = runtimeValue(attribute)
            if attribute["type"] == "localizedString" || attribute["localized"] == "YES" {
                let key = "\(element.id ?? "").\(Self.localizedAttributes)[\(localizedCount)]"
                if value is String, let text = source.strings[key] { value = text }
                localizedCount += 1
            }
            set(value, of: object, path, attribute)
        }
    }

    private static let longestPath = 20
    private static let localizedAttributes = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    private static let connectionAttributes: [String: Set<String>] = [
        "outlet": ["property", "destination"],
        "outletCollection": ["property", "destination", "appends", "collectionClass"],
        "action": ["selector", "destination", "eventType"],
    ]

    /// Tells what nobody reads of a connection; a segue tells it itself.
    func tellUnknown(of connection: InterfaceElement) {
        guard let attributes = Self.connectionAttributes[connection.name] else { return }
        let coder = InterfaceCoder(connection, self)
        coder.skip(attributes: attributes)
        coder.tellUnknown()
    }

    /// Tells what nobody reads of an object that stands outside the document, of whose connections some may come to nothing.
    func tellUnknown(ofPlaceholder element: InterfaceElement) {
        let coder = InterfaceCoder(element, self)
        coder.skip(attributes: ["placeholderIdentifier"])
        coder.tellUnknown()
        guard let connections = element.first("connections") else { return }
        source.coverage?.note(connections)
        for connection in connections.children { tellUnknown(of: connection) }
    }

    /// The name of an outlet, which is one of the object itself.
    private func property(of outlet: InterfaceElement) -> String? {
        guard let property = outlet["property"] else { return nil }
        guard !property.contains(".") else {
            tell("'\(property)' is no property of one object", of: outlet)
            return nil
        }
        return property
    }

    private func connectOutlet(_ object: NSObject, _ outlet: InterfaceElement) {
        guard let property = property(of: outlet), let destination = destination(of: outlet) else { return }
        set(destination, of: object, property, outlet)
    }

    private func connectAction(_ object: NSObject, _ action: InterfaceElement) {
        guard let name = action["selector"] else { return }
        guard let source = object as? any InterfaceActionSource else {
            return tell("\(type(of: object)) sends no actions, so '\(name)' is never called", of: action)
        }
        var target: NSObject?
        if let id = action["destination"],
            document.element(id: id)?["placeholderIdentifier"] != "IBFirstResponder"
        {
            guard let found = destination(of: action) else { return }
            target = found
        }
        let selector = Selector(name)
        if let target, !target.responds(to: selector) {
            tell(
                "\(type(of: target)) has no method '\(name)' that @IBAction makes known",
                of: action,
                subject: .connection
            )
        }
        if !source._connect(action: selector, target: target, event: action["eventType"]) {
            tell("\(type(of: object)) knows no event '\(action["eventType"] ?? "")'", of: action)
        }
    }

    private func destination(of connection: InterfaceElement) -> NSObject? {
        guard let id = connection["destination"] else { return nil }
        if let object = object(id: id) { return object }
        // What stood for nothing has been told of already.
        if document.element(id: id) == nil {
            tell("There is no object '\(id)' in the document", of: connection, subject: .connection)
        }
        return nil
    }

    private func set(_ value: Any?, of object: NSObject, _ path: String, _ element: InterfaceElement) {
        attempt(element) { KeyedValues.set(value, of: object, forKeyPath: path) }
    }

    private func attempt(_ element: InterfaceElement, _ work: () -> Void) {
        if let obstacle = KeyedValues.attempt(work) { tell(obstacle, of: element, subject: .connection) }
    }

    private func runtimeValue(_ attribute: InterfaceElement) -> Any? {
        let coder = InterfaceCoder(attribute, self)
        defer {
            coder.skip(attributes: ["type", "keyPath", "localized"])
            coder.tellUnknown()
        }
        return switch attribute["type"] {
        case "boolean": coder.bool("value") as Any?
        case "number":
            number(in: coder) as Any?
        case "string", "localizedString": coder.string("value") as Any?
        case "point": coder.point("value") as Any?
        case "size": coder.size("value") as Any?
        case "rect": coder.rect("value") as Any?
        case "range":
            range(in: coder) as Any?
        case "color": coder.color("value") as Any?
        case "image": coder.image("value") as Any?
        case "nil": nil
        default:
            {
                tell("Tabard knows no type '\(attribute["type"] ?? "")' of attributes", of: attribute)
                return nil
            }()
        }
    }

    private func number(in coder: InterfaceCoder) -> Double? {
        guard let part = coder.child(key: "value", "real", "integer") else { return nil }
        let reader = InterfaceCoder(part, self)
        defer { reader.tellUnknown() }
        return reader.number("value")
    }

    private func range(in coder: InterfaceCoder) -> NSRange? {
        guard let part = coder.child(key: "value", "range") else { return nil }
        let reader = InterfaceCoder(part, self)
        defer { reader.tellUnknown() }
        guard let location = reader.text("location").flatMap({ Int($0) }),
            let length = reader.text("length").flatMap({ Int($0) })
        else { return nil }
        return NSRange(location: location, length: length)
    }
}
