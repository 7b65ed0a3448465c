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
            let document = symbol.svg(strokeWidth: weight.strokeWidth)
            guard let image = try? ImageDecoder.decode(bytes: Array(document.utf8), from: .app) else {
                fatalError("the drawing of the symbol '\(symbol.base)' is damaged")
            }
            let new = ImageRepresentation(image, scale: 1)
            drawings[key] = new
            return new
        }
    }
}
