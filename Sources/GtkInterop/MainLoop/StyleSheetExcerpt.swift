/// The rules of a style sheet that can apply where there are elements of the named kinds only.
///
/// A rule is left out if it names another element, so that what the rest comes to is the same for those that are there.
struct StyleSheetExcerpt {
    /// The excerpt, in the sheet's own order.
    private(set) var text: [UInt8] = []

    private let sheet: [UInt8]
    private let elements: [[UInt8]]

    private let folder: [UInt8]

    /// Takes an excerpt of a sheet without nested rules.
    ///
    /// - Parameter folder: The address of the folder in which the sheet's pictures are.
    init(of sheet: [UInt8], elements: [String], folder: String) {
        self.sheet = sheet
        self.elements = elements.map { Array($0.utf8) }
        self.folder = Array(folder.utf8)
        var place = 0
        while place < sheet.count {
            switch sheet[place] {
            case UInt8(ascii: "/"): place = end(ofComment: place)
            case UInt8(ascii: "@"):
                let end = end(ofDefinition: place)
                text += sheet[place..<end]
                place = end
            case let byte where Self.isBlank(byte): place += 1
            default: place = takeRule(at: place)
            }
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }

    /// The place after the next such byte, or the end.
    private func place(after byte: UInt8, from start: Int) -> Int {
        var place = start
        while place < sheet.count, sheet[place] != byte { place += 1 }
        return min(place + 1, sheet.count)
    }

    private func end(ofComment start: Int) -> Int {
        var end = place(after: UInt8(ascii: "/"), from: start + 2)
        while end < sheet.count, sheet[end - 2] != UInt8(ascii: "*") {
            end = place(after: UInt8(ascii: "/"), from: end)
        }
        return end
    }

    /// The end of a colour's definition, or of key frames, which hold rules of their own.
    private func end(ofDefinition start: Int) -> Int {
        var depth = 0
        for place in start..<sheet.count {
            switch sheet[place] {
            case UInt8(ascii: ";") where depth == 0: return place + 1
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return place + 1 }
            default: break
            }
        }
        return sheet.count
    }

    private mutating func takeRule(at start: Int) -> Int {
        var place = start
        var isTaken = false
        while place < sheet.count {
            let (end, canApply) = selector(at: place)
            if canApply {
                if isTaken { text.append(UInt8(ascii: ",")) }
                text += sheet[place..<end]
                isTaken = true
            }
            place = end + 1
            if end < sheet.count, sheet[end] == UInt8(ascii: "{") { break }
        }
        place = min(place, sheet.count)
        let end = self.place(after: UInt8(ascii: "}"), from: place)
        if isTaken {
            text.append(UInt8(ascii: "{"))
            takeDeclarations(place..<end)
        }
        return end
    }

    private static let pictureMark = Array("url(\"assets/".utf8)

    /// The excerpt is no file of its own, so that it names the whole address of each picture.
    private mutating func takeDeclarations(_ range: Range<Int>) {
        var start = range.lowerBound
        for place in range
        where sheet[place] == Self.pictureMark[0] && sheet[place...].starts(with: Self.pictureMark) {
            let name = place + "url(\"".utf8.count
            text += sheet[start..<name] + folder
            start = name
        }
        text += sheet[start..<range.upperBound]
    }

    /// The end of a selector, which is a comma or the brace of its rule, and whether all elements that it names are there.
    private func selector(at start: Int) -> (end: Int, canApply: Bool) {
        var canApply = true
        var depth = 0
        var isAtElement = true
        var place = start
        while place < sheet.count {
            let byte = sheet[place]
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case _ where depth > 0: break
            case UInt8(ascii: ","), UInt8(ascii: "{"): return (place, canApply)
            case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"): isAtElement = true
            case _ where Self.isBlank(byte): isAtElement = true
            case _ where isAtElement && Self.isLetter(byte):
                let end = end(ofName: place)
                if canApply { canApply = names(place..<end) }
                place = end
                isAtElement = false
                continue
            default: isAtElement = false
            }
            place += 1
        }
        return (place, canApply)
    }

    private func end(ofName start: Int) -> Int {
        var end = start
        while end < sheet.count, Self.isOfName(sheet[end]) { end += 1 }
        return end
    }

    /// Whether one of the elements has the name that stands there.
    private func names(_ range: Range<Int>) -> Bool {
        elements.contains { element in
            guard element.count == range.count else { return false }
            for index in 0..<element.count where element[index] != sheet[range.lowerBound + index] {
                return false
            }
            return true
        }
    }
}
