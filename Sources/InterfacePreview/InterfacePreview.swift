import ArgumentParser

/// Makes the objects of interface documents without the app that they belong to, and tells or shows what came of them.
///
/// `tabard-swift check` and `tabard-swift preview` run it: they know the app's sources, and this program knows UIKit.
struct InterfacePreview: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "InterfacePreview",
        abstract: "Checks and draws documents of Interface Builder",
        subcommands: [CheckOptions.self, DrawOptions.self, ShowOptions.self]
    )
}
