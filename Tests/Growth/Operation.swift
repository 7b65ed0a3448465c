/// Something that an app does to a collection, whose cost is counted for collections of several sizes.
@MainActor
struct Operation {
    let name: String
    /// Why it costs more than in proportion; nil if it doesn't.
    let excuse: String?
    /// Whether it costs the same however many there are.
    let isConstant: Bool
    /// Makes a collection of so many, and returns what is counted.
    let prepare: (Int) -> () -> Void

    /// - Parameters:
    ///   - name: What is done, of so many.
    ///   - excuse: Why it costs more than in proportion; nil if it doesn't.
    ///   - isConstant: Whether it costs the same however many there are.
    ///   - prepare: Makes the collection; what it returns is done once.
    init(
        _ name: String,
        excuse: String? = nil,
        isConstant: Bool = false,
        _ prepare: @escaping (Int) -> () -> Void
    ) {
        self.name = name
        self.excuse = excuse
        self.isConstant = isConstant
        self.prepare = prepare
    }
}
