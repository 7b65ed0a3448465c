import TabardTesting
import UIKit

/// Pictures of an example's pages as its user sees them: the program itself runs on a display of its own.
@MainActor
struct Tour {
    /// A kind of window in which an example is shown.
    struct Surroundings {
        var size: PixelSize
        var isDark = false
        var isArabic = false

        /// What the picture's name says of it.
        var name: String {
            "\(size.width)\(isArabic ? "-arabic" : "")-\(isDark ? "dark" : "light")"
        }

        func environment(locales: URL) -> [String: String?] {
            var environment: [String: String?] = [
                "TABARD_WINDOW_SIZE": "\(size.width)x\(size.height)",
                "ADW_DEBUG_COLOR_SCHEME": isDark ? "prefer-dark" : "prefer-light",
            ]
            guard isArabic else { return environment }
            environment["LOCPATH"] = locales.path
            environment["LC_ALL"] = "ar_EG.UTF-8"
            return environment
        }
    }

    /// The program's name.
    var example: String
    /// The path of a program that isn't of this build.
    var program: String?
    /// How many tabs the program has, on the bar and behind More.
    var tabCount: Int
    /// The pages by the names of their tabs; those behind More are found there.
    var pages: [String]
    var surroundings: [Surroundings] = everywhere

    static let all = ownExamples + habits

    private static let ownExamples = [
        Tour(
            example: "Catalogue",
            tabCount: 10,
            pages: [
                "Welcome", "Stack", "Cities", "Gallery", "More", "Form", "Tabs", "Saved", "Colors", "Type",
                "Symbols",
            ]
        ),
        Tour(example: "CustomTabBar", tabCount: 5, pages: ["Home", "Places", "Camera", "Notes"]),
        Tour(example: "Brightness", tabCount: 11, pages: ["0 %", "More", "60 %"]),
        Tour(example: "Reader", tabCount: 2, pages: ["Bookmarks", "Favorites"], surroundings: narrow),
    ]

    /// The iOS package as `tabard-swift` has built it, if the environment says where.
    private static let habits: [Tour] = {
        guard let program = ProcessInfo.processInfo.environment["TABARD_HABITS"], !program.isEmpty else {
            return []
        }
        let pages = ["Habits", "Today"]
        return [Tour(example: "Habits", program: program, tabCount: 2, pages: pages, surroundings: narrow)]
    }()

    /// Light and dark, as wide as a phone.
    private static let narrow: [Surroundings] = [false, true].map { isDark in
        Surroundings(size: PixelSize(width: 390, height: 700), isDark: isDark)
    }

    /// Light and dark, at three widths, and from right to left.
    static let everywhere: [Surroundings] = [false, true].flatMap { isDark in
        [320, 390, 1200].map { width in
            Surroundings(size: PixelSize(width: width, height: width == 320 ? 568 : 800), isDark: isDark)
        } + [Surroundings(size: PixelSize(width: 390, height: 800), isDark: isDark, isArabic: true)]
    }

    /// Takes all pictures into a folder named after the example.
    func take(into folder: URL) throws {
        let folder = folder.appendingPathComponent(example)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for surroundings in surroundings {
            let display = try TestDisplay(size: surroundings.size)
            let locales = display.folder.appendingPathComponent("locales")
            if surroundings.isArabic { try makeArabicLocale(in: locales) }
            let environment = surroundings.environment(locales: locales)
            let app = try TestApplication(program ?? example, on: display, environment: environment)
            let root = try app.accessibleRoot()
            _ = try root.waitFor(role: .pageTabList)
            for page in pages where try show(page, root) {
                let file = folder.appendingPathComponent("\(fileName(page))-\(surroundings.name).png")
                try picture(of: display).pngData.write(to: file)
                print(file.path)
            }
            app.terminate()
            _ = app.waitForExit()
            display.stop()
        }
    }

    /// Shows a page as a screen reader's user would; false if this window has no such page.
    private func show(_ page: String, _ root: AccessibleObject) throws -> Bool {
        let tabs = try root.waitFor(role: .pageTabList).findAll(role: .pageTab)
        if let tab = try tabs.first(where: { try $0.name == page }) {
            try tab.performAction()
            return true
        }
        // Where all tabs are on the bar, there is no More.
        guard let more = tabs.last, tabs.count < tabCount else { return false }
        // More's own name is in the user's language. A tab that was chosen from its list stands above it.
        for _ in 0..<2 {
            try more.performAction()
            if page == "More" { return true }
            let row = try? waitFor("the row '\(page)'", timeout: .seconds(1)) {
                try root.findAll(name: page).first { [.listItem, .tableRow].contains(try $0.role) }
            }
            if let row {
                try row.performAction()
                return true
            }
        }
        throw TestingError(.notFound, "there is no page '\(page)':\n" + root.treeDescription)
    }

    /// The picture once nothing has changed for a while: scroll bars fade, and saved tabs come from the disk.
    private func picture(of display: TestDisplay) throws -> Screenshot {
        let end = ContinuousClock.now.advanced(by: .seconds(8))
        var last = try display.screenshot()
        var rest = ContinuousClock.now
        while ContinuousClock.now < end {
            Thread.sleep(forTimeInterval: 0.05)
            let next = try display.screenshot()
            if next.bytes != last.bytes { rest = .now }
            last = next
            if ContinuousClock.now - rest > .milliseconds(900) { break }
        }
        return last
    }

    /// Few machines have the locale, and without it GTK knows neither language nor direction.
    private func makeArabicLocale(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("ar_EG.UTF-8").path
        let command = ["localedef", "--no-archive", "-i", "ar_EG", "-f", "UTF-8", path]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw TestingError(.failed, "there are no definitions of locales; install Debian's locales")
        }
    }

    private func fileName(_ page: String) -> String {
        page.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
