internal import InterfaceDocument

extension UIMenu {
    /// What a `menu` element holds: commands, which call methods, and further menus.
    convenience init(_ element: InterfaceElement, in assembly: InterfaceAssembly) {
        self.init(element, assembly, depth: 0)
    }

    private convenience init(_ element: InterfaceElement, _ assembly: InterfaceAssembly, depth: Int) {
        let coder = InterfaceCoder(element, assembly)
        let children = coder.list("children") + coder.list("menuItems") + coder.list("items")
        self.init(
            title: coder.string("title") ?? "",
            image: coder.picture("image"),
            options: coder.bool("displayInline") == true ? .displayInline : [],
            children: children.compactMap { child -> UIMenuElement? in
                switch child.name {
                case "command", "keyCommand": return UIAction(command: child, in: assembly)
                case "menu" where depth < 8: return UIMenu(child, assembly, depth: depth + 1)
                default:
                    assembly.tell("Tabard knows no such element of a menu, so it is left out", of: child)
                    return nil
                }
            }
        )
        coder.skip(attributes: ["catalog"])
        coder.tellUnknown()
    }
}

extension UIAction {
    /// What a `command` element says: its method is called of its target, or of the first responder that has it.
    convenience init(command element: InterfaceElement, in assembly: InterfaceAssembly) {
        let coder = InterfaceCoder(element, assembly)
        let connections = coder.child("connections")
        for connection in connections?.children ?? [] { assembly.tellUnknown(of: connection) }
        let action = connections?.first("action")
        let selector = action?["selector"].map { Selector($0) }
        weak let target = assembly.object(id: action?["destination"])
        let states: [String: UIMenuElement.State] = ["off": .off, "on": .on, "mixed": .mixed]
        self.init(
            title: coder.string("title") ?? "",
            image: coder.picture("image"),
            state: coder.choice("state", states) ?? .off
        ) { sent in
            guard let selector else { return }
            ActionDelivery.send(selector, to: target, from: sent.sender ?? sent, for: nil)
        }
        if action == nil { assembly.tell("No method is connected to the command", of: element) }
        coder.skip(attributes: ["catalog"])
        coder.tellUnknown()
    }
}
