/// An array of objects, each of which stands in it once and is found by its identity.
///
/// A short one is looked through. In a long one each object has a number, and the numbers rise along the array: a place is found
/// by halving, and what comes between two objects gets a number between theirs. So what an app does to one of many objects costs
/// it little more than to one of few.
struct ObjectArray<Element: AnyObject> {
    /// The objects, in their order.
    private(set) var elements: [Element]
    /// How many objects were looked at or numbered, with which the time of a long array grows.
    private(set) var work = 0
    /// How often something came in or went.
    private(set) var changeCount = 0
    /// Nil while the array is short.
    private var numbers: RisingNumbers?

    /// So many objects are looked through as fast as one is found by its number.
    private static var longestSearched: Int { 32 }

    /// Makes an array of objects that differ.
    init(_ elements: [Element] = []) {
        self.elements = elements
        numberIfLong()
    }

    /// The place of an object; nil if it is not one of them.
    mutating func index(of element: Element) -> Int? {
        guard let numbers else {
            work += elements.count
            return elements.firstIndex { $0 === element }
        }
        work += 1
        return numbers.place(of: element, &work)
    }

    /// Puts an object that is not one of them yet at a place; one past the end is the end.
    mutating func insert(_ element: Element, at index: Int) {
        let place = Swift.min(Swift.max(0, index), elements.count)
        elements.insert(element, at: place)
        changeCount += 1
        if numbers == nil { numberIfLong() } else { numbers?.insert(elements, at: place, &work) }
    }

    /// Puts an object that is not one of them yet behind the others.
    mutating func append(_ element: Element) { insert(element, at: elements.count) }

    /// Takes an object out.
    ///
    /// - Returns: Where it was; nil if it is not one of them.
    @discardableResult
    mutating func remove(_ element: Element) -> Int? {
        guard let place = index(of: element) else { return nil }
        elements.remove(at: place)
        changeCount += 1
        if elements.isEmpty { numbers = nil } else { numbers?.remove(element, at: place) }
        return place
    }

    private mutating func numberIfLong() {
        guard elements.count > Self.longestSearched else { return }
        work += elements.count
        numbers = RisingNumbers(elements)
    }
}

extension ObjectArray: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }

    subscript(position: Int) -> Element { elements[position] }

    func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension ObjectArray: Sendable where Element: Sendable {}
