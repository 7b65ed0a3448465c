import CGtk
import XCTest

@testable import GtkInterop

/// Which rules of a style sheet can apply.
@preconcurrency @MainActor
final class StyleSheetExcerptTests: XCTestCase {
    private func excerpt(_ sheet: String, _ elements: [String] = ["window", "slider"]) -> String {
        let bytes = StyleSheetExcerpt(
            of: Array(sheet.utf8),
            elements: elements,
            folder: "resource:///styles/"
        ).text
        return String(decoding: bytes, as: UTF8.self)
    }

    func testWhatIsKept() {
        for (sheet, kept) in [
            ("window { a: b; }", "window { a: b; }"),
            ("button { a: b; }", ""),
            ("window, button, slider { a: b; }", "window, slider { a: b; }"),
            ("button, window { a: b; }", " window { a: b; }"),
            ("window button { a: b; }", ""),
            ("button>slider{a:b}", ""),
            ("window>slider{a:b}", "window>slider{a:b}"),
            ("window + button ~ slider {a:b}", ""),
            (".button { a: b; }", ".button { a: b; }"),
            ("#button { a: b; }", "#button { a: b; }"),
            ("* { a: b; }", "* { a: b; }"),
            ("slider:not(button):hover { a: b; }", "slider:not(button):hover { a: b; }"),
            ("slider:not(button, box) button { a: b; }", ""),
            ("slider:nth-child(2n+1) { a: b; }", "slider:nth-child(2n+1) { a: b; }"),
            ("sliders { a: b; } slid { a: b; }", ""),
            ("window.button { a: b; }", "window.button { a: b; }"),
            ("/* window { a: b; } */ slider { a: b; }", "slider { a: b; }"),
            ("/* a * / b **/slider { a: b; }", "slider { a: b; }"),
            ("@define-color button #fff; button { a: b; }", "@define-color button #fff;"),
            (
                "@keyframes spin { from { a: b; } to { a: c; } } button { a: b; }",
                "@keyframes spin { from { a: b; } to { a: c; } }"
            ),
            (
                "slider { a: url(\"assets/a.png\"), url(\"assets/b.png\"); b: url(\"resource:///c\"); }",
                "slider { a: url(\"resource:///styles/assets/a.png\"), url(\"resource:///styles/assets/b.png\");"
                    + " b: url(\"resource:///c\"); }"
            ),
        ] { XCTAssertEqual(excerpt(sheet), kept, sheet) }
    }

    func testDamagedSheetsEnd() {
        let sheet =
            "@define-color a #fff; /* b */ window, button { a: url(\"assets/c\"); } @keyframes d { e { f: g; } }"
        for count in 0...sheet.utf8.count {
            let bytes = Array(sheet.utf8.prefix(count))
            let text = StyleSheetExcerpt(of: bytes, elements: ["window"], folder: "").text
            XCTAssertLessThanOrEqual(text.count, bytes.count + 1)
        }
    }

    /// What the desktop's own sheets have for scroll bars and title bars is much less than all of it.
    func testTheDesktopsSheets() throws {
        for sheet in DesktopTheme.Sheet.allCases where sheet.rawValue.contains("base") {
            let bytes = sheet.bytes
            try XCTSkipIf(bytes.isEmpty, "libadwaita has other sheets here")
            let scrolling = StyleSheetExcerpt(
                of: bytes,
                elements: DesktopTheme.Parts.scrolling.elements,
                folder: ""
            )
            let both = StyleSheetExcerpt(
                of: bytes,
                elements: DesktopTheme.Parts([.scrolling, .decorations]).elements,
                folder: ""
            )
            XCTAssertLessThan(scrolling.text.count, bytes.count / 10)
            XCTAssertLessThan(both.text.count, bytes.count / 4)
            XCTAssertTrue(String(decoding: scrolling.text, as: UTF8.self).contains("scrollbar"))
            XCTAssertTrue(String(decoding: both.text, as: UTF8.self).contains("headerbar"))
        }
    }

    /// The few rules that a window is shown with are those of the desktop's sheets.
    func testTheRulesOfWindows() throws {
        for sheet in DesktopTheme.Sheet.allCases where sheet.rawValue.contains("base") {
            try XCTSkipIf(sheet.bytes.isEmpty, "libadwaita has other sheets here")
            let excerpt = StyleSheetExcerpt(of: sheet.bytes, elements: ["window", "tabard"], folder: "").text
            let text = String(decoding: excerpt, as: UTF8.self)
            for line in DesktopTheme.rulesOfWindows.split(separator: "\n") where line.contains("{") {
                let declarations = line.drop { $0 != "{" }.dropFirst().dropLast().split(separator: ";")
                for declaration in declarations.map({ $0.trimmingPrefix(" ") }) where !declaration.isEmpty {
                    XCTAssertTrue(text.contains(declaration), "\(sheet): \(declaration)")
                }
            }
            // Of the rest each names a class that no window or view has, or a decoration.
            let plain = text.split(separator: "}").map { $0.drop { $0.isWhitespace } }.filter { rule in
                // Key frames hold rules of their own.
                !["@", "to ", "from "].contains(where: rule.hasPrefix)
                    && rule.prefix { $0 != "{" }.split(separator: ",").contains { selector in
                        !selector.contains(".") && !selector.contains(":drop")
                    }
            }
            XCTAssertEqual(plain.map { String($0.prefix { $0 != " " }) }, ["window"])
            XCTAssertTrue(plain.first?.contains("border-width: 0px") == true)
        }
    }
}
