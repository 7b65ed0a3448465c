// Those of settings that are read on demand, which their values say, are posted once an app has asked for the value.
extension UIAccessibility {
    /// Posted when `isVoiceOverRunning` changed.
    public nonisolated static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when `isBoldTextEnabled` changed.
    public nonisolated static let boldTextStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Never posted on Linux: the environment says what holds as long as the app runs.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when `isOnOffSwitchLabelsEnabled` changed.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification =
        NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted when `shouldDifferentiateWithoutColor` changed.
    public nonisolated static let differentiateWithoutColorDidChangeNotification =
        NSNotification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted when `prefersCrossFadeTransitions` changed.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
        NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted when `isReduceTransparencyEnabled` changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when `isReduceMotionEnabled` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when `isDarkerSystemColorsEnabled` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when `isInvertColorsEnabled` changed.
    public nonisolated static let invertColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when `isGrayscaleEnabled` changed.
    public nonisolated static let grayscaleStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Never posted on Linux, where `isMonoAudioEnabled` does not change.
    public nonisolated static let monoAudioStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Never posted on Linux, where `isClosedCaptioningEnabled` does not change.
    public nonisolated static let closedCaptioningStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Never posted on Linux, where `isGuidedAccessEnabled` does not change.
    public nonisolated static let guidedAccessStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Never posted on Linux, where `isVideoAutoplayEnabled` does not change.
    public nonisolated static let videoAutoplayStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Never posted on Linux, where `isSwitchControlRunning` does not change.
    public nonisolated static let switchControlStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Never posted on Linux, where `isSpeakSelectionEnabled` does not change.
    public nonisolated static let speakSelectionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Never posted on Linux, where `isSpeakScreenEnabled` does not change.
    public nonisolated static let speakScreenStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Never posted on Linux, where `isShakeToUndoEnabled` does not change.
    public nonisolated static let shakeToUndoDidChangeNotification =
        NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
    /// Never posted on Linux, where `isAssistiveTouchRunning` does not change.
    public nonisolated static let assistiveTouchStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Never posted on Linux, where `hearingDevicePairedEar` does not change.
    public nonisolated static let hearingDevicePairedEarDidChangeNotification =
        NSNotification.Name("UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}
