internal import GtkInterop
import Synchronization

/// Keeps the drawings of the symbols that are in use; there are as many as names and weights, and no more.
enum SymbolCache {
    private struct Key: Hashable {
        var symbol: Symbol
        var weight: UIImage.SymbolWeight
    }

    private static let drawings = Mutex<[Key: ImageRepresentation]>([:])

    static func representation(of symbol: Symbol, weight: UIImage.SymbolWeight) -> ImageRepresentation {
        drawings.withLock { drawings in
            let key = Key(symbol: symbol, weight: weight)
            if let known = drawings[key] { return known }
            let image = symbol.image(strokeWidth: weight.strokeWidth)
            let new = ImageRepresentation(.vector(image), scale: 1)
            drawings[key] = new
            return new
        }
    }
}
