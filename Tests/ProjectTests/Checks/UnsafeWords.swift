/// Only GtkInterop goes round Swift's checks of memory and of actors, and shows no pointer to others.
enum UnsafeWords {
    static let words = [
        "Unmanaged", "unsafeBitCast", "unsafeDowncast", "assumeIsolated", "UnsafeMutable",
        "nonisolated(unsafe)",
    ]
    static let door = "Sources/GtkInterop"

    /// What Objective-C's own way of doing things forces elsewhere, by file.
    static let forced: [String: Set<String>] = [
        // A selector calls on the thread that it is sent on, whatever the method's isolation.
        "Sources/TabardFoundation/Selectors/ActorCrossing.swift": ["unsafeBitCast"],
        // Apple's signature of perform(_:).
        "Sources/TabardFoundation/Selectors/NSObjectProtocol+Selectors.swift": ["Unmanaged"],
        "Sources/TabardFoundation/Selectors/ObjectMembers.swift": ["Unmanaged"],
        // Apple's signature of key-value observing: its context.
        "Sources/TabardFoundation/KeyValueObserving/NSObject+KeyValueObserving.swift": ["UnsafeMutable"],
        "Sources/TabardFoundation/KeyValueObserving/NamedObservers.swift": ["UnsafeMutable"],
        "Sources/TabardKit/Views/Responders/UIResponder.swift": ["UnsafeMutable"],
        // Apple's signature of CTFontManagerRegisterFontsForURL.
        "Sources/TabardDrawing/Fonts/CTFontManager.swift": ["UnsafeMutable", "Unmanaged"],
        "Tests/TabardKitTests/Text/RegisteredFontsTests.swift": ["Unmanaged"],
        // Apple's signature of scrollViewWillEndDragging(_:withVelocity:targetContentOffset:).
        "Sources/TabardKit/Widgets/Scrolling/UIScrollView/UIScrollViewDelegate.swift": ["UnsafeMutable"],
        "Sources/TabardKit/Controllers/Lists/UICollectionViewController.swift": ["UnsafeMutable"],
        "Sources/TabardKit/Controllers/Lists/UITableViewController.swift": ["UnsafeMutable"],
        "Tests/TabardKitTests/Scrolling/ScrollLiftingTests.swift": ["UnsafeMutable"],
        // Apple's signature of UIApplicationMain.
        "Sources/TabardKit/Controllers/Application/UIApplicationMain.swift": ["UnsafeMutable"],
        "Tests/SourceCompatibilityTests/LoweredSourceTests.swift": ["UnsafeMutable"],
        "Tests/SourceCompatibilityTests/ObservingTests.swift": ["UnsafeMutable"],
        "Tests/TabardFoundationTests/KeyValueTests.swift": ["UnsafeMutable"],
    ]

    static func findings(in files: [TextFile]) -> [Finding] {
        files.flatMap { $0.room == door ? pointersShown(by: $0) : wordsUsed(in: $0) }
    }

    private static func wordsUsed(in file: TextFile) -> [Finding] {
        let words = words.filter { file.text.contains($0) }
        guard !words.isEmpty else { return [] }
        return file.code.enumerated().flatMap { index, line in
            words.filter { isUsed($0, in: line) && forced[file.path]?.contains($0) != true }.map {
                Finding(path: file.path, line: index + 1, problem: "\($0) belongs in \(door)")
            }
        }
    }

    /// Whether the word stands in a line, and not as the end of a longer one.
    private static func isUsed(_ word: String, in line: String) -> Bool {
        line.ranges(of: word).contains { range in
            guard range.lowerBound > line.startIndex else { return true }
            let before = line[line.index(before: range.lowerBound)]
            return !before.isLetter && before != "_"
        }
    }

    private static func pointersShown(by file: TextFile) -> [Finding] {
        guard file.text.contains("Pointer") else { return [] }
        let code = file.code
        return code.indices.compactMap { index in
            guard code[index].contains(/^\s*(?:@\w+\s+)*(?:public|open)\b/) else { return nil }
            let signature = signature(from: index, in: code)
            guard signature.contains(/Pointer\b/) else { return nil }
            return Finding(path: file.path, line: index + 1, problem: "the public API shows a pointer")
        }
    }

    /// A declaration up to its body's brace; without a body, to the end of the line that closes its
    /// parentheses.
    private static func signature(from start: Int, in code: [String]) -> String {
        var signature = ""
        var open = 0
        for line in code[start...] {
            let head = line.prefix { $0 != "{" }
            signature += head + "\n"
            open += head.count { $0 == "(" } - head.count { $0 == ")" }
            if head.endIndex < line.endIndex || open <= 0 { break }
        }
        return signature
    }
}
