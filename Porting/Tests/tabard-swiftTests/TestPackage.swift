import Foundation
import XCTest

/// A package in a folder of its own, built by `tabard-swift` against a kit of a few lines.
struct TestPackage {
    private let temporary: TemporaryFolder
    /// The kit that the package is built with.
    var kit: TestKit

    var folder: URL { temporary.url }

    init(kit: TestKit) throws {
        temporary = try TemporaryFolder()
        self.kit = kit
    }

    /// A file's path, as messages name it.
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws { try temporary.write(text, to: name) }

    /// A package with one program, `App`, whose sources are in `Sources/App`.
    func writeManifest(
        _ targets: String = ".executableTarget(name: \"App\")",
        dependencies: String = "",
        defaultLocalization: String? = nil
    ) throws {
        let language = defaultLocalization.map { "defaultLocalization: \"\($0)\", " } ?? ""
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", \(language)platforms: [.iOS(.v15)], dependencies: [\(dependencies)], targets: [\(targets)]
            )
            """,
            to: "Package.swift"
        )
    }

    /// What lies in the folder of resources that belongs to a target, sorted; nothing if there is none.
    func resources(_ target: String) throws -> [String] {
        let bundle = folder.appendingPathComponent(".build/debug/App_\(target).resources")
            .resolvingSymlinksInPath()
        let paths = FileManager.default.enumerator(atPath: bundle.path)?.allObjects as? [String] ?? []
        return paths.filter { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: bundle.path + "/" + path)
            return attributes?[.type] as? FileAttributeType == .typeRegular
        }.sorted()
    }

    /// The text of a target's resource.
    func resource(_ name: String, of target: String) throws -> String {
        try String(contentsOfFile: path(".build/debug/App_\(target).resources/\(name)"), encoding: .utf8)
    }

    /// The time at which a file was written last.
    func date(_ name: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
        return try XCTUnwrap(attributes[.modificationDate] as? Date)
    }

    /// Sets a file's time back to what it was, as if it had not been touched.
    func setDate(_ date: Date, of name: String) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
    }

    @discardableResult
    func tabardSwift(_ arguments: String...) throws -> Command.Result {
        try Command(
            TestKit.products.appendingPathComponent("tabard-swift").path,
            arguments,
            in: folder,
            environment: ["TABARD_KIT": kit.folder.path]
        ).run()
    }

    /// `tabard-swift sourcekit-lsp`, as an editor starts it.
    func languageServer() throws -> LanguageServerClient {
        try LanguageServerClient(
            TestKit.products.appendingPathComponent("tabard-swift"),
            ["sourcekit-lsp"],
            environment: ["TABARD_KIT": kit.folder.path],
            root: folder
        )
    }

    func run(_ program: String = "App", environment: [String: String] = [:]) throws -> Command.Result {
        try Command(path(".build/debug/\(program)"), [], in: folder, environment: environment).run()
    }
}

/// A kit with a `UIKit` of one class, since what is tested is how it is found.
final class TestKit {
    private let temporary: TemporaryFolder

    var folder: URL { temporary.url.appendingPathComponent("lib/tabard") }

    /// Where the build has put the programs.
    static let products =
        Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        .deletingLastPathComponent() ?? Bundle.main.bundleURL

    /// Compiles the kit; half a second for each module.
    static func make() throws -> TestKit {
        let kit = try TestKit()
        try kit.compile(
            "TabardFoundation",
            foundation,
            into: "modules"
        )
        try kit.compile(
            "UIKit",
            "@_exported import TabardFoundation\nopen class UIView { public init() {} }",
            into: "modules/apple"
        )
        try kit.write(
            compiler: try Command("/usr/bin/env", ["swiftc", "-version"], in: kit.folder).run().output
        )
        return kit
    }

    /// Names of selectors, and nothing behind them.
    private static let foundation = """
        @_exported import Foundation
        public func words() -> String { "ours" }
        public struct Selector {
            public let name: String
            public init(_ name: String) { self.name = name }
            public init<R>(_ name: String, checking: @autoclosure () -> R) { self.name = name }
        }
        public protocol _SelectorAnswering: AnyObject { static var _selectors: _SelectorTable { get } }
        public struct _SelectorTable { public init<A: AnyObject>(_: A.Type, _: [_SelectorEntry<A>]...) {} }
        public struct _SelectorArguments { public subscript<V>(_: Int) -> V { fatalError() } }
        public struct _SelectorEntry<A> {
            public static func method(_: String, _: (A) -> Any?) -> Self { Self() }
            public static func method(_: String, _: (A, _SelectorArguments) -> Any?) -> Self { Self() }
            public static func property<V>(_: String, _: (A) -> V, _: (A, V) -> Void) -> Self { Self() }
        }
        """

    private init() throws {
        temporary = try TemporaryFolder()
        try temporary.write(
            "#!/bin/sh\necho On a display of its own\nexec \"$@\"\n",
            to: "share/tabard/headless"
        )
        try temporary.write(
            "{\"dependencies\": [], \"files\": [], \"module\": \"UIKit\"}",
            to: "lib/tabard/UIKit.index.json"
        )
        let script = temporary.url.appendingPathComponent("share/tabard/headless").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    }

    /// A file of the kit's is elsewhere while something runs.
    func without(_ name: String, _ body: () throws -> Void) throws {
        let file = folder.appendingPathComponent(name)
        let hidden = temporary.url.appendingPathComponent("hidden")
        try FileManager.default.moveItem(at: file, to: hidden)
        defer { try? FileManager.default.moveItem(at: hidden, to: file) }
        try body()
    }

    func write(compiler version: String, identity: String = "1") throws {
        let line = version.split(separator: "\n").first { $0.contains("Swift version") } ?? ""
        try temporary.write(
            """
            {"compiler": "\(line)", "version": "1.2", "identity": "\(identity)",
            "compilerArguments": ["-I", "{kit}/modules", "-I", "{kit}/modules/apple"],
            "linkerArguments": ["{kit}/libTabardFoundation.so", "{kit}/libUIKit.so", "-Xlinker", "-rpath={kit}"],
            "staticLinkerArguments": ["-use-ld=lld", "{kit}/libTabardFoundation.a", "{kit}/libUIKit.a"]}
            """,
            to: "lib/tabard/kit.json"
        )
    }

    private func compile(_ module: String, _ text: String, into modules: String) throws {
        try temporary.write(text, to: "\(module).swift")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(modules),
            withIntermediateDirectories: true
        )
        let library = [
            "swiftc", "-emit-library", "-parse-as-library", "-module-name", module, "-I", "modules",
            "../../\(module).swift",
        ]
        let emitted = ["-emit-module", "-emit-module-path", "\(modules)/\(module).swiftmodule"]
        for form in [["-o", "lib\(module).so"] + emitted, ["-static", "-o", "lib\(module).a"]] {
            let result = try Command("/usr/bin/env", library + form, in: folder).run()
            XCTAssertEqual(result.status, 0, result.output)
        }
    }
}
