import Foundation

/// Fonts under names that no other file has.
enum FontCopy {
    /// DejaVu Sans with a word of its names replaced by one of as many letters; nothing if there is no such font.
    static func of(_ former: String, as name: String) -> Data {
        let folder = "/usr/share/fonts"
        guard let fonts = FileManager.default.enumerator(atPath: folder),
            let path = fonts.first(where: { "\($0)".hasSuffix("/DejaVuSans.ttf") }),
            var data = FileManager.default.contents(atPath: "\(folder)/\(path)")
        else { return Data() }
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let (old, new) = (former.data(using: encoding), name.data(using: encoding))
            while let old, let new, let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        }
        return data
    }
}
