import ArgumentParser
import Foundation

/// `tabard-swift preview`: shows an interface document without the app.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw a storyboard or a xib file, or show it while it changes",
        discussion: """
            Each scene, or each view at the top of a xib file, is drawn light and dark into PNG files with two pixels a \
            point, whose names are printed. Nothing is built: of the app's classes those of UIKit stand in that they \
            come from, and lists show each prototype once.

            With --live nothing is written: a window shows all scenes, and follows the file while it changes. Without a \
            display it opens in a browser, at an address that is printed.
            """
    )

    @Option(help: "The folder of the package or the Xcode project that the document belongs to.")
    var packagePath: String?

    @Option(
        parsing: .singleValue,
        help: "A width in points, as often as wanted; otherwise that which the scene has in the document."
    )
    var width: [Int] = []

    @Option(help: "The folder to write into.")
    var output = "."

    @Flag(help: "Show the scenes in a window that follows the file.")
    var live = false

    @Argument(help: "The document.")
    var file: String

    private static let widths = 100...2048

    func validate() throws {
        for width in width where !Self.widths.contains(width) {
            throw ValidationError(
                "A width is a number from \(Self.widths.lowerBound) to \(Self.widths.upperBound), and not \(width)"
            )
        }
    }

    func run() throws {
        let document = URL(fileURLWithPath: file).path
        guard FileManager.default.fileExists(atPath: document) else {
            throw Failure("There is no file \(file)")
        }
        let app = AppFiles(of: try AppFiles.root(of: file, packagePath: packagePath))
        let program = try InterfaceProgram(for: app)
        defer { program.remove() }
        let widths = width.flatMap { ["--width", "\($0)"] }
        if live {
            let ending = try program.show("show", widths + ["--", document])
            if case .exited(let status) = ending, status != 0 { throw ExitCode(status) }
            return
        }
        let folder = URL(fileURLWithPath: output).path
        let result = try program.run("draw", widths + ["--output", folder, "--", document])
        FileHandle.standardOutput.write(result.output)
        switch result.ending {
        case .exited(0):
            if result.output.isEmpty { print("\(file) holds nothing that is seen.") }
        case .exited:
            throw Failure(
                result.errors.isEmpty
                    ? "\(file) can't be drawn."
                    : result.errors.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        case .signalled(SIGALRM): throw Failure("Drawing a scene of \(file) takes too long")
        case .signalled(let signal):
            throw Failure("The program that draws \(file) ended by the signal \(signal)")
        }
    }
}
