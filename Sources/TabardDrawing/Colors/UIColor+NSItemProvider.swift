internal import GtkInterop

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    /// Colours.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Colours.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Writes the colour as desktops exchange colours: red, green, blue and opacity in 16 bits each, in the machine's order of bytes.
    ///
    /// A dynamic colour is written as it is now.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(exchangedData, nil)
        return nil
    }

    /// Reads such a colour; data of another length are an error.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = UIColor(exchangedData: data) as? Self else { throw CocoaError(.coderInvalidValue) }
        return color
    }

    package var exchangedData: Data {
        let color = components(with: .current)
        let parts = [color.red, color.green, color.blue, color.alpha].map {
            UInt16(($0 * 65_535).rounded()).littleEndian
        }
        return Data(parts.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
    }

    package convenience init?(exchangedData data: Data) {
        guard data.count == 8 else { return nil }
        let parts = (0..<4).map { index in
            let first = UInt16(data[data.startIndex + 2 * index])
            let second = UInt16(data[data.startIndex + 2 * index + 1])
            return CGFloat(UInt16(littleEndian: first | second << 8)) / 65_535
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
