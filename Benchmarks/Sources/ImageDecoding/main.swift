import UIKit

/// Decodes images as the app's own, in its process, and as images from elsewhere, in a process of their own, and prints
/// how long each takes.
///
/// An image counts as decoded once its size is known, for which it is decoded whole.
enum Trial {
    static let rounds = 9
    static let image = CGSize(width: 2_000, height: 1_500)
    static let thumbnail = CGSize(width: 120, height: 120)
    static let thumbnails = 200

    @MainActor
    static func run() throws {
        let program = try Folders.program
        let folders = Folders(own: try Folders.own, elsewhere: FileManager.default.temporaryDirectory)
        try FileManager.default.createDirectory(at: folders.own, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folders.own) }
        let large = try folders.write("large", Picture.png(of: image, number: 0))
        var small: [(own: URL, elsewhere: URL)] = []
        for number in 0..<thumbnails {
            small.append(try folders.write("small\(number)", Picture.png(of: thumbnail, number: number)))
        }
        let first = (0..<rounds).map { _ in
            (measureInNewProcess(program, large.own), measureInNewProcess(program, large.elsewhere))
        }
        decode([large.own, large.elsewhere])
        let again = (0..<rounds).map { _ in (measure([large.own]), measure([large.elsewhere])) }
        let many = (0..<rounds).map { _ in (measure(small.map(\.own)), measure(small.map(\.elsewhere))) }
        print("| median of \(rounds) | in the program | in a process of its own | ratio |")
        print("| --- | --- | --- | --- |")
        print(line("the first image of a program, \(name(image))", first))
        print(line("another one, \(name(image))", again))
        print(line("\(thumbnails) thumbnails, \(name(thumbnail)) each", many))
    }

    /// Seconds that it takes to decode files, one after the other.
    @MainActor
    static func measure(_ files: [URL]) -> Double {
        let clock = ContinuousClock()
        let time = clock.measure { decode(files) }
        return time / .seconds(1)
    }

    @MainActor
    private static func decode(_ files: [URL]) {
        for file in files {
            guard let image = UIImage(contentsOfFile: file.path), image.size.width > 0 else {
                fatalError("\(file.path) is not decoded")
            }
        }
    }

    private static func measureInNewProcess(_ program: URL, _ file: URL) -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = [file.path]
        process.standardOutput = output
        guard (try? process.run()) != nil else { fatalError("The program does not start again") }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let seconds = Double(text) else { fatalError("The program says \(text), not how long it took") }
        return seconds
    }

    private static func line(_ name: String, _ times: [(own: Double, elsewhere: Double)]) -> String {
        func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
        func text(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
        let ratio = String(format: "%.2f", median(times.map { $0.elsewhere / $0.own }))
        let cells = [name, text(median(times.map(\.own))), text(median(times.map(\.elsewhere))), ratio]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func name(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height)) pixels" }
}

/// Where images lie: in a folder of resources beside the program, or anywhere else.
struct Folders {
    var own: URL
    var elsewhere: URL

    static var program: URL {
        get throws {
            guard let program = Bundle.main.executableURL else { throw CocoaError(.fileNoSuchFile) }
            return program
        }
    }

    /// What lies here is the app's own.
    static var own: URL {
        get throws {
            try program.deletingLastPathComponent().appendingPathComponent("ImageDecoding.resources")
        }
    }

    func write(_ name: String, _ data: Data) throws -> (own: URL, elsewhere: URL) {
        let files = (
            own.appendingPathComponent(name + ".png"), elsewhere.appendingPathComponent(name + ".png")
        )
        try data.write(to: files.0)
        try data.write(to: files.1)
        return files
    }
}

/// Pictures that compress neither to nothing nor not at all.
@MainActor
enum Picture {
    static func png(of size: CGSize, number: Int) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            var state = UInt64(number) &* 2_654_435_761 &+ 1
            func next(_ limit: CGFloat) -> CGFloat {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
            }
            for _ in 0..<400 {
                UIColor(hue: next(1), saturation: next(1), brightness: next(1), alpha: 0.5).setFill()
                let width = next(size.width / 4)
                UIBezierPath(
                    ovalIn: CGRect(x: next(size.width), y: next(size.height), width: width, height: width)
                ).fill()
            }
        }
    }
}

if CommandLine.arguments.count > 1 {
    print(Trial.measure([URL(fileURLWithPath: CommandLine.arguments[1])]))
} else {
    try Trial.run()
}
