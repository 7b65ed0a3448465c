extension [UInt8] {
    /// The bytes with one to four places changed, taken out, doubled or with a bit flipped.
    func mutated(using generator: inout SeededGenerator) -> [UInt8] {
        var bytes = self
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let index = Int.random(in: bytes.indices, using: &generator)
            let length = Int.random(in: 0...Swift.min(16, bytes.count - index), using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[index] = .random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(index..<index + length)
            case 2: bytes.insert(contentsOf: bytes[index..<index + length], at: index)
            default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            }
        }
        return bytes
    }
}
