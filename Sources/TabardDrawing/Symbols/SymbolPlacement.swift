/// Where a drawing lies in another: its size, and where its top left corner comes to lie.
struct SymbolPlacement: Sendable {
    var scale = 1.0
    var x = 0.0
    var y = 0.0

    init() {}

    init(scale: Double, x: Double, y: Double) {
        self.scale = scale
        self.x = x
        self.y = y
    }

    init(scale: Double, middle: (x: Double, y: Double) = (12, 12)) {
        self.init(scale: scale, x: middle.x - 12 * scale, y: middle.y - 12 * scale)
    }

    /// Reads a size and a corner, as in `.5 12 3`.
    init?(_ words: [Substring]) {
        let numbers = words.compactMap { Double($0) ?? Double("0\($0)") }
        guard numbers.count == 3 else { return nil }
        self.init(scale: numbers[0], x: numbers[1], y: numbers[2])
    }

    /// The place of what lies in a drawing that is itself placed.
    func placed(in outer: SymbolPlacement) -> SymbolPlacement {
        SymbolPlacement(
            scale: scale * outer.scale,
            x: x * outer.scale + outer.x,
            y: y * outer.scale + outer.y
        )
    }
}
