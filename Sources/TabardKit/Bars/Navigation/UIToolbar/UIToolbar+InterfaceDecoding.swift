internal import InterfaceDocument

extension UIToolbar {
    func _decodeBar(from coder: InterfaceCoder) {
        if let color = coder.color("barTintColor") { barTintColor = color }
        if let translucent = coder.bool("translucent") { isTranslucent = translucent }
        let items = coder.list("items").compactMap { coder.assembly.make($0, as: UIBarButtonItem.self) }
        if !items.isEmpty { self.items = items }
        coder.skip(attributes: ["barStyle"])
        coder.skip(children: ["nil"])
    }
}
