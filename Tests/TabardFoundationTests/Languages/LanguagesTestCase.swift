import XCTest

@testable import TabardFoundation

/// A bundle in a folder, whose files a test writes.
class LanguagesTestCase: XCTestCase {
    private(set) var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Languages-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        want("en")
        try FileManager.default.removeItem(at: folder)
    }

    func want(_ languages: String...) { PreferredLanguages.current = PreferredLanguages(languages) }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    var bundle: Bundle { Bundle.at(folder) }

    /// A `.stringsdict` of one key, whose number has two forms.
    static func plural(_ key: String, _ forms: [String: String], format: String = "%#@n@") -> String {
        let rows = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return """
            <?xml version="1.0"?><plist version="1.0"><dict><key>\(key)</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(rows)</dict></dict></dict></plist>
            """
    }
}
