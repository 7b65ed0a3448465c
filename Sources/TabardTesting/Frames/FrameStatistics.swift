import Foundation
import GtkInterop

/// How many frames there were, how many came too late for a display of 60 hertz, and what the longest one spent its time on.
public struct FrameStatistics: Equatable, CustomStringConvertible, Sendable {
    /// The work of one frame.
    public struct Frame: Equatable, Sendable {
        /// How long it took, in seconds.
        public let duration: Double
        /// How long each part of it took, in seconds.
        public let parts: [FramePhase: Double]

        /// Makes the work of a frame.
        public init(duration: Double, parts: [FramePhase: Double]) {
            self.duration = duration
            self.parts = parts
        }
    }

    /// How long a display of 60 hertz shows one frame, in seconds.
    public static let interval = 1.0 / 60

    /// How many frames there were.
    public private(set) var count = 0
    /// How many took longer than the display shows one.
    public private(set) var lateCount = 0
    /// The longest one; nil without frames.
    public private(set) var longest: Frame?

    /// Makes the statistics of no frames.
    public init() {}

    /// Counts one more.
    public mutating func add(_ frame: Frame) {
        count += 1
        if frame.duration > Self.interval { lateCount += 1 }
        if frame.duration > longest?.duration ?? -1 { longest = frame }
    }

    /// A line of it all: "120 frames, 2 late, longest 21.4 ms: layout 12.0, drawing 8.1".
    public var description: String {
        guard let longest else { return "no frames" }
        let parts = FramePhase.allCases.compactMap { phase -> String? in
            guard let part = longest.parts[phase], part >= 0.000_05 else { return nil }
            return "\(phase.rawValue) \(Self.milliseconds(part))"
        }
        let sum = parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
        let frames = count == 1 ? "1 frame" : "\(count) frames"
        return "\(frames), \(lateCount) late, longest \(Self.milliseconds(longest.duration)) ms\(sum)"
    }

    private static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f", seconds * 1_000) }
}
