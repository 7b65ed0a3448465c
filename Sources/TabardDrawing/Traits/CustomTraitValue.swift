/// The value of a trait that an app made, with what it takes to compare it.
final class CustomTraitValue: Hashable, @unchecked Sendable {
    let trait: UITrait
    let value: Any
    private let equals: (Any) -> Bool

    init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
        self.trait = trait
        self.value = value
        if let value = value as? any Equatable {
            equals = { Self.areEqual(value, $0) }
        } else {
            equals = { _ in false }
        }
    }

    private static func areEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
        value == other as? Value
    }

    static func == (one: CustomTraitValue, other: CustomTraitValue) -> Bool {
        one === other || one.trait == other.trait && one.equals(other.value)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}
