/// What a symbol can stand in.
enum SymbolEnclosure: String, Hashable, CaseIterable, Sendable {
    case circle
    case square
    case app
    case bubble
    case diamond
    case octagon
    case portrait = "rectangle.portrait"
    case rectangle
    case seal
    case shield

    /// How large the symbol is in it, and where its middle lies.
    var placement: SymbolPlacement {
        switch self {
        case .circle: SymbolPlacement(scale: 0.52)
        case .square, .app: SymbolPlacement(scale: 0.56)
        case .bubble: SymbolPlacement(scale: 0.48, middle: (12, 10.5))
        case .diamond: SymbolPlacement(scale: 0.44)
        case .octagon, .seal: SymbolPlacement(scale: 0.48)
        case .portrait, .rectangle: SymbolPlacement(scale: 0.46)
        case .shield: SymbolPlacement(scale: 0.46, middle: (12, 11.5))
        }
    }

    /// The symbol that is drawn around.
    var shape: Symbol {
        Symbol(base: self == .bubble ? "bubble.left" : rawValue)
    }
}
