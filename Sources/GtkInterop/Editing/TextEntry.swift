import CGtk

/// A line of text that the user edits: GTK's, with its input methods, selection, clipboard, undo and menu.
///
/// Places in the text are counted in Unicode scalars.
@MainActor
public final class TextEntry: NativeWidget {
    /// The most bytes of text that the line holds; what is beyond is cut off.
    public static let mostBytes = 60_000

    /// Asked before the user changes the text: what is replaced and by what; false keeps the text.
    public var shouldChange: (@MainActor (_ range: Range<Int>, _ replacement: String) -> Bool)?
    /// The user changed the text.
    public var changed: (@MainActor () -> Void)?
    /// The insertion mark or the selection moved.
    public var selectionChanged: (@MainActor () -> Void)?
    /// The user pressed Return.
    public var activated: (@MainActor () -> Void)?

    /// Asked before the user cuts, copies or pastes; false prevents it.
    public var shouldPerform: (@MainActor (EditCommand) -> Bool)?

    private lazy var style = OwnStyle(of: self)
    private var isSetting = false
    private var placeholderSpans: [RichText.Span] = []
    /// The font of the text; nil before it has a style.
    private var font: FontDescription?
    /// GTK's entry shows the text to assistive technology; the text in it is what is edited.
    private let inner: ObjectReference
    private var editable: OpaquePointer { OpaquePointer(inner.pointer) }
    private var line: UnsafeMutablePointer<GtkText> { inner.typed(GtkText.self) }
    private var lineWidget: UnsafeMutablePointer<GtkWidget> { inner.typed(GtkWidget.self) }

    /// Makes an empty line.
    ///
    /// - Parameter isSearch: Whether assistive technology is told that something is searched with it.
    public init(isSearch: Bool = false) {
        Toolkit.start()
        DesktopTheme.prepare(.everything)
        guard let entry = gtk_entry_new(), let text = gtk_editable_get_delegate(OpaquePointer(entry)) else {
            fatalError("GTK could not make a text field")
        }
        inner = ObjectReference(retaining: UnsafeMutableRawPointer(text))
        super.init(adopting: UnsafeMutableRawPointer(entry))
        if isSearch { setRole(.searchBox) }
        // Otherwise it would be at least 150 points wide.
        gtk_editable_set_width_chars(OpaquePointer(entry), 1)
        // GTK would choose by what the first font has.
        gtk_text_set_invisible_char(line, 0x2022)
        _ = inner.connect("insert-text") { [weak self] arguments, _ in self?.willInsert(arguments) }
        _ = inner.connect("delete-text") { [weak self] arguments, _ in self?.willDelete(arguments) }
        inner.connect("changed") { [weak self] in
            self?.askForFontFeatures()
            self?.align()
            guard let self, !self.isSetting else { return }
            self.changed?()
        }
        for property in ["notify::cursor-position", "notify::selection-bound"] {
            inner.connect(property) { [weak self] in
                guard let self, !self.isSetting else { return }
                self.selectionChanged?()
            }
        }
        for command in EditCommand.allCases {
            _ = inner.connect(command.signal) { [weak self] _, _ in
                guard let self, self.shouldPerform?(command) == false else { return }
                g_signal_stop_emission_by_name(self.inner.pointer, command.signal)
            }
        }
        inner.connect("activate") { [weak self] in self?.activated?() }
    }

    public override var isFocused: Bool { gtk_widget_is_focus(lineWidget) != 0 }

    /// The text; setting it asks and tells nobody.
    public var text: String {
        get { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }
        set {
            let bounded = Self.bounded(newValue, to: Self.mostBytes)
            guard bounded != text else { return }
            let wasSetting = isSetting
            isSetting = true
            gtk_editable_set_text(editable, bounded)
            gtk_editable_set_position(editable, -1)
            isSetting = wasSetting
        }
    }

    /// The selected part of the text; an empty one is where the insertion mark stands.
    public var selection: Range<Int> {
        get {
            var start: gint = 0
            var end: gint = 0
            gtk_editable_get_selection_bounds(editable, &start, &end)
            return Int(min(start, end))..<Int(max(start, end))
        }
        set {
            gtk_editable_select_region(
                editable,
                gint(clamping: newValue.lowerBound),
                gint(clamping: newValue.upperBound)
            )
        }
    }

    /// The parts of the text that have looks of their own, in UTF-8 bytes; outlines, shadows and pictures are not drawn.
    public var spans: [RichText.Span] = [] {
        didSet { if spans != oldValue { askForFontFeatures() } }
    }

    /// Selects all of the text.
    public func selectAll() { gtk_editable_select_region(editable, 0, -1) }

    /// The text that stands while there is none.
    public func setPlaceholder(_ text: String?, spans: [RichText.Span] = []) {
        placeholderSpans = spans
        gtk_text_set_placeholder_text(line, text.map { String($0.prefix(1_000)) })
        stylePlaceholder()
    }

    /// Asks fonts for what `FontFeatures` says of the text as it is now.
    private func askForFontFeatures() {
        guard let font else { return }
        if !spans.isEmpty {
            let attributes = RichAttributes(of: text, in: font)
            attributes.insert(spans[...], from: 0)
            return gtk_text_set_attributes(line, attributes.list)
        }
        let attributes = FontFeatures.makeAttributes(for: text, in: font)
        gtk_text_set_attributes(line, attributes)
        pango_attr_list_unref(attributes)
    }

    /// The placeholder is a widget of its own, to which the text's style sheet does not reach.
    private func stylePlaceholder() {
        var child = gtk_widget_get_first_child(lineWidget)
        while let current = child {
            if String(cString: gtk_widget_get_css_name(current)) == "placeholder" {
                style.apply(to: current)
                let label = OpaquePointer(current)
                if let font, let text = gtk_label_get_text(label), !placeholderSpans.isEmpty {
                    let attributes = RichAttributes(of: String(cString: text), in: font)
                    attributes.insert(placeholderSpans[...], from: 0)
                    gtk_label_set_attributes(label, attributes.list)
                } else if let font, let text = gtk_label_get_text(label) {
                    let attributes = FontFeatures.makeAttributes(for: String(cString: text), in: font)
                    gtk_label_set_attributes(label, attributes)
                    pango_attr_list_unref(attributes)
                }
            }
            child = gtk_widget_get_next_sibling(current)
        }
    }

    /// Whether dots stand for the letters, which then can't be copied.
    public func setSecure(_ isSecure: Bool) {
        gtk_text_set_visibility(line, isSecure ? 0 : 1)
        align()
    }

    /// What is to be written.
    public func setPurpose(_ purpose: TextPurpose, hints: TextHints) {
        gtk_text_set_input_purpose(line, purpose.gtk)
        gtk_text_set_input_hints(line, hints.gtk)
    }

    /// Where a text stands in its line.
    public enum Alignment {
        /// Where reading begins.
        case start
        case center
        case left
        case right
    }

    /// Where the text stands; where reading begins by default.
    public var alignment: Alignment = .start {
        didSet { if alignment != oldValue { align() } }
    }

    /// GTK counts from where the text's own reading begins, and the placeholder's from where the window's does.
    private func align() {
        let part: Float =
            switch alignment {
            case .start: 0
            case .center: 0.5
            case .left: readsFromTheRight ? 1 : 0
            case .right: readsFromTheRight ? 0 : 1
            }
        if gtk_editable_get_alignment(editable) != part { gtk_editable_set_alignment(editable, part) }
    }

    /// Whether the text is read from the right; one without letters is as the window is.
    public var readsFromTheRight: Bool {
        // What dots stand for has no direction.
        if gtk_text_get_visibility(line) != 0, let direction = TextDirection(of: text) {
            return direction == .rightToLeft
        }
        return gtk_widget_get_direction(lineWidget) == GTK_TEXT_DIR_RTL
    }

    /// Sets font and colours.
    public func setStyle(_ style: TextStyle) {
        self.style.set(style)
        self.style.apply(to: lineWidget)
        guard font != style.font else { return }
        font = style.font
        askForFontFeatures()
        stylePlaceholder()
    }

    /// Gives the line the focus, without selecting its text.
    @discardableResult
    public func takeFocus() -> Bool { gtk_text_grab_focus_without_selecting(line) != 0 }

    /// The height of a line with the current font.
    public var lineHeight: Double {
        var height: gint = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        return Double(height)
    }

    /// Cuts, copies or pastes as the user would, without asking.
    public func perform(_ command: EditCommand) {
        let asked = shouldPerform
        shouldPerform = nil
        tabard_emit(inner.pointer, command.signal)
        shouldPerform = asked
    }

    /// Replaces a part of the text as the user would, except that nobody is asked or told.
    public func replace(_ range: Range<Int>, with text: String) {
        let wasSetting = isSetting
        isSetting = true
        defer { isSetting = wasSetting }
        gtk_editable_delete_text(editable, gint(clamping: range.lowerBound), gint(clamping: range.upperBound))
        let bounded = Self.bounded(text, to: max(0, Self.mostBytes - self.text.utf8.count))
        var place = gint(clamping: range.lowerBound)
        gtk_editable_insert_text(editable, bounded, gint(bounded.utf8.count), &place)
        gtk_editable_set_position(editable, place)
    }

    static func bounded(_ text: String, to mostBytes: Int) -> String {
        let clean = text.contains("\0") ? text.replacing("\0", with: "") : text
        guard clean.utf8.count > mostBytes else { return clean }
        var end = clean.utf8.index(clean.startIndex, offsetBy: mostBytes)
        while end.samePosition(in: clean.unicodeScalars) == nil { end = clean.utf8.index(before: end) }
        return String(clean[..<end])
    }

    private func willInsert(_ arguments: SignalClosure.Arguments) {
        guard !isSetting, arguments.count >= 4 else { return }
        var values = (arguments[1], arguments[2], arguments[3])
        guard let bytes = g_value_get_string(&values.0), let place = g_value_get_pointer(&values.2) else {
            return
        }
        let length = Int(g_value_get_int(&values.1))
        let buffer = UnsafeRawBufferPointer(start: bytes, count: length < 0 ? strlen(bytes) : length)
        let text = String(decoding: buffer, as: UTF8.self)
        let position = place.assumingMemoryBound(to: gint.self)
        let start = Int(position.pointee)
        guard let shouldChange else { return }
        if !shouldChange(start..<start, text) {
            g_signal_stop_emission_by_name(inner.pointer, "insert-text")
            // Whoever refused may have set another text; the mark stays where that left it.
            position.pointee = gtk_editable_get_position(editable)
        }
    }

    private func willDelete(_ arguments: SignalClosure.Arguments) {
        guard !isSetting, arguments.count >= 3, let shouldChange else { return }
        var values = (arguments[1], arguments[2])
        let start = Int(g_value_get_int(&values.0))
        let given = Int(g_value_get_int(&values.1))
        let end = given < 0 ? Int(gtk_text_get_text_length(line)) : given
        guard start < end else { return }
        if !shouldChange(start..<end, "") {
            g_signal_stop_emission_by_name(inner.pointer, "delete-text")
        }
    }
}
