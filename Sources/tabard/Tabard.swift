import ArgumentParser
import Foundation
import TabStore

@main
struct Tabard: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tabard",
        abstract: "Shows, changes, checks and mends a saved tab layout, and shows and resets a saved state.",
        discussion: """
            A layout is one file: what a user did to the tabs of an app. 'declare' says which tabs the app has, as \
            the app itself does when it starts; the other commands do what the user does, or look after the file. \
            A state is what an app's windows come back with; 'state' is for that.

            EXIT STATUS
              0   done
              1   the layout is damaged or missing, or the edit was refused
              2   the system did not let the file be read or written, or the output be written
              64  the command was not understood
            """,
        version: TabardVersion.current,
        subcommands: [
            DeclareCommand.self, ShowCommand.self, MoveCommand.self, HideCommand.self, UnhideCommand.self,
            SelectCommand.self, ResetCommand.self, UndoCommand.self, VerifyCommand.self, RepairCommand.self,
            ImportCommand.self, ExportCommand.self, JoinCommand.self, RoamCommand.self, KeyCommand.self,
            FleetCommand.self, StateCommand.self,
        ]
    )
}

extension Tabard {
    /// Runs the command that the arguments name, on a thread of its own: one that waits is not to wake.
    @MainActor
    static func main() async {
        await withTaskExecutorPreference(StoreExecutor()) { await runCommand() }
    }

    private static func runCommand() async {
        // A pipe that nobody reads is to be an error like any other, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        // Where an output is closed, the next file that is opened would take its number, and be written into.
        for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch  where exitCode(for: error) == .success {
            printAsked(error)
        } catch {
            exit(withError: error)
        }
    }

    /// Prints help, a version or completions, which the parser itself would not notice to get lost.
    private static func printAsked(_ error: any Error) {
        do {
            try StandardOutput.write(lines: [fullMessage(for: error)])
        } catch let failure as Failure {
            Notice.write(failure.message)
            exit(withError: ExitCode(failure.status.rawValue))
        } catch {
            exit(withError: error)
        }
    }
}
