import Foundation

// What `tabard-swift` costs beside SwiftPM, with a generated app of many files.
//
//     LoweringCost [number of files] [path of tabard-swift]

let arguments = CommandLine.arguments.dropFirst()
let fileCount = arguments.first.flatMap { Int($0) } ?? 300
let tabardSwift = arguments.dropFirst().first ?? "tabard-swift"
let rounds = 5

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "lowering-cost-\(UUID().uuidString)"
)
defer { try? FileManager.default.removeItem(at: folder) }

let original = GeneratedApp(folder: folder.appendingPathComponent("Original/App"), fileCount: fileCount)
let lowered = GeneratedApp(folder: folder.appendingPathComponent("Lowered/App"), fileCount: fileCount)
try original.write()

let ours = [tabardSwift, "build"]
let plain = ["swift", "build"]
let cleanBuild = try Measurement(of: ours, in: original.folder)

let installation = try Installation(of: tabardSwift)
let lowering = try (0..<rounds).map { _ in
    try? FileManager.default.removeItem(at: original.loweringFolder)
    return try Measurement(
        of: [installation.program.path, "--as-compiler"] + original.compilerArguments,
        in: original.folder,
        environment: [
            // The program becomes this one where it would become the compiler.
            "TABARD_SWIFT_COMPILER": "/bin/true", "TABARD_SWIFT_KIT": installation.kit.path,
            "TABARD_SWIFT_PACKAGE": original.folder.path,
            "TABARD_SWIFT_SCRATCH": original.folder.appendingPathComponent(".build").path,
        ]
    )
}
try lowered.write(loweredFrom: original, installation)
let plainCleanBuild = try Measurement(of: plain, in: lowered.folder)
print(
    "\(fileCount) files; \(original.loweredFileCount) of them are lowered. Seconds of processors, and on the clock:"
)
print("")
print("| what | tabard-swift | SwiftPM, lowered text | ratio | ratio on the clock |")
print("| --- | --- | --- | --- | --- |")
Measurement.printRow("clean build", cleanBuild, plainCleanBuild)
Measurement.printRow("lowering alone, of the clean build", Measurement.median(lowering), cleanBuild)

// Both take turns, so that what else the machine does concerns both.
func compare(_ what: String, change: (GeneratedApp, Int) throws -> Void) throws {
    var results: (ours: [Measurement], plain: [Measurement]) = ([], [])
    for round in 0..<rounds {
        try change(original, round)
        results.ours.append(try Measurement(of: ours, in: original.folder))
        try change(lowered, round)
        results.plain.append(try Measurement(of: plain, in: lowered.folder))
    }
    Measurement.printRow(what, .median(results.ours), .median(results.plain))
}

// The lowering alone has left another state than a build does.
_ = try Measurement(of: ours, in: original.folder)
try compare("build without changes") { _, _ in }
try compare("one line, until the program is linked") { app, round in
    try app.changeOneLine(to: round + 1)
}
