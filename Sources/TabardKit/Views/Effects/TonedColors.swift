internal import GtkInterop

/// What plain colours look like behind materials, so far as that was asked for last.
///
/// A colour is painted once, so that it is the same as in a picture of what is blurred. What is filled with the same colour in the
/// next frame is not drawn again, as a picture that was painted anew would be.
@MainActor
enum TonedColors {
    private struct Entry {
        let color: RGBA
        let material: BlurMaterial
        let toned: RGBA
    }

    /// Enough for the bars of a screen in light and in dark.
    private static let limit = 16
    private static var entries: [Entry] = []

    private static let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)

    static func color(_ color: RGBA, behind material: BlurMaterial) -> RGBA? {
        if let known = entries.first(where: { $0.color == color && $0.material == material }) {
            return known.toned
        }
        let recorded = RecordedDrawing.toned(by: material) { $0.fill(pixel.native, color: color) }
        guard let toned = recorded?.picture(of: pixel.native)?.pixel(x: 0, y: 0) else { return nil }
        if entries.count == limit { entries.removeFirst() }
        entries.append(Entry(color: color, material: material, toned: toned))
        return toned
    }
}

extension RecordedDrawing {
    /// What `draw` draws, in the colours that it has behind a material.
    static func toned(by material: BlurMaterial, _ draw: (Snapshot) -> Void) -> RecordedDrawing? {
        record { recorder in
            recorder.toned(
                saturation: Double(material.saturation),
                contrast: Double(material.contrast),
                around: Double(material.anchor)
            ) {
                draw(recorder)
            }
        }
    }
}
