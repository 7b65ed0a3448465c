/// What objects of one class answer, their superclasses' answers after their own.
public struct _SelectorTable: Sendable {
    /// The entries of the class itself.
    let part: SelectorPart
    /// Those of its superclasses, the nearest one first.
    let inherited: [SelectorPart]

    /// Makes the table of a class whose superclass answers nothing.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - parts: The class's entries, those of its extensions in parts of their own. An earlier one wins.
    public init<Object: AnyObject>(_ type: Object.Type, _ parts: [_SelectorEntry<Object>]...) {
        part = SelectorPart(type, parts)
        inherited = []
    }

    /// Makes the table of a class whose superclass answers selectors.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - inherited: Its superclass's table; nil if that answers nothing.
    ///   - parts: The class's entries, those of its extensions in parts of their own. An earlier one wins.
    public init<Object: AnyObject>(
        _ type: Object.Type,
        _ inherited: _SelectorTable?,
        _ parts: [_SelectorEntry<Object>]...
    ) {
        part = SelectorPart(type, parts)
        self.inherited = inherited.map { [$0.part] + $0.inherited } ?? []
    }

    var parts: [SelectorPart] { [part] + inherited }
}

/// The entries of one class.
struct SelectorPart: Sendable {
    let identifier: ObjectIdentifier
    let methods: [(name: String, method: AnsweredMethod)]
    let properties: [(name: String, property: AnsweredProperty)]
    private let classMethods: [(name: String, method: AnsweredMethod)]
    private let methodsByName: [String: AnsweredMethod]
    private let propertiesByName: [String: AnsweredProperty]
    private let settersByName: [String: (name: String, property: AnsweredProperty)]
    private let isClassOf: @Sendable (AnyObject) -> Bool

    init<Object: AnyObject>(_ type: Object.Type, _ parts: [[_SelectorEntry<Object>]]) {
        let identifier = ObjectIdentifier(type)
        let isClassOf: @Sendable (AnyObject) -> Bool = {
            ($0 as? ClassObject).map { $0.type is Object.Type } ?? ($0 is Object)
        }
        var methods: [(String, AnsweredMethod)] = []
        var classMethods: [(String, AnsweredMethod)] = []
        var properties: [(String, AnsweredProperty)] = []
        for entry in parts.joined() {
            switch entry.kind {
            case .method(let method): methods.append((entry.name, method))
            case .classMethod(let method): classMethods.append((entry.name, method))
            case .property(let property): properties.append((entry.name, property))
            }
        }
        self.init(identifier, methods, properties, classMethods, isClassOf)
    }

    private init(
        _ identifier: ObjectIdentifier,
        _ methods: [(String, AnsweredMethod)],
        _ properties: [(String, AnsweredProperty)],
        _ classMethods: [(String, AnsweredMethod)],
        _ isClassOf: @escaping @Sendable (AnyObject) -> Bool
    ) {
        self.identifier = identifier
        self.methods = methods
        self.properties = properties
        self.classMethods = classMethods
        self.isClassOf = isClassOf
        methodsByName = Dictionary(methods) { first, _ in first }
        propertiesByName = Dictionary(properties) { first, _ in first }
        settersByName = Dictionary(
            properties.filter { $0.1.set != nil }.map { (PropertyName($0.0).setter, $0) }
        ) { first, _ in first }
    }

    /// What the class itself answers, where this is what its objects do.
    var ofClass: SelectorPart { SelectorPart(identifier, classMethods, [], [], isClassOf) }

    var isEmpty: Bool { methods.isEmpty && properties.isEmpty }

    /// Whether an object has this class, or one that inherits from it.
    func holds(for object: AnyObject) -> Bool { isClassOf(object) }

    func method(named name: String) -> AnsweredMethod? {
        methodsByName[name] ?? accessor(named: name)
    }

    func property(named name: String) -> AnsweredProperty? { propertiesByName[name] }

    /// All selectors that the entries answer.
    var names: [String] {
        methods.map(\.name)
            + properties.flatMap { name, property in
                property.set == nil ? [name] : [name, PropertyName(name).setter]
            }
    }

    /// Those, and the ones that the class itself answers.
    var allNames: [String] { names + classMethods.map(\.name) }

    /// The method that reads or sets a property.
    private func accessor(named name: String) -> AnsweredMethod? {
        if let property = property(named: name) {
            return AnsweredMethod { object, _ in property.get(object) }
        }
        guard let (key, property) = settersByName[name] else { return nil }
        return AnsweredMethod { object, arguments in
            let value = arguments.value(0)
            require(
                property.set?(object, value) == true,
                "\(name) of \(type(of: object)) can't set '\(key)' to \(ConvertedValue.words(for: value))"
            )
            return nil
        }
    }
}

/// The names of a property's methods.
struct PropertyName {
    let name: String

    init(_ name: String) { self.name = name }

    /// The name with a capital at its beginning.
    var capitalized: String { name.prefix(1).uppercased() + name.dropFirst() }

    var setter: String { "set\(capitalized):" }
}
