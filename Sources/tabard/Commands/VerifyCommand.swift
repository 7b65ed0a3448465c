import ArgumentParser
import TabStore

struct VerifyCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Checks every byte of the file that means anything; writes nothing.",
        discussion: "The exit status is 1 if anything is wrong. What it is and where is printed."
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    func execute() async throws {
        let examination = try Examination(of: file)
        try StandardOutput.write(lines: examination.lines)
        if !examination.isSound {
            throw ExitCode(Failure.Status.refused.rawValue)
        }
    }
}
