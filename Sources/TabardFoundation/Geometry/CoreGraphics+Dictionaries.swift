extension CGPoint {
    /// The point as a property list, under the keys X and Y.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] as NSDictionary }

    /// Makes a point of its `dictionaryRepresentation`; nil if a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict._number("X"), let y = dict._number("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The size as a property list, under the keys Width and Height.
    public var dictionaryRepresentation: CFDictionary {
        ["Width": Double(width), "Height": Double(height)] as NSDictionary
    }

    /// Makes a size of its `dictionaryRepresentation`; nil if a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict._number("Width"), let height = dict._number("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The rectangle as a property list, under the keys X, Y, Width and Height.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(origin.x), "Y": Double(origin.y), "Width": Double(width), "Height": Double(height)]
            as NSDictionary
    }

    /// Makes a rectangle of its `dictionaryRepresentation`; nil if a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict),
            let size = CGSize(dictionaryRepresentation: dict)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension NSDictionary {
    fileprivate func _number(_ key: String) -> CGFloat? {
        switch object(forKey: key) {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: nil
        }
    }
}
