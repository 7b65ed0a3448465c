/// What a text such as `H:|-[name(>=50)]-8-[field]|` says.
struct VisualFormat: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// What stands between the superview or a view and what follows.
    var elements: [Element] = []

    enum Element: Equatable {
        /// A `|`, which is the first or the last element alone.
        case superview
        case view(name: String, sizes: [Size], place: Int)
        case gap(Gap)
    }

    enum Gap: Equatable {
        /// Nothing between two elements.
        case none
        /// A `-` alone.
        case standard
        case lengths([Length])
    }

    struct Length: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat
        var priority = UILayoutPriority.required
    }

    struct Size: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority = UILayoutPriority.required
    }

    enum Object: Equatable {
        case constant(CGFloat)
        case view(name: String, place: Int)
    }
}

/// Why a text is no visual format.
struct VisualFormatError: Error, Equatable {
    var reason: String
    /// Where in the text, counted in characters.
    var place: Int

    /// The reason above the text, with a mark below the place.
    func message(for format: String) -> String {
        "Unable to parse constraint format: \(reason)\n\(format)\n\(String(repeating: " ", count: place))^"
    }
}
