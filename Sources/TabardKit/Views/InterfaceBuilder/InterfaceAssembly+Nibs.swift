internal import InterfaceDocument

extension InterfaceAssembly {
    /// Makes the objects at the top of a nib.
    ///
    /// - Parameters:
    ///   - owner: Stands for the file's owner.
    ///   - external: Stand for other placeholders, by their names.
    func instantiate(owner: NSObject?, external: [String: Any]) -> [NSObject] {
        var top: [InterfaceElement] = []
        for element in document.objects {
            if element["placeholderIdentifier"] != nil { tellUnknown(ofPlaceholder: element) }
            switch element["placeholderIdentifier"] {
            case nil: top.append(element)
            case "IBFilesOwner":
                if let owner { adopt(owner, for: element, isAwake: true) }
            case "IBFirstResponder": break
            case .some(let name):
                if let object = external[name] as? NSObject { register(object, for: element) }
            }
        }
        let made = top.compactMap { make($0) }
        finish(segues: nil)
        return made
    }
}
