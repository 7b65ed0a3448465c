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
    /// The pages by the names of their tabs; those behind More are found there, and those of a group, such as "Design/Type", in it.
    var pages: [String]
    var surroundings: [Surroundings] = everywhere

    static let all = ownExamples + habits

    private static let ownExamples = [
        Tour(
            example: "Catalogue",
            tabCount: 7,
            pages: [
                "Welcome", "Stack", "Cities", "Design", "Design/Gallery", "Design/Colors", "Design/Type",
                "Design/Symbols", "More", "Form", "Tabs", "Order",
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

    private static let heights = [320: 568, 768: 1024]

    /// Light and dark, at four widths, and from right to left.
    static let everywhere: [Surroundings] = [false, true].flatMap { isDark in
        [320, 390, 768, 1200].map { width in
            Surroundings(size: PixelSize(width: width, height: heights[width] ?? 800), isDark: isDark)
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
            _ = try waitForTabs(root)
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
        let path = page.split(separator: "/").map(String.init)
        guard let bar = try root.find(role: .pageTabList) else {
            guard page != "More" else { return false }
            try row(path[path.count - 1], in: waitForTabs(root)).performAction()
            return true
        }
        guard try show(root: path[0], bar, root) else { return false }
        guard path.count > 1 else { return true }
        if (try? row(path[1], in: root, timeout: .milliseconds(500))) == nil {
            // Another tab of the group stands above its list.
            try root.waitFor(role: .pushButton, name: path[0]).performAction()
        }
        try row(path[1], in: root).performAction()
        return true
    }

    /// Shows the page of a tab that is on the bar, or behind More.
    private func show(root page: String, _ bar: AccessibleObject, _ root: AccessibleObject) throws -> Bool {
        let tabs = try bar.findAll(role: .pageTab)
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
            if let row = try? row(page, in: root, timeout: .seconds(1)) {
                try row.performAction()
                return true
            }
        }
        throw TestingError(.notFound, "there is no page '\(page)':\n" + root.treeDescription)
    }

    /// The bar, or the sidebar of a wide window.
    private func waitForTabs(_ root: AccessibleObject) throws -> AccessibleObject {
        try waitFor("tabs") { try root.find(role: .pageTabList) ?? root.find(role: .list, name: "Tabs") }
    }

    private func row(
        _ name: String,
        in list: AccessibleObject,
        timeout: Duration = .seconds(10)
    ) throws -> AccessibleObject {
        try waitFor("the row '\(name)'", timeout: timeout) {
            try list.findAll(name: name).first { [.listItem, .tableRow].contains(try $0.role) }
        }
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
