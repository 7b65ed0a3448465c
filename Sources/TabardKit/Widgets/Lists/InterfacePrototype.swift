internal import InterfaceDocument

/// A view that a document describes once and a list makes as often as it needs it.
@MainActor
struct InterfacePrototype {
    private struct Owner {
        let id: String
        weak var object: NSObject?
    }

    let element: InterfaceElement
    private let source: InterfaceSource
    /// Whom actions and segues in it lead to: what the list itself stands in is not made anew with it.
    private let owners: [Owner]

    init(_ element: InterfaceElement, in assembly: InterfaceAssembly) {
        self.element = element
        source = assembly.source
        owners = assembly.objects.compactMap { id, object in
            let isOfTheList = object is UIView || object is NSLayoutConstraint || object is UILayoutGuide
            return isOfTheList ? nil : Owner(id: id, object: object)
        }
    }

    /// Makes the view, connects and wakes it; nil where nothing can stand for it, which is told in the log.
    func make<View: UIView>(_ type: View.Type) -> View? {
        let assembly = InterfaceAssembly(source)
        var segues: (any InterfaceSegueOwner)?
        for owner in owners {
            guard let object = owner.object, let element = source.document.element(id: owner.id) else {
                continue
            }
            assembly.register(object, for: element)
            segues = segues ?? object as? any InterfaceSegueOwner
        }
        let view = assembly.make(element, as: type)
        assembly.finish(segues: segues)
        return view
    }

    /// The prototypes of a list by their reuse identifiers; those without one, and second ones, are told of in the log.
    static func all(_ elements: [InterfaceElement], in assembly: InterfaceAssembly) -> [(
        String, InterfacePrototype
    )] {
        var known: Set<String> = []
        return elements.compactMap { element in
            guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
                assembly.tell("Without a reuse identifier it can't be dequeued", of: element)
                return nil
            }
            guard known.insert(identifier).inserted else {
                assembly.tell(
                    "The reuse identifier '\(identifier)' is that of an earlier one, which counts",
                    of: element
                )
                return nil
            }
            let prototype = InterfacePrototype(element, in: assembly)
            InterfaceTrial.current?.note(prototype: { _ = prototype.make(UIView.self) })
            return (identifier, prototype)
        }
    }
}

extension UINib {
    /// The view at the top of the document that a list is to show under an identifier; nil where there is none, which is told
    /// in the log.
    func _reusable<View: ReusableView>(_ type: View.Type, for identifier: String) -> View? {
        guard let view = instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first else {
            InterfaceReport.tell(
                "The nib for the reuse identifier '\(identifier)' has no \(type) at its top, so an empty one stands for it"
            )
            return nil
        }
        if let own = view.reuseIdentifier, own != identifier {
            InterfaceReport.tell(
                "The nib is registered for the reuse identifier '\(identifier)', but its \(Swift.type(of: view)) has '\(own)'"
            )
        }
        return view
    }
}
