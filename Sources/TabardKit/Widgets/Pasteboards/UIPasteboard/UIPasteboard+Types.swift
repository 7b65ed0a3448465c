extension UIPasteboard {
    /// The types that texts are read from.
    nonisolated public class var typeListString: NSArray { list(NSString.self) }

    /// The types that addresses are read from.
    nonisolated public class var typeListURL: NSArray { list(NSURL.self) }

    /// The types that images are read from.
    nonisolated public class var typeListImage: NSArray { list(UIImage.self) }

    /// The types that colours are read from.
    nonisolated public class var typeListColor: NSArray { list(UIColor.self) }

    /// Stands for the type of a text, an address, an image or a colour in the items that are put on a clipboard.
    nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

    nonisolated private static func list(_ readable: any NSItemProviderReading.Type) -> NSArray {
        NSArray(array: readable.readableTypeIdentifiersForItemProvider)
    }
}
