import SourceLowering
import XCTest

/// Rule O5: the names that Xcode makes of assets.
final class AssetSymbolTests: XCTestCase {
    func testO5NamesOfImagesAndColours() {
        let symbols = AssetSymbols(
            images: ["tab-home", "icons/Star", "HeaderImage", "1st", "default", "URLIcon", "---"],
            colors: ["BrandColor", "red", "Text/Plain"]
        )
        XCTAssertEqual(
            symbols.source.split(separator: "\n").filter { $0.contains("static") || $0.contains("enum") }
                .map { $0.trimmingCharacters(in: .whitespaces) },
            [
                #"static let _1st = ImageResource(name: "1st")"#,
                #"static let header = ImageResource(name: "HeaderImage")"#,
                #"static let urlIcon = ImageResource(name: "URLIcon")"#,
                #"static let `default` = ImageResource(name: "default")"#,
                #"static let tabHome = ImageResource(name: "tab-home")"#,
                "enum Icons {",
                #"static let star = ImageResource(name: "icons/Star")"#,
                "static var _1st: UIImage { UIImage(resource: ._1st) }",
                "static var header: UIImage { UIImage(resource: .header) }",
                "static var urlIcon: UIImage { UIImage(resource: .urlIcon) }",
                "static var `default`: UIImage { UIImage(resource: .default) }",
                "static var tabHome: UIImage { UIImage(resource: .tabHome) }",
                "enum Icons {",
                "static var star: UIImage { UIImage(resource: .Icons.star) }",
                #"static let brand = ColorResource(name: "BrandColor")"#,
                #"static let red = ColorResource(name: "red")"#,
                "enum Text {",
                #"static let plain = ColorResource(name: "Text/Plain")"#,
                "static var brand: UIColor { UIColor(resource: .brand) }",
                "enum Text {",
                "static var plain: UIColor { UIColor(resource: .Text.plain) }",
            ]
        )
        for mode in [5, 6] {
            XCTAssertEqual(TypeChecker.messages(["Assets.swift": symbols.source], languageMode: mode), "")
        }
    }

    func testO5NoNamesNoFile() {
        XCTAssertEqual(AssetSymbols(images: [], colors: []).source, "")
    }
}
