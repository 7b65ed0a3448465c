import Foundation
import XCTest

/// A program that reads from a socket what is sent to the journal, in its place.
final class JournalStandIn {
    let socket: String
    private let process = Process()
    private let output = Pipe()

    /// - Parameters:
    ///   - folder: Where the socket lies.
    ///   - count: After how many entries the program ends.
    init(in folder: URL, count: Int) throws {
        socket = folder.appendingPathComponent("socket").path
        // It takes an entry as a datagram or as a file, and writes it as Base64.
        let program = """
            import base64, fcntl, os, socket, sys
            s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            s.bind(sys.argv[1])
            print('ready', flush=True)
            for _ in range(int(sys.argv[2])):
                data, files, _, _ = socket.recv_fds(s, 1 << 24, 1)
                for file in files:
                    assert not data and fcntl.fcntl(file, 1034) == 15, 'it could still change'
                    data = os.pread(file, 1 << 24, 0)
                print(base64.b64encode(data).decode(), flush=True)
            """
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program, socket, String(count)]
        process.standardOutput = output
        try process.run()
        // It is there when the program says so.
        let ready = output.fileHandleForReading.readData(ofLength: 6)
        XCTAssertEqual(String(decoding: ready, as: UTF8.self), "ready\n")
    }

    /// The entries, once the program has all.
    func entries() throws -> [[UInt8]] {
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        return try text.split(separator: "\n").map { line in
            try Array(XCTUnwrap(Data(base64Encoded: String(line))))
        }
    }
}
