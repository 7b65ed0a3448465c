extension UIImage {
    /// The traits for which an image is chosen among its variants.
    ///
    /// A configuration never changes, so any thread may hold it.
    open class Configuration: NSObject, _SelectorAnswering, @unchecked Sendable {
        let values: Values

        init(values: Values) {
            self.values = values
            super.init()
        }

        /// Makes a configuration that specifies traits alone.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(values: Values(traits: traitCollection))
        }

        /// The traits that the configuration specifies; nil if it specifies none.
        open var traitCollection: UITraitCollection? { values.traits }

        /// The configuration with other traits put over its own; nil takes its own away.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var values = values
            values.traits = traitCollection.map { new in
                UITraitCollection(traitsFrom: [values.traits, new].compactMap { $0 })
            }
            return copy(with: values)
        }

        /// The configuration with all that the other one specifies put over its own.
        ///
        /// Apply a symbol configuration to a symbol configuration: what it says of symbols is lost on any other.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            return copy(with: values.overridden(by: otherConfiguration.values))
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIImage.Configuration else { return false }
            return other.values == values && type(of: other) == type(of: self)
        }

        open override var hash: Int { values.hashValue }

        func copy(with values: Values) -> Self {
            // Only this room makes configurations, of the two classes that there are.
            let copy =
                self is SymbolConfiguration
                ? SymbolConfiguration(values: values) : Configuration(values: values)
            guard let copy = copy as? Self else {
                fatalError("UIImage.Configuration cannot be subclassed; use UIImage.SymbolConfiguration")
            }
            return copy
        }

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable { _SelectorTable(Configuration.self) }
    }
}

extension UIImage.Configuration {
    /// All that configurations can specify.
    struct Values: Hashable, Sendable {
        var traits: UITraitCollection?
        /// Nil if unspecified.
        var pointSize: CGFloat?
        var textStyle: UIFont.TextStyle?
        var weight = UIImage.SymbolWeight.unspecified
        var scale = UIImage.SymbolScale.unspecified

        func overridden(by other: Values) -> Values {
            var result = self
            if let traits = other.traits {
                result.traits = UITraitCollection(traitsFrom: [self.traits, traits].compactMap { $0 })
            }
            // A text style is a size, too: the later of the two counts.
            if let style = other.textStyle {
                result.textStyle = style
                result.pointSize = other.pointSize
            } else if let size = other.pointSize {
                result.pointSize = size
                result.textStyle = nil
            }
            if other.weight != .unspecified { result.weight = other.weight }
            if other.scale != .unspecified { result.scale = other.scale }
            return result
        }

        /// The height of text beside the symbol, in points; a size that makes no sense counts as none.
        var shownPointSize: CGFloat {
            let size = pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
            return size.isFinite && size > 0 ? min(size, 2_000) : 17
        }

        var shownWeight: UIImage.SymbolWeight {
            if weight != .unspecified { return weight }
            return textStyle.map { UIFont.preferredFont(forTextStyle: $0).symbolWeight } ?? .regular
        }
    }
}
