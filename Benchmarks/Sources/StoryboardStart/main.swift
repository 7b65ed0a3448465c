import Foundation
import TabardTesting
import UIKit

// Starts the same app from a storyboard of ten scenes and from code, in turns, and prints the processor time until the first
// frame.
switch CommandLine.arguments.dropFirst().first {
case "document": start(from: UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
case "code": start(from: makeTabs())
case nil: try compare(rounds: 41)
case let argument?:
    fatalError("'\(argument)' is no way to start: it is document, code, or nothing to compare them")
}

@MainActor
func start(from controller: UIViewController?) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TestEnvironment.drawFrame(of: window)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    print((user.tv_sec + system.tv_sec) * 1_000_000 + user.tv_usec + system.tv_usec)
}

/// The processor time in microseconds that a start takes.
func time(_ way: String) throws -> Double {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [way]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard let time = Double(String(decoding: output, as: UTF8.self).dropLast()) else {
        fatalError("The start from \(way) printed no time")
    }
    return time
}

func compare(rounds: Int) throws {
    var (document, code, ratios): ([Double], [Double], [Double]) = ([], [], [])
    // The first round only warms up.
    for round in 0...rounds {
        let pair = (document: try time("document"), code: try time("code"))
        guard round > 0 else { continue }
        document.append(pair.document)
        code.append(pair.code)
        ratios.append(pair.document / pair.code)
    }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    print("| median of \(rounds) | from a storyboard | from code | ratio of pairs |")
    print("| --- | --- | --- | --- |")
    print(
        String(
            format: "| processor time to the first frame | %.1f ms | %.1f ms | %.2f |",
            median(document) / 1000,
            median(code) / 1000,
            median(ratios)
        )
    )
}
