internal import GtkInterop

extension SystemImage {
    /// The image as it is painted.
    var drawing: VectorImage {
        let (width, height) = size
        let steps = paints.flatMap { $0.steps(in: SymbolPlacement()) }
        return VectorImage(width: width, height: height, painting: steps)
    }

    /// What the image is painted with, from the bottom to the top.
    var paints: [SymbolPaint] { outlines.split(separator: ";").compactMap(Self.paint) }

    private var size: (width: Double, height: Double) {
        switch self {
        case .chevronForward: (8, 14)
        case .chevronBack: (13, 22)
        case .checkmark: (16, 16)
        case .clear: (18, 18)
        default: (28, 28)
        }
    }

    /// Reads a letter, a width of a line if there is one, and a shape as `SymbolPaint` has it.
    private static func paint(_ text: Substring) -> SymbolPaint? {
        let words = text.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let kind = words[0].first else { return nil }
        return SymbolPaint(
            words[1],
            isErased: "xe".contains(kind),
            isFilled: "fe".contains(kind),
            strokeWidth: Double(words[0].dropFirst()) ?? 0
        )
    }

    /// The parts, one above the other: `s` is a line, `f` an area, `x` a line that is taken away and `e` an area.
    private var outlines: String {
        switch self {
        case .more:
            "f @6 14 2.25; f @14 14 2.25; f @22 14 2.25"
        case .favorites:
            """
            s2 M14 3.85L17.12 10.76L24.65 11.59L19.04 16.69L20.58 24.11L14 20.35L7.42 24.11L8.96 16.69L3.35 \
            11.59L10.88 10.76z
            """
        case .favoritesSelected:
            """
            f2 M14 3.85L17.12 10.76L24.65 11.59L19.04 16.69L20.58 24.11L14 20.35L7.42 24.11L8.96 16.69L3.35 \
            11.59L10.88 10.76z
            """
        case .featured:
            """
            s2 M12 5.6Q13.5 13.5 21.4 15Q13.5 16.5 12 24.4Q10.5 16.5 2.6 15Q10.5 13.5 12 5.6z; f1 M22 3.3Q22.51 \
            5.99 25.2 6.5Q22.51 7.01 22 9.7Q21.49 7.01 18.8 6.5Q21.49 5.99 22 3.3z
            """
        case .featuredSelected:
            """
            f2 M12 5.6Q13.5 13.5 21.4 15Q13.5 16.5 12 24.4Q10.5 16.5 2.6 15Q10.5 13.5 12 5.6z; f1 M22 3.3Q22.51 \
            5.99 25.2 6.5Q22.51 7.01 22 9.7Q21.49 7.01 18.8 6.5Q21.49 5.99 22 3.3z
            """
        case .topRated:
            """
            s2 @14 14 11; f1 M14 8.7L15.47 12.28L19.33 12.57L16.38 15.07L17.29 18.83L14 16.8L10.71 18.83L11.62 \
            15.07L8.67 12.57L12.53 12.28z
            """
        case .topRatedSelected:
            """
            f @14 14 12; e1 M14 8L15.7 12.05L20.09 12.42L16.76 15.3L17.76 19.58L14 17.3L10.24 19.58L11.24 15.3L7.91 \
            12.42L12.3 12.05z
            """
        case .recents:
            "s2 @14 14 11; s2 M14 7v7l5 3"
        case .recentsSelected:
            "f @14 14 12; x2 M14 7v7l5 3"
        case .contacts:
            "s2 @14 14 11; f @14 11 4; f M6 21.5C7.6 18.4 10.6 17 14 17s6.4 1.4 8 4.5A11 11 0 0 1 6 21.5z"
        case .contactsSelected:
            """
            f @14 14 12; e @14 10.8 4; e M6.8 21.6C8.2 18.6 10.9 17.2 14 17.2s5.8 1.4 7.2 4.4A10.6 10.6 0 0 1 14 \
            24.6 10.6 10.6 0 0 1 6.8 21.6z
            """
        case .history:
            "s2 M4.5 9.6A10.5 10.5 0 1 1 3.6 15; s2 M3.5 4.5V10h5.5; s2 M14 8v6l4 2.5"
        case .bookmarks:
            "s2 M14 8C12 6 8.5 5 3 5v16c5.5 0 9 1 11 3 2-2 5.5-3 11-3V5c-5.5 0-9 1-11 3zM14 8v16"
        case .bookmarksSelected:
            """
            f M13 7.4C11 5.2 7.6 4 3 4a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1c4.8 0 8 .8 10 2.7zM15 7.4C17 5.2 20.4 4 25 \
            4a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1c-4.8 0-8 .8-10 2.7z
            """
        case .search:
            "s2 @12 12 8; s2 M18 18l6.5 6.5"
        case .downloads:
            "s2 M14 3v13M8.5 11l5.5 5.5 5.5-5.5M4 17v5a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5"
        case .downloadsSelected:
            """
            f M6 13h16a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z; x6 M14 3v13M8.5 11l5.5 5.5 \
            5.5-5.5; s2 M14 3v13M8.5 11l5.5 5.5 5.5-5.5
            """
        case .mostRecent:
            """
            s2 M14 3a11 11 0 0 1 0 22; f @9.53 24.05 1; f @5.83 21.36 1; f @3.54 17.4 1; f @3.06 12.85 1; f @4.47 \
            8.5 1; f @7.53 5.1 1; s2 M14 8v6l4 2.5
            """
        case .mostRecentSelected:
            """
            s2 M14 3a11 11 0 0 1 0 22; f @9.53 24.05 1; f @5.83 21.36 1; f @3.54 17.4 1; f @3.06 12.85 1; f @4.47 \
            8.5 1; f @7.53 5.1 1; f @14 14 8; x2 M14 9v5l3.5 2
            """
        case .mostViewed:
            """
            s2 M12 6h13M12 14h13M12 22h13; s1.250 M3.5 4.5L5 3.5v5M3 12.5c0-2 3.5-2 3.5 0 0 1.2-3.5 2.2-3.5 4h3.5M3 \
            19.5h3.5L4.8 21.5c3 .2 2.2 3.5-.3 3.2-.7 0-1.2-.3-1.5-.7
            """
        case .chevronForward:
            "s2 M1.5 1.5L6.5 7l-5 5.5"
        case .chevronBack:
            "s2.5 M10.5 2.5L2.5 11l8 8.5"
        case .checkmark:
            "s2 M2 8l4.5 5L14 3"
        case .clear:
            """
            f M9 1a8 8 0 1 1 0 16A8 8 0 0 1 9 1z; e M6.2 5.1 5.1 6.2 7.9 9l-2.8 2.8 1.1 1.1L9 10.1l2.8 2.8 \
            1.1-1.1L10.1 9l2.8-2.8-1.1-1.1L9 7.9z
            """
        }
    }
}
