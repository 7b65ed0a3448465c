import CGtk

extension [UInt8] {
    /// The end of a paragraph of a text in UTF-8 and the beginning of the next one, as Pango finds them.
    ///
    /// A text has a paragraph after its last break, even an empty one; after that, `next` is nil.
    func paragraph(from place: Int) -> (end: Int, next: Int?) {
        withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                guard let start = text.baseAddress else { return (place, nil) }
                var end: Int32 = 0
                var next: Int32 = 0
                pango_find_paragraph_boundary(start + place, Int32(clamping: text.count - place), &end, &next)
                return (place + Int(end), next > end ? place + Int(next) : nil)
            }
        }
    }
}
