import Foundation
import XCTest

/// What speaks against a release, told by the script in a small repository of its own.
final class ReleaseTests: XCTestCase {
    private let checkout = Checkout.current
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tabard-release-\(UUID().uuidString)")

    override func setUpWithError() throws {
        let files = FileManager.default
        for name in ["Scripts", "Sources/tabard", "Documentation/Interface"] {
            try files.createDirectory(
                at: folder.appendingPathComponent(name),
                withIntermediateDirectories: true
            )
        }
        for name in ["release", "version", "interface-change"] {
            try files.copyItem(
                at: checkout.root.appendingPathComponent("Scripts/\(name)"),
                to: folder.appendingPathComponent("Scripts/\(name)")
            )
        }
        try git("init", "--quiet")
        try set("0.1.0")
        try write(Self.interface, to: "Documentation/Interface/TabModel.txt")
        try write("UIView  open class UIView\n", to: "Documentation/Interface/TabardKit.txt")
        try commit()
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private static let interface = """
        TabKind  @frozen public enum TabKind : Hashable
        TabKind.plain  case plain
        TabState  public struct TabState : Hashable

        """

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    private func git(_ arguments: String...) throws {
        let author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        let quiet = ["-c", "commit.gpgSign=false", "-c", "tag.gpgSign=false"]
        try Command.output(of: ["git"] + author + quiet + arguments, in: folder, withErrors: true)
    }

    private func commit() throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", "Change")
    }

    /// Writes the version where it stands, with its section of the changelog.
    private func set(_ version: String, unreleased: String = "") throws {
        try write(
            "enum TabardVersion {\n    static let current = \"\(version)\"\n}\n",
            to: "Sources/tabard/TabardVersion.swift"
        )
        try write(
            """
            # Changelog

            ## [Unreleased]
            \(unreleased)
            ## [\(version)] - 2026-01-31

            ### Added
            - Tabs.

            """,
            to: "CHANGELOG.md"
        )
    }

    /// What the script says against a version; empty if it can be released.
    private func problems(_ version: String) throws -> String {
        do {
            let answer = try Command.output(
                of: ["Scripts/release", "--check", version],
                in: folder,
                withErrors: true
            )
            XCTAssertEqual(
                answer,
                "\(version) can be released. Whether the pictures are current, only `make pictures` can tell.\n"
            )
            return ""
        } catch let failure as Command.Failure {
            return failure.description.split(separator: "\n").dropFirst().joined(separator: "\n")
        }
    }

    func testAFirstVersion() throws {
        XCTAssertEqual(try problems("0.1.0"), "")
        let usage = "Usage: Scripts/release [--check] version, which has three numbers, such as 0.1.0"
        for version in ["0.1", "v0.1.0", "0.1.0-dev", "00.1.0"] {
            XCTAssertEqual(try problems(version), usage, version)
        }
    }

    func testChangesThatAreNotCommitted() throws {
        try write("", to: "new")
        XCTAssertEqual(
            try problems("0.1.0"),
            "The checkout has changes that are not committed: `git status` names them."
        )
    }

    func testTheVersionStandsElsewhere() throws {
        XCTAssertEqual(
            try problems("0.2.0"),
            """
            Sources/tabard/TabardVersion.swift says 0.1.0, and not 0.2.0.
            CHANGELOG.md has no section of the form `## [0.2.0] - 2026-01-31`.
            """
        )
        try set("0.1.0-dev")
        try commit()
        XCTAssertEqual(
            try problems("0.1.0"),
            """
            Sources/tabard/TabardVersion.swift says 0.1.0-dev, and not 0.1.0.
            CHANGELOG.md has no section of the form `## [0.1.0] - 2026-01-31`.
            """
        )
    }

    func testTheChangelogHasMore() throws {
        try set("0.1.0", unreleased: "- Bars.\n")
        try commit()
        XCTAssertEqual(
            try problems("0.1.0"),
            "CHANGELOG.md has something below Unreleased, which belongs to a version."
        )
    }

    func testAVersionThatIsThere() throws {
        try git("tag", "0.1.0")
        XCTAssertEqual(
            try problems("0.1.0"),
            "The tag 0.1.0 is there already.\n0.1.0 is not newer than the last tag, 0.1.0."
        )
        // Not by the alphabet.
        try git("tag", "0.10.0")
        try set("0.9.0")
        try commit()
        XCTAssertEqual(try problems("0.9.0"), "0.9.0 is not newer than the last tag, 0.10.0.")
    }

    /// What speaks against a version, after one with another interface.
    private func problems(_ version: String, after last: String, added line: String) throws -> String {
        try set(last)
        try write(Self.interface, to: "Documentation/Interface/TabModel.txt")
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", "Change")
        try git("tag", last)
        defer { try? git("tag", "--delete", last) }
        try set(version)
        try write(Self.interface + line + "\n", to: "Documentation/Interface/TabModel.txt")
        try commit()
        return try problems(version)
    }

    func testTheInterfaceHasChangedMoreThanTheVersionSays() throws {
        let addition = "TabState.count  public var count: Int { get }"
        let refusal = { (last: String, version: String, problem: String) in
            "After \(last), \(version) may not be: the public interface \(problem)"
        }
        XCTAssertEqual(
            try problems("0.1.1", after: "0.1.0", added: addition),
            refusal("0.1.0", "0.1.1", "has additions.\n  + \(addition)")
        )
        XCTAssertEqual(try problems("0.2.0", after: "0.1.0", added: addition), "")
        XCTAssertEqual(try problems("1.2.0", after: "1.1.0", added: addition), "")
        let change = "TabKind.group  case group"
        XCTAssertEqual(
            try problems("1.2.0", after: "1.1.0", added: change),
            refusal("1.1.0", "1.2.0", "breaks what code may rely on.\n  + \(change)")
        )
        XCTAssertEqual(try problems("2.0.0", after: "1.1.0", added: change), "")
        XCTAssertEqual(try problems("0.2.0", after: "0.1.0", added: change), "")
    }

    /// Stands for a script that takes long; it writes its name and arguments into a file beside the repository's own.
    private func standIn(_ name: String, _ more: String = "") throws {
        try write("#!/bin/sh\necho \(name) $1 >>.git/calls\n\(more)\n", to: "Scripts/\(name)")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.appendingPathComponent("Scripts/\(name)").path
        )
    }

    private func release() throws -> String {
        let author = ["GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org"]
        return try Command.output(
            of: ["Scripts/release", "0.1.0"],
            in: folder,
            withErrors: true,
            environment: author
        )
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    func testAReleaseIsPackedAndThenTagged() throws {
        try standIn("install")
        try standIn("packages", "mkdir \"$2\"")
        try commit()
        let answer = try release()
        XCTAssertTrue(answer.hasSuffix("\nThe tag 0.1.0 is written, and not pushed.\n"), answer)
        XCTAssertEqual(try text(".git/calls"), "install .build-prefix\npackages .build-prefix\n")
        let notes = "# Tabard 0.1.0\n\n### Added\n- Tabs.\n"
        XCTAssertEqual(try text(".build-packages/tabard-0.1.0.md"), notes)
        XCTAssertEqual(
            try Command.output(of: "git", "tag", "--list", "--format=%(contents)", in: folder),
            notes + "\n"
        )
    }

    func testNoTagIsWrittenWherePackingFails() throws {
        try standIn("install")
        try standIn("packages", "exit 3")
        try commit()
        XCTAssertThrowsError(try release()) { error in
            XCTAssertTrue("\(error)".hasSuffix("Scripts/packages ended with 3\n"), "\(error)")
        }
        XCTAssertEqual(try Command.output(of: "git", "tag", in: folder), "")
    }
}
