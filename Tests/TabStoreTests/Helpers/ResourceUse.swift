import Foundation
import XCTest

/// The time and memory that are used from its making on.
struct ResourceUse {
    private let start = Date()
    private let memory = Self.greatestMemory

    /// Checks that both are no more than is due to a small file.
    func assertSmall(seconds: Double = 2, megabytes: Int = 256, line: UInt = #line) {
        XCTAssertLessThan(Date().timeIntervalSince(start), seconds, line: line)
        XCTAssertLessThan(Self.greatestMemory - memory, megabytes, line: line)
    }

    /// The most memory that the process has had until now, in megabytes; 0 where the system does not tell.
    private static var greatestMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }.map {
            $0 / 1024
        } ?? 0
    }
}
