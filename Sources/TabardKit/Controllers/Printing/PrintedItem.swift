/// Something that an app prints, which becomes an image: another thread decodes data and files, as all that is not the app's own.
enum PrintedItem: Sendable {
    case image(UIImage)
    case data(Data)
    case file(URL)

    init?(_ item: Any) {
        switch item {
        case let image as UIImage: self = .image(image)
        case let data as Data: self = .data(data)
        case let data as NSData: self = .data(data as Data)
        case let url as URL where url.isFileURL: self = .file(url)
        case let url as NSURL where url.isFileURL: self = .file(url as URL)
        default: return nil
        }
    }

    /// The types of images that can be printed.
    static let types: [UTType] = [.png, .jpeg, .svg]

    /// The image; nil where there is none.
    var image: UIImage? {
        switch self {
        case .image(let image): return image
        case .data(let data): return UIImage(data: data)
        case .file(let url):
            guard AddressList.isFileOrFolder(url), let handle = try? FileHandle(forReadingFrom: url) else {
                return nil
            }
            defer { try? handle.close() }
            // More is no image.
            return (try? handle.read(upToCount: 64 << 20)).flatMap { UIImage(data: $0) }
        }
    }
}
