internal import GtkInterop

/// A colour by hue, saturation, brightness and opacity, each from 0 to 1: what the palettes of a colour picker are made of.
struct ColorParts: Hashable {
    var hue = 0.0
    var saturation = 0.0
    var brightness = 0.0
    var alpha = 1.0

    static let columns = 12
    static let rows = 10

    init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
        self.alpha = alpha
    }

    init(_ color: RGBA) {
        let parts = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
        let most = parts.max() ?? 0
        let span = most - (parts.min() ?? 0)
        brightness = most
        saturation = most > 0 ? span / most : 0
        alpha = min(max(color.alpha, 0), 1)
        guard span > 0 else { return }
        let sixth: Double =
            if most == parts[0] {
                (parts[1] - parts[2]) / span
            } else if most == parts[1] {
                (parts[2] - parts[0]) / span + 2
            } else {
                (parts[0] - parts[1]) / span + 4
            }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }

    var rgba: RGBA {
        let sixth = (hue - hue.rounded(.down)) * 6
        func part(_ offset: Double) -> Double {
            let place = (offset + sixth).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        return RGBA(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    var color: UIColor { UIColor(rgba) }

    /// A colour of the grid: greys in the first row, below it the hues from dark to light.
    static func grid(_ column: Int, _ row: Int) -> ColorParts {
        if row == 0 {
            let white = 1 - Double(column) / Double(columns - 1)
            return ColorParts(hue: 0, saturation: 0, brightness: white)
        }
        // From blue over red to green, as the eye wanders over a rainbow.
        let hue = (0.54 + Double(column) / Double(columns)).truncatingRemainder(dividingBy: 1)
        let step = Double(row)
        return row <= 4
            ? ColorParts(hue: hue, saturation: 1, brightness: 0.28 + step * 0.18)
            : ColorParts(hue: hue, saturation: 1 - (step - 4) * 0.16, brightness: 1)
    }

    /// A colour of the spectrum, at parts of its width and height: white above, pure in the middle, black below.
    static func spectrum(_ x: Double, _ y: Double) -> ColorParts {
        let (x, y) = (min(max(x, 0), 1), min(max(y, 0), 1))
        return ColorParts(hue: min(x, 0.9999), saturation: min(1, y * 2), brightness: min(1, 2 - y * 2))
    }

    /// Where the colour stands on the spectrum.
    var placeOnSpectrum: (x: Double, y: Double) {
        (hue, brightness < 1 ? 1 - brightness / 2 : saturation / 2)
    }
}
