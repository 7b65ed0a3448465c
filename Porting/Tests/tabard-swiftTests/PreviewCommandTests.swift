import Foundation
import XCTest

/// `tabard-swift preview` with a program in the place of the kit's.
final class PreviewCommandTests: XCTestCase {
    private var package: TemporaryFolder!
    private var kit: InterfaceKit!

    override func setUpWithError() throws {
        package = try TemporaryFolder()
        kit = try InterfaceKit()
        try package.write("", to: "Package.swift")
        try package.write("<document/>", to: "Sources/App/A.xib")
    }

    private func preview(_ arguments: String...) throws -> Command.Result {
        try kit.tabardSwift(["preview"] + arguments, in: package.url)
    }

    func testTheProgramDrawsIntoAFolder() throws {
        try kit.program("shift 3; echo \"$@\"", "lib/tabard/InterfacePreview")
        let result = try preview(
            "Sources/App/A.xib",
            "--width",
            "320",
            "--width",
            "1200",
            "--output",
            "Pictures"
        )
        let folder = package.url.path
        XCTAssertEqual(
            result.output,
            "--width 320 --width 1200 --output \(folder)/Pictures -- \(folder)/Sources/App/A.xib\n"
        )
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(try preview("A.xib", "--width", "3").status, 64)
    }

    func testTheProgramShowsOnTheDisplayThatThereIs() throws {
        try kit.program("echo run; exec \"$@\"", "share/tabard/run")
        try kit.program("echo \"$1 $4 $5\"", "lib/tabard/InterfacePreview")
        let result = try preview("--live", "Sources/App/A.xib")
        XCTAssertEqual(result.output, "run\nshow -- \(package.url.path)/Sources/App/A.xib\n")
        XCTAssertEqual(result.status, 0)
    }

    func testWhatGoesWrongIsSaid() throws {
        try kit.program("kill -ILL $$", "lib/tabard/InterfacePreview")
        let ended = try preview("Sources/App/A.xib")
        XCTAssertEqual(ended.status, 1)
        XCTAssertTrue(ended.output.contains("Sources/App/A.xib ended by the signal 4"), ended.output)
        try kit.program("kill -ALRM $$", "lib/tabard/InterfacePreview")
        XCTAssertTrue(try preview("Sources/App/A.xib").output.contains("takes too long"))
        try kit.program("echo 'A.xib:1: No' >&2; exit 1", "lib/tabard/InterfacePreview")
        XCTAssertEqual(try preview("Sources/App/A.xib").output, "Error: A.xib:1: No\n")
        XCTAssertEqual(try preview("B.xib").output, "Error: There is no file B.xib\n")
    }
}
