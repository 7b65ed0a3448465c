internal import GtkInterop

extension RGBA {
    /// The same colour in sRGB, of parts that are Display P3's.
    var fromDisplayP3: RGBA {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // Display P3 and sRGB share their white and their curve.
        return RGBA(
            red: 1.2249402 * red - 0.2249402 * green,
            green: -0.0420569 * red + 1.0420569 * green,
            blue: -0.0196376 * red - 0.0786361 * green + 1.0982735 * blue,
            alpha: alpha
        ).encoded
    }

    /// The same colour, of parts that are proportional to light.
    var encoded: RGBA {
        RGBA(red: Self.curved(red), green: Self.curved(green), blue: Self.curved(blue), alpha: alpha)
    }

    private static func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    private static func curved(_ part: Double) -> Double {
        part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
}
