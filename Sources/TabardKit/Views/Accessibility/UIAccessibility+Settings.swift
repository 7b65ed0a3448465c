internal import GtkInterop

// What desktops have no such setting for has the value that iOS has before the user changes anything.
extension UIAccessibility {
    /// Whether a screen reader runs, as the desktop says; on Linux that is Orca.
    public static var isVoiceOverRunning: Bool { AccessibilitySettings.shared.isOn(.screenReader) }

    /// Whether the user wants bold text: a bold font for the interface, or `bold-text` in `TABARD_ACCESSIBILITY`.
    ///
    /// The interface's own font is then stronger, and `legibilityWeight` of trait collections is `bold`.
    public static var isBoldTextEnabled: Bool {
        UIScreen.main.traitCollection.legibilityWeight == .bold
    }

    /// Whether buttons without a background are to be seen as such: with `button-shapes` in `TABARD_ACCESSIBILITY`.
    ///
    /// Their titles are then underlined.
    public static var buttonShapesEnabled: Bool { AccessibilitySettings.shared.wants(.buttonShapes) }

    /// Whether switches are marked with a line and a ring: GNOME's `show-status-shapes`, or `on-off-labels` in
    /// `TABARD_ACCESSIBILITY`.
    public static var isOnOffSwitchLabelsEnabled: Bool {
        AccessibilitySettings.shared.wants(.onOffLabels) || AccessibilitySettings.shared.isOn(.statusShapes)
    }

    /// Whether nothing may be told by its colour alone: GNOME's `show-status-shapes`, or `differentiate-without-color` in
    /// `TABARD_ACCESSIBILITY`.
    public static var shouldDifferentiateWithoutColor: Bool {
        AccessibilitySettings.shared.wants(.differentiateWithoutColor)
            || AccessibilitySettings.shared.isOn(.statusShapes)
    }

    /// Whether screens should fade rather than slide: while motion is reduced, with `cross-fade` in `TABARD_ACCESSIBILITY`.
    public static var prefersCrossFadeTransitions: Bool {
        isReduceMotionEnabled && AccessibilitySettings.shared.wants(.crossFade)
    }

    /// Whether the desktop inverts the lightness of all that is shown.
    public static var isInvertColorsEnabled: Bool { AccessibilitySettings.shared.isOn(.invertedLightness) }

    /// Whether the desktop shows everything in shades of grey.
    public static var isGrayscaleEnabled: Bool { AccessibilitySettings.shared.isOn(.grayscale) }

    /// Whether both channels of sound are played as one; false on Linux, where desktops have no such setting.
    public static var isMonoAudioEnabled: Bool { false }

    /// Whether captions are shown with films; false on Linux, where desktops have no such setting.
    public static var isClosedCaptioningEnabled: Bool { false }

    /// Whether the user is kept in one app; false on Linux, where desktops have no such setting.
    public static var isGuidedAccessEnabled: Bool { false }

    /// Whether films may begin to play by themselves; true on Linux, where desktops have no such setting.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// Whether switches take the place of touches; false on Linux, where desktops have no such setting.
    public static var isSwitchControlRunning: Bool { false }

    /// Whether selected text is read out; false on Linux, where desktops have no such setting.
    public static var isSpeakSelectionEnabled: Bool { false }

    /// Whether all of the screen is read out; false on Linux, where desktops have no such setting.
    public static var isSpeakScreenEnabled: Bool { false }

    /// Whether a shake undoes; true on Linux, as before the user changes it on iOS. Shaking is a key there (SH1).
    public static var isShakeToUndoEnabled: Bool { true }

    /// Whether a menu takes the place of gestures; false on Linux, where desktops have no such setting.
    public static var isAssistiveTouchRunning: Bool { false }

    /// The ears that hearing devices are paired with; none on Linux, where desktops do not tell.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Ears with hearing devices.
    @frozen
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }
}
