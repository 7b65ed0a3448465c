/// What a finger, a pen or a button of the mouse did in a window.
public struct TouchSample: Equatable, Sendable {
    /// How far the press has come.
    public enum Phase: Sendable {
        case began
        case moved
        case ended
        case cancelled
    }

    /// With what the user presses.
    public enum Source: Sendable {
        case finger
        case pen
        case mouse
    }

    /// Tells presses at the same time apart; a later press may have it again.
    public var identifier: UInt
    /// How far the press has come.
    public var phase: Phase
    /// With what the user presses.
    public var source: Source
    /// The button of the mouse: 1 for the primary one, 3 for the secondary one; 1 for all else.
    public var button: Int
    /// Whether it began on a widget that GTK itself lets be pressed: a text, or the bar of a scrolling area.
    public var isTakenByWidget: Bool
    /// Where it is, in the widget's coordinates.
    public var x: Double
    /// Where it is, in the widget's coordinates.
    public var y: Double
    /// When it happened, in seconds since the system started.
    public var time: Double

    /// Makes a sample.
    public init(
        identifier: UInt,
        phase: Phase,
        source: Source,
        button: Int = 1,
        isTakenByWidget: Bool = false,
        x: Double,
        y: Double,
        time: Double
    ) {
        self.identifier = identifier
        self.phase = phase
        self.source = source
        self.button = button
        self.isTakenByWidget = isTakenByWidget
        self.x = x
        self.y = y
        self.time = time
    }
}

/// What two fingers did on a touchpad.
public struct PinchSample: Equatable, Sendable {
    /// How far the gesture has come.
    public var phase: TouchSample.Phase
    /// How far the fingers are apart, as a multiple of what they were at the beginning.
    public var scale: Double
    /// How much the fingers turned since the last sample, clockwise, in radians.
    public var turn: Double
    /// Where the pointer is, in the widget's coordinates.
    public var x: Double
    /// Where the pointer is, in the widget's coordinates.
    public var y: Double
    /// When it happened, in seconds since the system started.
    public var time: Double

    /// Makes a sample.
    public init(
        phase: TouchSample.Phase,
        scale: Double,
        turn: Double,
        x: Double,
        y: Double,
        time: Double
    ) {
        self.phase = phase
        self.scale = scale
        self.turn = turn
        self.x = x
        self.y = y
        self.time = time
    }
}
