extension UIImage {
    /// Makes an image of one of the system's symbols; nil if there is none of that name.
    ///
    /// Tabard draws symbols of its own under the names that apps use most. They are templates unless their rendering
    /// mode says otherwise, and sharp at every size.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes an image of one of the system's symbols; nil if there is none of that name.
    ///
    /// - Parameters:
    ///   - name: The symbol's name, such as `house.fill`.
    ///   - configuration: Its size, weight and scale; nil stands for those of body text.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
    {
        guard let symbol = Symbol(named: name) else { return nil }
        self.init(symbol, configuration: SymbolConfiguration.unspecified.applying(configuration))
    }

    /// Makes an image of one of the system's symbols, of which all traits have the same; nil if there is none of that
    /// name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// Whether the image is one of the system's symbols.
    public var isSymbolImage: Bool { look.symbol != nil }

    /// What the image was chosen by: a symbol's size and weight; nil for an image without variants.
    public var configuration: UIImage.Configuration? { look.configuration }

    /// A symbol's size, weight and scale, as far as they are specified; nil for other images.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        look.configuration as? SymbolConfiguration
    }

    /// The image with another configuration in place of its own; among variants it is chosen anew.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let symbol = look.symbol else {
            return changed {
                $0.configuration = configuration
                if let traits = configuration.traitCollection { $0.choose(for: traits) }
            }
        }
        let configuration = SymbolConfiguration.unspecified.applying(configuration)
        return changed { $0.show(symbol, configuration: configuration) }
    }

    /// The symbol with all that the configuration specifies put over its own; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let own = symbolConfiguration else { return nil }
        return withConfiguration(own.applying(configuration))
    }

    convenience init(_ symbol: Symbol, configuration: SymbolConfiguration) {
        var look = Look()
        look.flipsForRightToLeft = symbol.isMirroredForRightToLeft
        look.show(symbol, configuration: configuration)
        self.init(look)
    }
}

extension UIImage.Look {
    mutating func show(_ symbol: Symbol, configuration: UIImage.SymbolConfiguration) {
        let values = configuration.values
        self.symbol = symbol
        self.configuration = configuration
        representations = [SymbolCache.representation(of: symbol, weight: values.shownWeight)]
        scale = values.traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? 1
        let height = max(1, (values.shownPointSize * values.scale.factor * 1.25).rounded())
        size = CGSize(width: symbol.isNarrow ? max(1, (height * 2 / 3).rounded()) : height, height: height)
    }
}
