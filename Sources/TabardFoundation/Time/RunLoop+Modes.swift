extension RunLoop.Mode {
    /// The mode in which iOS runs the main loop while the user scrolls.
    ///
    /// Here the loop stays in its default mode: what is added for that mode goes on, and what is added for this mode
    /// alone does not run.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
