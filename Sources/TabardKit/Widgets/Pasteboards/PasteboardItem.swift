import Synchronization

/// One thing on a pasteboard: what is known of it at once, and a provider of the rest.
@MainActor
final class PasteboardItem {
    /// The types, the best first.
    let types: [String]
    /// Gives the data of each type.
    let provider: NSItemProvider
    /// What is known at once, by type.
    private(set) var values: [String: Any]
    /// Makes the data that are not known yet, if that takes no waiting.
    private let object: (any NSItemProviderWriting)?

    private init(
        types: [String],
        provider: NSItemProvider,
        values: [String: Any],
        object: (any NSItemProviderWriting)? = nil
    ) {
        self.types = types
        self.provider = provider
        self.values = values
        self.object = object
    }

    /// What is in a provider, and known of it.
    convenience init(_ provider: NSItemProvider, knowing values: [String: Any]) {
        self.init(types: provider.registeredTypeIdentifiers, provider: provider, values: values)
    }

    /// What the app says by its types; a value without a type has those of its class.
    convenience init(dictionary: [String: Any]) {
        var values: [String: Any] = [:]
        for (type, value) in dictionary {
            let isAutomatic = type == UIPasteboard.typeAutomatic
            for type in isAutomatic ? PasteboardValue.automaticTypes(of: value) : [type] {
                values[type] = value
            }
        }
        let types = values.keys.sorted()
        let provider = NSItemProvider()
        for type in types {
            guard let value = values[type] else { continue }
            let carried = CarriedValue(value: value)
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
                let data = PasteboardValue.data(of: carried.value, as: type)
                handler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
                return nil
            }
        }
        self.init(types: types, provider: provider, values: values)
    }

    /// A text, an address, an image or a colour.
    convenience init(value: Any) { self.init(dictionary: [UIPasteboard.typeAutomatic: value]) }

    /// What an object can be written in.
    convenience init(object: any NSItemProviderWriting) {
        if !PasteboardValue.automaticTypes(of: object).isEmpty {
            self.init(value: object)
        } else {
            let provider = NSItemProvider(object: object)
            self.init(
                types: provider.registeredTypeIdentifiers,
                provider: provider,
                values: [:],
                object: object
            )
        }
    }

    /// What the app gives by a provider of its own, which is asked for its data at once.
    convenience init(provider: NSItemProvider) {
        self.init(provider, knowing: [:])
        for type in types
        where !provider.hasRepresentationConforming(toTypeIdentifier: type, fileOptions: .openInPlace) {
            provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
                guard let data else { return }
                Task { @MainActor [weak self] in self?.values[type] = data }
            }
        }
    }

    /// The item's own type that is a type or a kind of it; nil if it has none.
    func type(conformingTo wanted: String) -> String? {
        if types.contains(wanted) { return wanted }
        let type = UTType(importedAs: wanted)
        return types.first { UTType(importedAs: $0).conforms(to: type) }
    }

    /// Whether one of the item's types is one of some, or a kind of it.
    func has(anyOf wanted: [String]) -> Bool { wanted.contains { type(conformingTo: $0) != nil } }

    /// What is known at once of the first of some types that the item has.
    func value(anyOf wanted: [String]) -> Any? {
        wanted.lazy.compactMap { self.type(conformingTo: $0) }.compactMap { self.known($0) }.first
    }

    /// The value of a type as apps expect it; nil if it is not known yet.
    func object(_ wanted: String) -> Any? {
        guard let type = type(conformingTo: wanted), let value = known(type) else { return nil }
        let object = PasteboardValue.object(of: value, as: type)
        let isImage = object is Data && UTType(importedAs: type).conforms(to: .image)
        return isImage ? PasteboardValue.image(object) ?? object : object
    }

    /// The data of a type; nil if they are not known yet.
    func data(_ wanted: String) -> Data? {
        guard let type = type(conformingTo: wanted), let value = known(type) else { return nil }
        return PasteboardValue.data(of: value, as: type)
    }

    /// All that is known at once, by type.
    var dictionary: [String: Any] {
        Dictionary(
            uniqueKeysWithValues: types.compactMap { type in
                known(type).map { (type, PasteboardValue.object(of: $0, as: type)) }
            }
        )
    }

    private func known(_ type: String) -> Any? {
        if let value = values[type] { return value }
        guard let object else { return nil }
        let answer = Answer()
        _ = object.loadData(withTypeIdentifier: type) { data, _ in answer.data.withLock { $0 = data } }
        values[type] = answer.data.withLock { $0 }
        return values[type]
    }
}

/// A value that a provider's queue turns into data, which is the value's own concern.
private struct CarriedValue: @unchecked Sendable {
    let value: Any
}

/// What an object has said before it returns.
private final class Answer: Sendable {
    let data = Mutex<Data?>(nil)
}
