import Foundation
import TabardTesting

/// The tools that talk to a Wayland compositor.
struct CompositorTools {
    /// The folder in which the compositor's socket is.
    let folder: URL
    /// The socket's name.
    let socket: String

    /// Runs a tool, and fails unless it succeeds.
    ///
    /// - Returns: What it writes.
    @discardableResult
    func run(_ program: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = [
            "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": socket, "PATH": "/usr/bin:/bin",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw TestingError(
                .failed,
                "\(program) \(arguments.joined(separator: " ")): \(String(decoding: data, as: UTF8.self))"
            )
        }
        return data
    }

    /// The picture on a monitor.
    func picture(of monitor: String) throws -> Screenshot {
        try Screenshot(portablePixels: run("/usr/bin/grim", ["-t", "ppm", "-o", monitor, "-"]))
    }

    /// The picture in an area of all monitors, which is given in points.
    func picture(in area: PixelRect) throws -> Screenshot {
        try Screenshot(portablePixels: file(in: area, format: "ppm"))
    }

    /// The same as a file in the format PNG.
    func pictureFile(in area: PixelRect) throws -> Data { try file(in: area, format: "png") }

    private func file(in area: PixelRect, format: String) throws -> Data {
        let place = "\(area.x),\(area.y) \(area.width)x\(area.height)"
        return try run("/usr/bin/grim", ["-t", format, "-g", place, "-"])
    }
}

extension Screenshot {
    /// Reads a picture in the format PPM, of three bytes for each pixel.
    fileprivate init(portablePixels data: Data) throws {
        // "P6", width, height and the greatest value, each with one white space after it.
        let header = data.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
        let numbers = header.count == 4 ? header[1].split(separator: 32) : []
        let size = numbers.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard size.count == 2, size[0] * size[1] * 3 == header[3].count else {
            throw TestingError(.failed, "grim wrote no picture, but \(data.count) bytes")
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size[0] * size[1] * 4)
        for (index, byte) in header[3].enumerated() {
            bytes.append(byte)
            if index % 3 == 2 { bytes.append(255) }
        }
        self.init(size: PixelSize(width: size[0], height: size[1]), bytes: bytes)
    }
}
