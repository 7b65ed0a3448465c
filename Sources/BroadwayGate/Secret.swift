/// What only the reader of the printed address knows: 256 random bits, as hexadecimal digits.
struct Secret: Equatable {
    let text: String

    /// A new one, from the system's source of random numbers.
    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<32).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &generator)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// Compares in the same time wherever the difference is, so that it can't be found digit by digit.
    func matches(_ guess: some StringProtocol) -> Bool {
        let (own, other) = (Array(text.utf8), Array(guess.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
