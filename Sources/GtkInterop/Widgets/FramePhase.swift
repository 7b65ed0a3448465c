/// A part of the work of a frame, in the order in which they come.
public enum FramePhase: String, CaseIterable, Sendable {
    /// The events that came since the frame before.
    case events
    /// Animations, and what asked to be called at each frame.
    case animations
    /// The places and sizes of views.
    case layout
    /// What is drawn, to its end where the processor draws.
    case drawing
}
