internal import GtkInterop

/// What the user asked the desktop for, to be able to use apps.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether nothing should show through anything else: under the desktop's high contrast (A14), or with
    /// `reduce-transparency` in `TABARD_ACCESSIBILITY`.
    public static var isReduceTransparencyEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
            || AccessibilitySettings.shared.wants(.reduceTransparency)
    }

    /// Whether the user wants stronger contrasts.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }

    /// Whether the user wants no movement that means nothing (C3).
    public static var isReduceMotionEnabled: Bool { !Toolkit.areAnimationsEnabled }
}
