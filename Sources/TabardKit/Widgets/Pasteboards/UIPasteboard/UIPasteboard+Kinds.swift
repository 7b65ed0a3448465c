extension UIPasteboard {
    /// The first item's text, or its address as a text; nil if there is none, or if it is not known yet (P4).
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } ?? [] }
    }

    /// The texts of all items that have one; nil if there are none.
    public var strings: [String]? {
        get { known(NSString.readableTypeIdentifiersForItemProvider, PasteboardValue.text) }
        set { put(newValue) }
    }

    /// The first address; nil if there is none, or if it is not known yet (P4). A text is none.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } ?? [] }
    }

    /// The addresses of all items that have one; nil if there are none.
    public var urls: [URL]? {
        get { known(NSURL.readableTypeIdentifiersForItemProvider, PasteboardValue.address) }
        set { put(newValue) }
    }

    /// The first image; nil if there is none, or if another program has it (P4).
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } ?? [] }
    }

    /// The images of all items that have one; nil if there are none.
    public var images: [UIImage]? {
        get { known(UIImage.readableTypeIdentifiersForItemProvider, PasteboardValue.image) }
        set { put(newValue) }
    }

    /// The first colour; nil if there is none, or if another program has it (P4).
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } ?? [] }
    }

    /// The colours of all items that have one; nil if there are none.
    public var colors: [UIColor]? {
        get { known(UIColor.readableTypeIdentifiersForItemProvider, PasteboardValue.color) }
        set { put(newValue) }
    }

    /// Whether an item has a text, or an address, which is one too (P2).
    public var hasStrings: Bool { has(NSString.readableTypeIdentifiersForItemProvider) }

    /// Whether an item has an address (P2).
    public var hasURLs: Bool { has(NSURL.readableTypeIdentifiersForItemProvider) }

    /// Whether an item has an image (P2).
    public var hasImages: Bool { has(UIImage.readableTypeIdentifiersForItemProvider) }

    /// Whether an item has a colour (P2).
    public var hasColors: Bool { has(UIColor.readableTypeIdentifiersForItemProvider) }

    private func has(_ types: [String]) -> Bool { contents.items.contains { $0.has(anyOf: types) } }

    private func known<Value>(_ types: [String], _ convert: (Any) -> Value?) -> [Value]? {
        let found = contents.items.compactMap { $0.value(anyOf: types).flatMap(convert) }
        return found.isEmpty ? nil : found
    }

    private func put(_ values: [Any]?) {
        contents.replace((values ?? []).map { PasteboardItem(value: $0) })
    }
}
