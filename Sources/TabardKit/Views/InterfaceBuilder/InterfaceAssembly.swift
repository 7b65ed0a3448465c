internal import GtkInterop
internal import InterfaceDocument

/// Makes objects of elements of one document, once each, and connects them.
///
/// It holds what it has made, so nothing that it makes may hold it; what is needed later is its source.
/// The order is Apple's: all objects are made by `init(coder:)`, then outlets and actions are connected, then run-time
/// attributes are set, then `awakeFromNib()` is called.
@MainActor
class InterfaceAssembly {
    let source: InterfaceSource
    private(set) var objects: [String: NSObject] = [:]
    /// What was made before the element around it asks for it, such as the labels of a cell's style.
    private var prepared: [String: NSObject] = [:]
    /// What holds others comes before them, though it is complete after them; nil for what is not complete or came to nothing.
    private var made: [Made] = []

    private struct Made {
        let element: InterfaceElement
        var object: NSObject?
        /// Whether the object has been told `awakeFromNib()` before, or is none of the document's.
        var isAwake = false
        /// Whether its run-time attributes have been set before.
        var hasAttributes = false
    }

    init(_ source: InterfaceSource) { self.source = source }

    var document: InterfaceDocument { source.document }

    /// The view whose constraints are being made; those that name no first item are about it.
    private(set) weak var holder: UIView?

    func withHolder<Result>(_ view: UIView, _ work: () -> Result) -> Result {
        let outer = holder
        holder = view
        defer { holder = outer }
        return work()
    }

    /// Says that an object stands for an element, such as the file's owner for its placeholder.
    func register(_ object: NSObject, for element: InterfaceElement) {
        // Of two elements of one id others refer to the first.
        guard let id = element.id, objects[id] == nil else { return }
        objects[id] = object
    }

    /// Says that an object stands for an element whose connections are made with the others'.
    func adopt(
        _ object: NSObject,
        for element: InterfaceElement,
        isAwake: Bool,
        hasAttributes: Bool = false
    ) {
        register(object, for: element)
        made.append(
            Made(element: element, object: object, isAwake: isAwake, hasAttributes: hasAttributes)
        )
    }

    /// The object with an id, if it has been made.
    func object(id: String?) -> NSObject? { id.flatMap { objects[$0] } }

    /// Says that an object, which is connected with the others, is what the element around will make of an element.
    func prepare(_ object: NSObject, for element: InterfaceElement) {
        adopt(object, for: element, isAwake: false)
        if let id = element.id { prepared[id] = object }
    }

    /// The object of an element that the element around will ask for later.
    func prepare<Object: NSObject>(_ element: InterfaceElement, as type: Object.Type) -> Object? {
        let object = make(element, as: type)
        if let id = element.id { prepared[id] = object }
        return object
    }

    /// The object of an element, made now; nil where nothing can stand for it, which is told in the log.
    ///
    /// An element is made once, by the one around it; all others find its object by its id.
    func make(_ element: InterfaceElement) -> NSObject? {
        if let id = element.id, let object = prepared.removeValue(forKey: id) { return object }
        guard let type = source.classes.type(of: element, tell: { self.tell($0, of: element, subject: $1) })
        else {
            return nil
        }
        let place = made.count
        made.append(Made(element: element))
        let coder = InterfaceCoder(element, self)
        coder.isStandIn = InterfaceClasses.isStandIn(type, for: element.name)
        guard let object = decode(type, coder) else {
            let isMadeByCoders = type is any InterfaceDecodable.Type
            let problem = isMadeByCoders ? "made nothing of it in init(coder:)" : "is no class for documents"
            tell("\(type) \(problem)", of: element)
            return nil
        }
        register(object, for: element)
        made[place].object = object
        if InterfaceClasses.framework(of: element.name) != nil { coder.leaveAll() }
        coder.tellUnknown()
        return object
    }

    /// The object of an element where it must be of a class.
    func make<Object: NSObject>(_ element: InterfaceElement, as type: Object.Type) -> Object? {
        guard let object = make(element) else { return nil }
        guard let expected = object as? Object else {
            tell("\(Swift.type(of: object)) stands where a \(type) must be", of: element)
            return nil
        }
        return expected
    }

    func decode(_ type: AnyClass, _ coder: InterfaceCoder) -> NSObject? {
        if let decodable = type as? any InterfaceDecodable.Type { return decodable.init(coder: coder) }
        guard source.classes.canMake(type), let object = makeInstance(of: type) else { return nil }
        register(object, for: coder.element)
        if let configurable = object as? any InterfaceConfigurable { configurable._decode(from: coder) }
        return object
    }

    /// Connects what was made since the last time, and wakes it.
    func finish(segues owner: (any InterfaceSegueOwner)?) {
        let made = self.made.filter { $0.object != nil }
        self.made = []
        for entry in made {
            if let object = entry.object { connect(object, entry.element, owner) }
        }
        wake(made)
    }

    /// Sets the attributes of what was made since the last time and wakes it.
    ///
    /// - Parameter keep: Gets what was made, which another assembly connects when there is all that it is connected with. It is
    ///   called first, as what wakes may ask for that.
    func wake(_ keep: ([(element: InterfaceElement, object: NSObject)]) -> Void) {
        let made = self.made.filter { $0.object != nil }
        self.made = []
        keep(made.compactMap { entry in entry.object.map { (entry.element, $0) } })
        wake(made)
    }

    private func wake(_ made: [Made]) {
        for entry in made where !entry.hasAttributes {
            if let object = entry.object { setRuntimeAttributes(of: object, entry.element) }
        }
        for entry in made where !entry.isAwake { (entry.object as? any InterfaceAwakening)?.awakeFromNib() }
    }

    /// Tells once in the log what is wrong with an element.
    func tell(
        _ problem: String,
        of element: InterfaceElement,
        subject: InterfaceProblem.Subject = .other
    ) {
        InterfaceReport.tell(
            InterfaceProblem(
                document: document.name,
                line: element.line,
                element: element.name,
                id: element.id,
                subject: subject,
                text: problem
            )
        )
    }
}
