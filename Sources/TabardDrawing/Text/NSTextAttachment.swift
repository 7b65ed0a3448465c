/// A picture in a text, in the place of a character.
///
/// ```swift
/// let star = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
/// text.append(NSAttributedString(attachment: star))
/// ```
open class NSTextAttachment: NSObject, _SelectorAnswering, @unchecked Sendable {
    /// The character in whose place an attachment stands, U+FFFC.
    public class var character: Int { 0xFFFC }

    private let _mark = SwiftObjectMark()
    /// The file's bytes; an image's are shown where there is no `image`.
    open var contents: Data?
    /// The file's type as a uniform type identifier; the bytes themselves tell what is shown.
    open var fileType: String?
    /// The picture; nil by default.
    open var image: UIImage?
    /// The picture's place, in points: the origin is how far its lower left corner stands to the right of the writing
    /// position and above the baseline. Zero, that is the image's size on the baseline, by default.
    ///
    /// Sides above 10,000 points count as 10,000, negative ones as 0.
    open var bounds = CGRect.zero

    /// Makes an attachment of a file's bytes.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Makes an attachment with nothing in it.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Makes an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    private var decoded: (data: Data, image: UIImage?)?

    var _shownImage: UIImage? {
        if let image { return image }
        guard let contents else { return nil }
        if let decoded, decoded.data == contents { return decoded.image }
        let image = UIImage(data: contents)
        decoded = (contents, image)
        return image
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSTextAttachment.self) }
}

extension NSAttributedString {
    /// Makes a text of an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Makes a text of an attachment alone, with attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}
