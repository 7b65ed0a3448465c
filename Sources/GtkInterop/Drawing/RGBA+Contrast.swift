import Foundation

extension RGBA {
    /// How bright the colour is to the eye, from 0 for black to 1 for white, as WCAG 2 defines it; its opacity does not count.
    package var relativeLuminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// How much the colour stands out from another, from 1 for the same to 21 for black and white, as WCAG 2 defines it.
    package func contrast(with other: RGBA) -> Double {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}
