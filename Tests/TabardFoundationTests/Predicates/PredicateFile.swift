import TabardFoundation

// What a file sees that imports this module in Foundation's place, as lowered files do.

/// A person of an address book, as apps have one.
class Person: NSObject {
    let name: String
    let age: Int
    var isActive: Bool
    var born: Date?
    var tags: [Tag] = []
    var city: String?

    init(_ name: String, _ age: Int, isActive: Bool = true) {
        self.name = name
        self.age = age
        self.isActive = isActive
    }
}

class Employee: Person {
    var salary = 1000.5
}

class Tag: NSObject {
    let title: String
    let weight: Double

    init(_ title: String, _ weight: Double = 1) {
        self.title = title
        self.weight = weight
    }
}

func names(_ people: [Person], _ predicate: NSPredicate) -> [String] {
    (people as NSArray).filtered(using: predicate).compactMap { ($0 as? Person)?.name }
}

func sortedNames(_ people: [Person], _ descriptors: NSSortDescriptor...) -> [String] {
    (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name }
}

func descriptor(_ key: String?, ascending: Bool) -> NSSortDescriptor {
    NSSortDescriptor(key: key, ascending: ascending)
}
func descriptor(_ key: String?, ascending: Bool, _ selector: Selector) -> NSSortDescriptor {
    NSSortDescriptor(key: key, ascending: ascending, selector: selector)
}
func key(of descriptor: NSSortDescriptor) -> String? { descriptor.key }

/// Lowering writes such a table.
final class Described: NSObject, _SelectorAnswering {
    private let number: Int

    init(_ number: Int) { self.number = number }

    var squared: Int { number * number }

    static var _selectors: _SelectorTable {
        _SelectorTable(Described.self, [.property("squared", { $0.squared })])
    }
}
