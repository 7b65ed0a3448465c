/// How something is printed, before the user changes it.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, _SelectorAnswering {
    /// What is printed.
    public enum OutputType: Int, Sendable {
        /// Texts and pictures.
        case general = 0
        /// Photos, on one side.
        case photo = 1
        /// Texts and pictures without colours.
        case grayscale = 2
        /// Photos without colours.
        case photoGrayscale = 3
    }

    /// How the paper lies.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case portrait = 0
        /// On its long edge.
        case landscape = 1
    }

    /// On which sides of the paper.
    public enum Duplex: Int, Sendable {
        /// On one.
        case none = 0
        /// On both; pages are turned at the long edge.
        case longEdge = 1
        /// On both; pages are turned at the short edge.
        case shortEdge = 2
    }

    /// Makes a description of upright pages on one side, in colours.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// What the user knows the work by, also in the printer's list; the app's name by default.
    open var jobName = ProcessInfo.processInfo.processName

    /// What is printed; `general` by default.
    open var outputType = UIPrintInfo.OutputType.general

    /// How the paper lies; upright by default.
    open var orientation = UIPrintInfo.Orientation.portrait

    /// On which sides of the paper; on one by default.
    open var duplex = UIPrintInfo.Duplex.none

    /// Makes a description of upright pages on one side, in colours.
    public override init() { super.init() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPrintInfo.self) }
}
