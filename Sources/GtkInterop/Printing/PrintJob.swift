import CGtk

/// Prints pages on a printer that the user chooses in GTK's dialog, or the portal's where GTK shows that; or into a file.
@MainActor
public final class PrintJob {
    /// How it ended.
    public enum Outcome: Equatable, Sendable {
        /// The pages were handed to the printer, or are in the file.
        case done
        /// The user did not want it.
        case cancelled
        /// It went wrong, for a reason that GTK tells.
        case failed(String)
    }

    private let operation: ObjectReference
    private let pageCount: @MainActor (PrintPaper) -> Int
    private let draw: @MainActor (Int, PrintPaper) -> [PaintStep]
    private var ended: (@MainActor (Outcome) -> Void)?
    /// Keeps it until it has ended.
    private var own: PrintJob?
    private var hasBegun = false

    /// Asks the user for a printer and prints.
    ///
    /// - Parameters:
    ///   - window: Over which the dialog is shown.
    ///   - path: The PDF file into which all pages go, without asking; nil to ask.
    ///   - pageCount: Says how many pages there are on paper; called once.
    ///   - draw: Draws a page, in points from the paper's top left.
    ///   - ended: Called once, later.
    public init(
        _ settings: PrintSettings,
        over window: NativeWindow,
        intoFile path: String? = nil,
        pageCount: @escaping @MainActor (PrintPaper) -> Int,
        draw: @escaping @MainActor (Int, PrintPaper) -> [PaintStep],
        ended: @escaping @MainActor (Outcome) -> Void
    ) {
        DesktopTheme.prepare(.everything)
        NativeDialog.nameProgram()
        guard let pointer = gtk_print_operation_new() else { fatalError("GTK could not make a print job") }
        operation = ObjectReference(adopting: UnsafeMutableRawPointer(pointer))
        self.pageCount = pageCount
        self.draw = draw
        self.ended = ended
        own = self
        apply(settings)
        connect()
        if let path { gtk_print_operation_set_export_filename(pointer, path) }
        let action = path == nil ? GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG : GTK_PRINT_OPERATION_ACTION_EXPORT
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_print_operation_run(pointer, action, window.window, &error)
        if let error {
            let outcome = Outcome.failed(String(cString: error.pointee.message))
            g_error_free(error)
            finish(outcome)
        } else if result == GTK_PRINT_OPERATION_RESULT_CANCEL {
            finish(.cancelled)
        }
    }

    /// Whether no printer has been named yet.
    public var isAwaitingPrinter: Bool { ended != nil && !hasBegun }

    /// Ends it as one that went wrong, whatever is still to come.
    public func giveUp(_ reason: String) {
        guard ended != nil else { return }
        gtk_print_operation_cancel(typed)
        finish(.failed(reason))
    }

    private var typed: UnsafeMutablePointer<GtkPrintOperation> { operation.typed(GtkPrintOperation.self) }

    private func apply(_ settings: PrintSettings) {
        gtk_print_operation_set_allow_async(typed, 1)
        gtk_print_operation_set_unit(typed, GTK_UNIT_POINTS)
        gtk_print_operation_set_use_full_page(typed, 1)
        gtk_print_operation_set_embed_page_setup(typed, 1)
        if !settings.name.isEmpty { gtk_print_operation_set_job_name(typed, settings.name) }
        guard let setup = gtk_page_setup_new(), let native = gtk_print_settings_new() else { return }
        let orientation =
            settings.isLandscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT
        gtk_page_setup_set_orientation(setup, orientation)
        gtk_print_settings_set_orientation(native, orientation)
        gtk_print_settings_set_use_color(native, settings.isColored ? 1 : 0)
        switch settings.sides {
        case .one: gtk_print_settings_set_duplex(native, GTK_PRINT_DUPLEX_SIMPLEX)
        case .longEdge: gtk_print_settings_set_duplex(native, GTK_PRINT_DUPLEX_HORIZONTAL)
        case .shortEdge: gtk_print_settings_set_duplex(native, GTK_PRINT_DUPLEX_VERTICAL)
        }
        // What is printed into a file is called as the work is.
        let name = settings.name.replacing("/", with: "-").prefix(100)
        if !name.isEmpty { gtk_print_settings_set(native, "output-basename", String(name)) }
        gtk_print_operation_set_default_page_setup(typed, setup)
        gtk_print_operation_set_print_settings(typed, native)
        g_object_unref(UnsafeMutableRawPointer(setup))
        g_object_unref(UnsafeMutableRawPointer(native))
    }

    private func connect() {
        _ = operation.connect("begin-print") { [weak self] arguments, _ in
            guard let self, let paper = Self.paper(arguments) else { return }
            hasBegun = true
            gtk_print_operation_set_n_pages(typed, gint(min(max(1, pageCount(paper)), 10_000)))
        }
        _ = operation.connect("draw-page") { [weak self] arguments, _ in
            guard let self, let paper = Self.paper(arguments), arguments.count > 2,
                let values = arguments.baseAddress, let context = Self.context(arguments),
                let cairo = gtk_print_context_get_cairo_context(context)
            else { return }
            Painter(context: cairo).run(draw(Int(g_value_get_int(values + 2)), paper))
        }
        _ = operation.connect("done") { [weak self] arguments, _ in
            guard let self, arguments.count > 1, let values = arguments.baseAddress else { return }
            switch UInt32(g_value_get_enum(values + 1)) {
            case GTK_PRINT_OPERATION_RESULT_APPLY.rawValue: finish(.done)
            case GTK_PRINT_OPERATION_RESULT_CANCEL.rawValue: finish(.cancelled)
            default: finish(.failed(failure))
            }
        }
    }

    private static func context(_ arguments: SignalClosure.Arguments) -> OpaquePointer? {
        guard arguments.count > 1, let values = arguments.baseAddress else { return nil }
        return g_value_get_object(values + 1).map { OpaquePointer($0) }
    }

    private static func paper(_ arguments: SignalClosure.Arguments) -> PrintPaper? {
        guard let context = context(arguments), let setup = gtk_print_context_get_page_setup(context) else {
            return nil
        }
        let points = GTK_UNIT_POINTS
        let area = Rectangle(
            x: 0,
            y: 0,
            width: gtk_page_setup_get_paper_width(setup, points),
            height: gtk_page_setup_get_paper_height(setup, points)
        )
        let left = gtk_page_setup_get_left_margin(setup, points)
        let top = gtk_page_setup_get_top_margin(setup, points)
        let printable = Rectangle(
            x: left,
            y: top,
            width: area.width - left - gtk_page_setup_get_right_margin(setup, points),
            height: area.height - top - gtk_page_setup_get_bottom_margin(setup, points)
        )
        return PrintPaper(area: area, printable: printable)
    }

    private var failure: String {
        var error: UnsafeMutablePointer<GError>?
        gtk_print_operation_get_error(typed, &error)
        guard let error else { return "" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }

    private func finish(_ outcome: Outcome) {
        // GTK is not done with the work before the signal's other handlers have run.
        MainLoop.beforeNextEvent { [self] in
            let ended = ended
            self.ended = nil
            own = nil
            ended?(outcome)
        }
    }
}
