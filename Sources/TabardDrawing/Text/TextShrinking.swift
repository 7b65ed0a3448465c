package import GtkInterop

/// Finds out how small a text must be to fit.
package enum TextShrinking {
    /// The greatest part of the fonts' sizes at which a text fits an area.
    ///
    /// - Parameters:
    ///   - size: The width and the height of the area.
    ///   - least: The least part.
    ///   - isOneLine: Whether lines are not broken.
    package static func scale(
        of text: RichText,
        _ font: FontDescription,
        in size: (width: Double, height: Double),
        least: Double,
        isOneLine: Bool
    ) -> Double {
        scale(least: least) { scale in
            let options = RichTextOptions(width: isOneLine ? nil : size.width)
            let extents = TextMeasure.extents(
                of: text.scaled(by: scale),
                font: font.scaled(by: scale),
                options
            )
            return extents.width <= size.width + 0.01 && (isOneLine || extents.height <= size.height + 0.01)
        }
    }

    /// The greatest scale from the least to 1 that fits, to a hundredth; the least if none does.
    package static func scale(least: Double, fits: (Double) -> Bool) -> Double {
        guard !fits(1) else { return 1 }
        var (low, high) = (least, 1.0)
        while high - low > 0.01 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension FontDescription {
    /// The same font in a part of its size.
    package func scaled(by scale: Double) -> FontDescription {
        var scaled = self
        scaled.size *= scale
        return scaled
    }
}

extension RichText {
    /// The same text with fonts in a part of their size.
    package func scaled(by scale: Double) -> RichText {
        guard scale != 1 else { return self }
        var scaled = self
        for index in scaled.spans.indices {
            scaled.spans[index].look.font = scaled.spans[index].look.font?.scaled(by: scale)
            scaled.spans[index].look.kern = scaled.spans[index].look.kern.map { $0 * scale }
            scaled.spans[index].look.rise *= scale
        }
        return scaled
    }
}
