internal import GtkInterop

/// Prints, on a printer or into a PDF file that the user chooses in the desktop's own dialog.
///
/// ```swift
/// let controller = UIPrintInteractionController.shared
/// controller.printFormatter = UISimpleTextPrintFormatter(text: letter)
/// controller.present(animated: true)
/// ```
///
/// - Q1: Printed is the first of these that there is: `printPageRenderer`, `printFormatter`, `printingItems`, `printingItem`.
/// - Q2: Items are images, and data and files of PNG, JPEG and SVG, one a page. What can't be decoded within thirty seconds is left
///   out; where nothing is left, the handler gets an error. PDF files are no items.
/// - Q3: The dialog is GTK's; where GTK's programs use the portal, the portal's, and an error where that does not answer, before it
///   was asked for the dialog or until it gave the printer's name. One thing is printed at a time: `present` answers false meanwhile, and
///   where there is nothing to print or no window.
/// - Q4: The handler is called once: with true when the pages were handed over, with false when the user did not want it, and else with
///   an error.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject, _SelectorAnswering {
    /// Hears how printing ended: the controller, whether it was done, and what went wrong.
    public typealias CompletionHandler = (
        _ controller: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?
    ) -> Void

    /// The one that there is.
    open class var shared: UIPrintInteractionController { _shared }
    private static let _shared = UIPrintInteractionController()

    /// Whether there is printing: always, as any desktop prints into files.
    open class var isPrintingAvailable: Bool { true }

    /// The identifiers of the types of what can be printed as it is.
    open class var printableUTIs: Set<String> { Set(PrintedItem.types.map(\.identifier)) }

    /// Whether a file can be printed as it is, by its name.
    open class func canPrint(_ url: URL) -> Bool {
        guard url.isFileURL, let type = UTType(filenameExtension: url.pathExtension) else { return false }
        return PrintedItem.types.contains { type.conforms(to: $0) }
    }

    /// Whether data can be printed as they are, by their first bytes.
    open class func canPrint(_ data: Data) -> Bool { ImageKind(of: Array(data.prefix(1024))) != nil }

    /// How something is printed, before the user changes it; nil for the usual way.
    open var printInfo: UIPrintInfo?

    /// Hears of printing.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?

    /// An image, or the data or address of one; nil by default.
    open var printingItem: Any?

    /// Several of them; nil by default.
    open var printingItems: [Any]?

    /// What lays out all that is printed; nil by default.
    open var printFormatter: UIPrintFormatter?

    /// What draws the pages; nil by default.
    open var printPageRenderer: UIPrintPageRenderer?

    /// Where pages go in tests, without a dialog.
    var _file: String?
    /// How many seconds all items have to be decoded.
    var _patience = 30.0
    /// How many seconds the portal has to say whether it prints.
    var _portalPatience = 5.0
    private var _isBusy = false
    private var _watching: Deadline?

    override init() { super.init() }

    /// Asks the user for a printer and prints.
    ///
    /// - Parameters:
    ///   - animated: Without effect: the desktop shows its dialogs as it likes.
    ///   - completion: Called once, if the answer is true.
    /// - Returns: Whether there is something to print (Q3).
    @discardableResult
    open func present(
        animated: Bool,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool {
        _present(over: UIApplication.shared.keyWindow, completion)
    }

    /// Asks the user for a printer and prints. The dialog stands over the window of the view.
    @discardableResult
    open func present(
        from rect: CGRect,
        in view: UIView,
        animated: Bool,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool {
        _present(over: view.window, completion)
    }

    /// Asks the user for a printer and prints. The dialog stands over the window of the button.
    @discardableResult
    open func present(
        from item: UIBarButtonItem,
        animated: Bool,
        completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
    ) -> Bool {
        _present(over: item._shownView?.window ?? UIApplication.shared.keyWindow, completion)
    }

    private func _present(over window: UIWindow?, _ completion: CompletionHandler?) -> Bool {
        guard !_isBusy, let native = window?._native else { return false }
        if let renderer = printPageRenderer {
            _print(renderer, over: native, completion)
            return true
        }
        if let formatter = printFormatter {
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
            _print(renderer, over: native, completion)
            return true
        }
        let items = (printingItems ?? [printingItem].compactMap(\.self)).compactMap { PrintedItem($0) }
        guard !items.isEmpty else { return false }
        _decode(items) { [self, weak native] images in
            _isBusy = false
            guard let native, !images.isEmpty else {
                completion?(self, false, CocoaError(.fileReadCorruptFile))
                return
            }
            _print(PrintedImages(images), over: native, completion)
        }
        return true
    }

    private func _decode(_ items: [PrintedItem], _ decoded: @escaping ([UIImage]) -> Void) {
        _isBusy = true
        let answer = BoundedAnswer<[UIImage]>(within: _patience, late: [], given: decoded)
        Task.detached(priority: .userInitiated) {
            let images = items.compactMap(\.image)
            await MainActor.run { answer.give(images) }
        }
    }

    /// GTK 4.8 tells nothing of a portal that it does not find, so that it is asked first whether it prints.
    private func _print(
        _ renderer: UIPrintPageRenderer,
        over window: NativeWindow,
        _ completion: CompletionHandler?
    ) {
        _isBusy = true
        guard DesktopPortal.showsDialogs, _file == nil else {
            _start(renderer, over: window, completion)
            return
        }
        _askPortal { [self] prints in
            guard prints else { return _end(.failed("no portal prints"), completion) }
            _watch(_start(renderer, over: window, completion))
        }
    }

    /// Asks the portal whether it prints.
    private func _askPortal(_ answered: @escaping (Bool) -> Void) {
        let answer = BoundedAnswer(within: _portalPatience, late: false, given: answered)
        DesktopBus.session.find { [_portalPatience] bus in
            guard let bus, answer.isOpen else { return MainLoop.whenIdle { answer.give(false) } }
            do {
                try bus.call(
                    destination: DesktopPortal.name,
                    path: DesktopPortal.path,
                    interface: "org.freedesktop.DBus.Properties",
                    member: "Get",
                    arguments: [.string("org.freedesktop.portal.Print"), .string("version")],
                    timeout: .seconds(_portalPatience),
                    startsProgram: true
                ) { answer.give((try? $0.get()) != nil) }
            } catch {
                MainLoop.whenIdle { answer.give(false) }
            }
        }
    }

    /// Gives a job up when the portal that shows its dialog no longer answers: GTK would wait for ever.
    private func _watch(_ job: PrintJob) {
        _watching = Deadline(seconds: _portalPatience) { [weak self, weak job] in
            guard let self, let job, job.isAwaitingPrinter else { return }
            _askPortal { [weak self] isThere in
                guard let self, job.isAwaitingPrinter else { return }
                if isThere { _watch(job) } else { job.giveUp("the portal no longer answers") }
            }
        }
    }

    @discardableResult
    private func _start(
        _ renderer: UIPrintPageRenderer,
        over window: NativeWindow,
        _ completion: CompletionHandler?
    ) -> PrintJob {
        PrintJob(
            _settings,
            over: window,
            intoFile: _file,
            pageCount: { [self] paper in
                delegate?.printInteractionControllerWillStartJob(self)
                renderer._take(paper: paper.area.frame, printable: paper.printable.frame)
                let count = max(1, renderer.numberOfPages)
                renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
                return count
            },
            draw: { page, paper in Self._steps(renderer, page, paper) },
            ended: { [self] outcome in _end(outcome, completion) }
        )
    }

    /// Paper is light, whatever the window is.
    private static func _steps(_ renderer: UIPrintPageRenderer, _ page: Int, _ paper: PrintPaper)
        -> [PaintStep]
    {
        // As fine as printers usually print.
        let context = CGContext(area: paper.area.frame, scale: 300 / 72)
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            _ = GraphicsStack.current.run(.context(context)) {
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
        }
        return context.steps
    }

    private func _end(_ outcome: PrintJob.Outcome, _ completion: CompletionHandler?) {
        _isBusy = false
        _watching = nil
        switch outcome {
        case .done:
            delegate?.printInteractionControllerDidFinishJob(self)
            completion?(self, true, nil)
        case .cancelled: completion?(self, false, nil)
        case .failed(let reason):
            Log.note("Printing failed: \(reason)")
            delegate?.printInteractionControllerDidFinishJob(self)
            completion?(self, false, CocoaError(.fileWriteUnknown))
        }
    }

    private var _settings: PrintSettings {
        let info = printInfo ?? UIPrintInfo()
        var settings = PrintSettings()
        settings.name = info.jobName
        settings.isLandscape = info.orientation == .landscape
        settings.isColored = info.outputType == .general || info.outputType == .photo
        settings.sides =
            switch info.duplex {
            case .none: .one
            case .longEdge: .longEdge
            case .shortEdge: .shortEdge
            }
        return settings
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIPrintInteractionController.self)
    }
}

extension Rectangle {
    fileprivate var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
