/// Hears of printing. All methods are optional.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The pages are about to be drawn, for a printer that the user has chosen.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)

    /// The pages were handed to the printer, or it went wrong.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Does nothing.
    public func printInteractionControllerWillStartJob(
        _ printInteractionController: UIPrintInteractionController
    ) {
        _answer("printInteractionControllerWillStartJob:", printInteractionController) as Void?
    }

    /// Does nothing.
    public func printInteractionControllerDidFinishJob(
        _ printInteractionController: UIPrintInteractionController
    ) {
        _answer("printInteractionControllerDidFinishJob:", printInteractionController) as Void?
    }
}
