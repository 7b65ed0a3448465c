internal import InterfaceDocument

extension InterfaceCoder {
    /// The controllers that stand in the one that is read: those to which relationships of a name lead, or which are in it.
    @MainActor
    func controllers(_ relationship: String) -> [UIViewController] {
        guard let assembly = assembly as? StoryboardAssembly else {
            let inside = child(key: relationship, "array", "mutableArray")?.children ?? list(relationship)
            return inside.compactMap { self.assembly.make($0, as: UIViewController.self) }
        }
        let segues = (element.first("connections")?.children ?? []).filter {
            $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == relationship
        }
        return segues.compactMap { segue in
            guard let id = segue["destination"], assembly.source.document.element(id: id) != nil else {
                assembly.tell("There is no object '\(segue["destination"] ?? "")' in the document", of: segue)
                return nil
            }
            return assembly.storyboard._make(id: id, assembly.lineage, nil)
        }
    }
}
