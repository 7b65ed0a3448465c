import FoundationEssentials

/// What rules of plurals look at: a number as it is shown, since 1 and 1.0 may have other forms.
package struct PluralOperands: Hashable, Sendable {
    /// The number without its sign.
    let number: Double
    /// Its whole part; numbers beyond count as the greatest, whose last digits no rule asks for.
    let whole: UInt64
    /// The digits of the fraction as a number.
    let fraction: UInt64
    /// How many they are.
    let fractionDigits: Int

    package init(_ integer: some BinaryInteger) {
        whole = UInt64(clamping: integer.magnitude)
        number = Double(whole)
        fraction = 0
        fractionDigits = 0
    }

    /// A number as it is shown with some digits of a fraction; without, those that it has.
    package init(_ number: Double, fractionDigits: Int? = nil) {
        guard number.isFinite, number.magnitude < 1e15 else {
            // Beyond, a number has no fraction, and what is none at all has the form for most.
            self.number = number.isFinite ? number.magnitude : .nan
            whole = number.isFinite ? UInt64(exactly: number.magnitude.rounded()) ?? .max : 0
            fraction = 0
            self.fractionDigits = number.isFinite ? 0 : 1
            return
        }
        var digits = min(max(fractionDigits ?? 0, 0), 3)
        if fractionDigits == nil {
            while digits < 6, Self.scaled(number, digits).truncatingRemainder(dividingBy: 1) != 0 {
                digits += 1
            }
        }
        let factor = Self.power(digits)
        let all = UInt64(Self.scaled(number, digits).rounded())
        whole = all / factor
        fraction = all % factor
        self.fractionDigits = digits
        self.number = Double(all) / Double(factor)
    }

    private static func power(_ digits: Int) -> UInt64 { (0..<digits).reduce(1) { power, _ in power * 10 } }

    /// The number as so many digits behind the point make a whole one, to about a billionth.
    private static func scaled(_ number: Double, _ digits: Int) -> Double {
        let value = number.magnitude * Double(power(digits))
        let rounded = value.rounded()
        return abs(value - rounded) <= value * 1e-12 ? rounded : value
    }

    /// The fraction without zeros at its end, as a number.
    var shortFraction: UInt64 {
        var result = fraction
        while result != 0, result.isMultiple(of: 10) { result /= 10 }
        return result
    }

    /// The value of an operand of CLDR's rules; nil if it is no whole number, which is equal to none.
    func value(of operand: UInt8) -> UInt64? {
        switch operand {
        case UInt8(ascii: "i"): whole
        case UInt8(ascii: "v"): UInt64(fractionDigits)
        case UInt8(ascii: "f"): fraction
        case UInt8(ascii: "t"): shortFraction
        case UInt8(ascii: "n"): shortFraction == 0 && number == number ? whole : nil
        // Numbers in the manner of 1c6 are shown by none.
        default: 0
        }
    }
}
