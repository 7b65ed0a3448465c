import Foundation

// Makes the objects of interface documents without the app that they belong to, and tells or shows what came of them.
// `tabard-swift check` and `tabard-swift preview` run it: they know the app's sources, and this program knows UIKit.
do {
    let request = try Request(Array(CommandLine.arguments.dropFirst()))
    switch request.command {
    case .check: try request.check()
    case .draw: try request.draw()
    case .show: try request.show()
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(error is Request.Problem ? EX_USAGE : EXIT_FAILURE)
}
