internal import InterfaceDocument

/// Numbers that must lie within limits, and views in the place of a property.
@MainActor
extension InterfaceCoder {
    /// How many there are of something.
    func count(_ attribute: String, most: Int = 10_000) -> Int? {
        integer(attribute).flatMap {
            (0...most).contains($0) ? $0 : refuse("\($0)", of: attribute, "a whole number from 0 to \(most)")
        }
    }

    /// A number that is not less than 0.
    func length(_ attribute: String) -> Double? {
        number(attribute).flatMap {
            $0 >= 0 ? $0 : refuse("\($0)", of: attribute, "a number that is not less than 0")
        }
    }

    /// A size of which nothing is less than 0.
    func area(_ key: String) -> CGSize? {
        size(key).flatMap { size in
            if size.width >= 0, size.height >= 0 { return size }
            return refuse("\(size.width) x \(size.height)", of: key, "a size that is not less than 0")
        }
    }

    /// A number that need not be one of points: a value, a moment.
    func value(_ attribute: String) -> Double? {
        text(attribute).flatMap { text in
            guard let number = Double(text), abs(number) <= 1e12 else {
                return refuse(text, of: attribute, "a number that is not too large")
            }
            return number
        }
    }

    /// The view that a child with a key becomes, whatever its element is called.
    func view<View: UIView>(_ key: String, as type: View.Type) -> View? {
        guard let name = element.children.first(where: { $0["key"] == key && $0.name != "nil" })?.name,
            let element = child(key: key, name)
        else { return nil }
        return assembly.make(element, as: type)
    }
}
