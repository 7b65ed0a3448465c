import XCTest

/// Each check finds what it is for, in a small bad sample, and leaves a good one alone.
final class ChecksTests: XCTestCase {
    func testImportsAgainstTheArrows() {
        func problems(_ path: String, _ text: String) -> Int {
            Imports.findings(in: [TextFile(path: path, text: text)]).count
        }
        XCTAssertEqual(problems("Sources/TabModel/A.swift", "import GtkInterop"), 1)
        XCTAssertEqual(problems("Sources/TabModel/A.swift", "import Foundation"), 1)
        XCTAssertEqual(problems("Sources/TabardKit/A.swift", "import CGtk"), 1)
        XCTAssertEqual(problems("Sources/TabardKit/A.swift", "@testable public import class CGtk.B"), 1)
        XCTAssertEqual(problems("Sources/GtkInterop/A.swift", "import CGtk\nimport TabardKit"), 1)
        XCTAssertEqual(problems("Sources/Unknown/A.swift", "import Foundation"), 1)
        XCTAssertEqual(problems("Examples/A/main.swift", "import GtkInterop"), 1)
        XCTAssertEqual(problems("Tests/ATests/A.swift", "import Testing"), 1)
        XCTAssertEqual(problems("Tests/TabardKitTests/A.swift", "import CGtk"), 1)
        XCTAssertEqual(problems("Sources/TabardKit/A.swift", "import TabModel\nimport Foundation"), 0)
        XCTAssertEqual(problems("Sources/TabModel/A.swift", "// import Foundation\nlet a = \"import B\""), 0)
        XCTAssertEqual(problems("Examples/A/main.swift", "import UIKit"), 0)
    }

    func testUnsafeWordsOutsideTheDoor() {
        func problems(_ path: String, _ text: String) -> Int {
            UnsafeWords.findings(in: [TextFile(path: path, text: text)]).count
        }
        for word in UnsafeWords.words {
            XCTAssertEqual(problems("Sources/TabardKit/A.swift", "let a = \(word)"), 1, word)
            XCTAssertEqual(problems("Sources/GtkInterop/A.swift", "let a = \(word)"), 0, word)
            XCTAssertEqual(problems("Sources/TabardKit/A.swift", "// not \(word)"), 0, word)
        }
        XCTAssertEqual(problems("Sources/TabardKit/A.swift", "checkUnmanaged(a)"), 0)
        for (path, words) in UnsafeWords.forced {
            for word in UnsafeWords.words {
                XCTAssertEqual(problems(path, "let a = \(word)"), words.contains(word) ? 0 : 1, path)
            }
        }
        let shown = "@MainActor public func a() -> OpaquePointer"
        XCTAssertEqual(problems("Sources/GtkInterop/A.swift", shown), 1)
        XCTAssertEqual(problems("Sources/GtkInterop/A.swift", "func a() -> OpaquePointer"), 0)
        let hidden = "public var a: Int { b(OpaquePointer(c)) }"
        XCTAssertEqual(problems("Sources/GtkInterop/A.swift", hidden), 0)
    }

    func testPointersInSignatures() {
        func lines(_ text: String) -> [Int] {
            UnsafeWords.findings(in: [TextFile(path: "Sources/GtkInterop/A.swift", text: text)]).map(\.line)
        }
        XCTAssertEqual(lines("public var a: Int { b(OpaquePointer(c)) }"), [])
        XCTAssertEqual(lines("public var a: OpaquePointer { b }"), [1])
        XCTAssertEqual(lines("public func a(\n    _ b: Int,\n    _ c: UnsafeRawPointer\n) {\n}"), [1])
        XCTAssertEqual(lines("public func a(\n    _ b: Int\n) -> OpaquePointer {\n}"), [1])
        XCTAssertEqual(lines("public func a(\n    _ b: Int\n) {\n    c(OpaquePointer(b))\n}"), [])
        XCTAssertEqual(lines("public var a = 1\nvar b: OpaquePointer"), [])
        XCTAssertEqual(lines("public typealias ArgumentVector = UnsafeMutablePointer<A>"), [])
        XCTAssertEqual(lines("public typealias Arguments = UnsafeMutablePointer<A>"), [1])
    }

    func testMisuseWithoutAMessage() {
        func lines(_ text: String) -> [Int] {
            SilentChecks.findings(in: [TextFile(path: "A", text: text)]).map(\.line)
        }
        XCTAssertEqual(lines("a()\n    precondition(b, \"c\")"), [2])
        XCTAssertEqual(lines("guard a else { preconditionFailure() }"), [1])
        XCTAssertEqual(lines("// precondition(a)\nlet precondition = \"precondition(b)\""), [])
        XCTAssertEqual(lines("require(a, \"b\")\nfatalError(\"c\")"), [])
    }

    func testClosuresOfTheMainActor() {
        func lines(_ text: String) -> [Int] {
            IsolatedClosures.findings(in: [TextFile(path: "A", text: text)]).map(\.line)
        }
        XCTAssertEqual(lines("func a(_ b: @escaping @MainActor () -> Void) {}"), [1])
        XCTAssertEqual(lines("\nvar a: (@MainActor @Sendable (Int) -> Void)?"), [2])
        XCTAssertEqual(lines("@MainActor\nfunc a() {}\nTask { @MainActor in a() }"), [])
        XCTAssertEqual(lines("// @MainActor () -> Void"), [])
    }

    func testFoldersOfAMachine() {
        for path in MachinePaths.forbidden {
            let file = TextFile(path: "A", text: "one\nsee \(path)here")
            XCTAssertEqual(MachinePaths.findings(in: [file]).map(\.line), [2])
        }
        XCTAssertEqual(MachinePaths.findings(in: [TextFile(path: "A", text: "/usr/lib")]).count, 0)
    }

    func testDeclarationsWithoutComments() {
        func lines(_ text: String) -> [Int] {
            DocumentationComments.findings(in: [TextFile(path: "A", text: text)]).map(\.line)
        }
        XCTAssertEqual(lines("public var a = 1"), [1])
        XCTAssertEqual(lines("/// A.\npublic var a = 1\n    open func b() {}"), [3])
        XCTAssertEqual(lines("// A.\n@MainActor public final class B {"), [2])
        XCTAssertEqual(lines("public private(set) static var a = 1"), [1])
        XCTAssertEqual(lines("nonisolated public convenience init(a: Int) {"), [1])
        XCTAssertEqual(lines("/// A.\n@MainActor\n@discardableResult\npublic func b() {}"), [])
        XCTAssertEqual(lines("var a = 1\nopen override func b() {}\npublic extension C {"), [])
        XCTAssertEqual(lines("public static func == (a: A, b: A) -> Bool {"), [])
        XCTAssertEqual(lines("public required init?(coder: NSCoder) {\npublic let rawValue: Int"), [])

        let requirement = "/// P.\npublic protocol P {\n    /// A.\n    func a(_ b: B, c: Int)\n}\n"
        XCTAssertEqual(lines(requirement + "public func a(\n    _ b: B,\n    c: Int\n) {}"), [])
        XCTAssertEqual(lines(requirement + "public func a(_ b: B, d: Int) {}"), [6])
        XCTAssertEqual(lines("/// P.\npublic protocol P {\n    func a()\n}"), [3])
    }

    func testListsOfPackages() {
        let setUp = "a_packages=(\n    one two\n    three\n)\nb_packages=(\n    four\n)\n"
        XCTAssertEqual(Packages.list("a_packages", inSetUp: setUp), ["one", "two", "three"])
        XCTAssertEqual(Packages.list("b_packages", inSetUp: setUp), ["four"])
        XCTAssertEqual(Packages.list("c_packages", inSetUp: setUp), [])
        let manifest = "providers: [.apt([\"one\", \"two\"])]"
        XCTAssertEqual(Packages.providers(inManifest: manifest), ["one", "two"])
        let documentation = "```\napt-get install one \\\n  two\n```\nthree"
        XCTAssertEqual(
            Packages.list(after: "apt-get install", inDocumentation: documentation),
            ["one", "two"]
        )
    }

    func testLinksToNothing() {
        let file = TextFile(path: "B/a.md", text: "[a](a.md) <img src=\"b.png\"> [c](https://example.org)")
        XCTAssertEqual(Links.findings(in: file) { $0 == "B/a.md" }.count, 1)
        XCTAssertEqual(Links.findings(in: file) { $0 == "B/b.png" }.count, 1)
        XCTAssertEqual(Links.findings(in: file) { _ in true }.count, 0)
    }

    func testPicturesThatNoPageShows() {
        func problems(_ path: String, _ page: String, _ text: String) -> Int {
            Pictures.findings(in: [path], pages: [TextFile(path: page, text: text)]).count
        }
        let path = "Documentation/Pictures/B/a-dark.png"
        XCTAssertEqual(problems(path, "Documentation/a.md", "<source srcset=\"Pictures/B/a-dark.png\">"), 0)
        XCTAssertEqual(problems(path, "README.md", "![A](Documentation/Pictures/B/a-dark.png)"), 0)
        XCTAssertEqual(problems(path, "README.md", "<img src=\"Documentation/Pictures/a-dark.png\">"), 1)
        XCTAssertEqual(problems(path, "README.md", "Pictures/B/a-dark.png"), 1)
        XCTAssertEqual(problems(path, "Sources/A/A.docc/A.md", "![A b](a)"), 0)
        XCTAssertEqual(problems(path, "Sources/A/A.docc/A.md", "![A b](b)"), 1)
    }
}
