internal import GtkInterop

extension RGBA {
    /// From 0 to 1; what is not a number becomes 0.
    static func bounded(_ part: Double) -> Double {
        part.isNaN ? 0 : min(max(part, 0), 1)
    }

    var bounded: RGBA {
        RGBA(
            red: Self.bounded(red),
            green: Self.bounded(green),
            blue: Self.bounded(blue),
            alpha: Self.bounded(alpha)
        )
    }

    init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        // Each part is a trapezoid over the hue, shifted by a third of the circle.
        func part(_ shift: Double) -> Double {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }
}
