import CGtk

/// Text of several paragraphs that the user reads, selects and edits: GTK's, with its input methods, clipboard,
/// undo and menu.
///
/// It belongs into a `ScrollArea`. Places in the text are counted in Unicode scalars.
@MainActor
public final class TextArea: NativeWidget {
    /// The most bytes of text that the area holds; what is beyond is cut off.
    public static let mostBytes = 16_000_000

    /// Asked before the user changes the text: what is replaced and by what; false keeps the text.
    ///
    /// What replaces a selection is asked for once, with the selection's range.
    public var shouldChange: (@MainActor (_ range: Range<Int>, _ replacement: String) -> Bool)?
    /// The user changed the text. What belongs to one action of the user's is told once.
    public var changed: (@MainActor () -> Void)?
    /// The insertion mark or the selection moved.
    public var selectionChanged: (@MainActor () -> Void)?

    /// Asked before the user cuts, copies or pastes; false prevents it.
    public var shouldPerform: (@MainActor (EditCommand) -> Bool)?

    /// How lines stand in the area's width.
    public enum Alignment: Sendable {
        /// Where reading begins.
        case start
        case center
        case left
        case right
        case justified
    }

    let bufferReference: ObjectReference
    var change = TextChange()
    /// The tags by which fonts are asked for something.
    var featureTags: [FontFeatures.Feature: UnsafeMutablePointer<GtkTextTag>] = [:]
    /// The tag of paragraphs that are read from the right, where a side is named.
    var mirroringTag: UnsafeMutablePointer<GtkTextTag>?
    /// The fonts that parts of the text have for themselves, by their tags.
    var runFonts: [UnsafeMutableRawPointer: FontDescription] = [:]
    /// Whether the pointer is shown as one over a link.
    var showsLinkPointer = false
    /// The font of the text; nil before it has a style.
    var font: FontDescription?
    private lazy var style = OwnStyle(of: self)

    var view: UnsafeMutablePointer<GtkTextView> { typed(GtkTextView.self) }
    var buffer: UnsafeMutablePointer<GtkTextBuffer> { bufferReference.typed(GtkTextBuffer.self) }

    /// Makes an empty area.
    public init() {
        Toolkit.start()
        DesktopTheme.prepare(.everything)
        guard let buffer = gtk_text_buffer_new(nil), let view = gtk_text_view_new_with_buffer(buffer) else {
            fatalError("GTK could not make a text view")
        }
        bufferReference = ObjectReference(adopting: UnsafeMutableRawPointer(buffer))
        super.init(adopting: UnsafeMutableRawPointer(view))
        gtk_text_view_set_wrap_mode(self.view, GTK_WRAP_WORD_CHAR)
        listen()
        listenForInsertions()
        listenForAlignment()
        for command in EditCommand.allCases {
            _ = connect(command.signal) { [weak self] _, _ in
                guard let self, self.shouldPerform?(command) == false else { return }
                g_signal_stop_emission_by_name(self.pointer, command.signal)
            }
        }
    }

    /// The text; setting it asks and tells nobody, and forgets what could be undone.
    public var text: String {
        get {
            settle()
            var start = GtkTextIter()
            var end = GtkTextIter()
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            return text(from: &start, to: &end)
        }
        set {
            let bounded = TextEntry.bounded(newValue, to: Self.mostBytes)
            settle()
            silently {
                if change.isInAction {
                    // GTK can't forget what could be undone while it adds to it.
                    exchange(0..<count, for: bounded)
                } else {
                    gtk_text_buffer_set_text(buffer, bounded, gint(bounded.utf8.count))
                }
            }
            chooseWrapping(for: bounded)
            limitParagraphs()
            change.lastSelection = nativeSelection
        }
    }

    /// Does something that asks and tells nobody.
    func silently(_ perform: () -> Void) {
        change.silence += 1
        perform()
        change.silence -= 1
    }

    func text(from start: inout GtkTextIter, to end: inout GtkTextIter) -> String {
        guard let characters = gtk_text_buffer_get_slice(buffer, &start, &end, 1) else { return "" }
        defer { g_free(characters) }
        return String(cString: characters)
    }

    /// The selected part of the text; an empty one is where the insertion mark stands.
    public var selection: Range<Int> {
        get {
            settle()
            return nativeSelection
        }
        set {
            settle()
            var start = place(newValue.lowerBound)
            var end = place(newValue.upperBound)
            gtk_text_buffer_select_range(buffer, &end, &start)
        }
    }

    var nativeSelection: Range<Int> {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    /// The number of Unicode scalars in the text.
    public var count: Int { Int(gtk_text_buffer_get_char_count(buffer)) }

    func place(_ offset: Int) -> GtkTextIter {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &place, gint(clamping: max(0, offset)))
        return place
    }

    /// Cuts, copies or pastes as the user would, without asking.
    public func perform(_ command: EditCommand) {
        let asked = shouldPerform
        shouldPerform = nil
        tabard_emit(pointer, command.signal)
        shouldPerform = asked
    }

    /// Selects all of the text.
    public func selectAll() { selection = 0..<count }

    /// Replaces a part of the text as the user would, except that nobody is asked or told.
    public func replace(_ range: Range<Int>, with text: String) {
        let bounded = TextEntry.bounded(text, to: max(0, Self.mostBytes - self.text.utf8.count))
        silently {
            gtk_text_buffer_begin_user_action(buffer)
            exchange(range, for: bounded)
            gtk_text_buffer_end_user_action(buffer)
        }
        limitParagraphs()
        change.lastSelection = nativeSelection
    }

    private func exchange(_ range: Range<Int>, for text: String) {
        var start = place(range.lowerBound)
        var end = place(range.upperBound)
        gtk_text_buffer_delete(buffer, &start, &end)
        gtk_text_buffer_insert(buffer, &start, text, gint(text.utf8.count))
    }

    /// Whether the user can change the text, and select in it.
    public func setEditable(_ isEditable: Bool, selectable isSelectable: Bool) {
        gtk_text_view_set_editable(view, isEditable ? 1 : 0)
        gtk_text_view_set_cursor_visible(view, isEditable ? 1 : 0)
        canTarget = isEditable || isSelectable
        canFocus = isEditable || isSelectable
    }

    /// What is to be written.
    public func setPurpose(_ purpose: TextPurpose, hints: TextHints) {
        gtk_text_view_set_input_purpose(view, purpose.gtk)
        gtk_text_view_set_input_hints(view, hints.gtk)
    }

    /// Where the text stands; where reading begins by default.
    public var alignment: Alignment = .start {
        didSet { if alignment != oldValue { align() } }
    }

    /// The distance of the text from the edges, in whole points.
    public func setMargins(top: Double, left: Double, bottom: Double, right: Double) {
        func whole(_ length: Double) -> gint {
            length.isFinite ? gint(min(max(0, length.rounded()), 100_000)) : 0
        }
        if gtk_text_view_get_top_margin(view) != whole(top) {
            gtk_text_view_set_top_margin(view, whole(top))
        }
        if gtk_text_view_get_bottom_margin(view) != whole(bottom) {
            gtk_text_view_set_bottom_margin(view, whole(bottom))
        }
        if gtk_text_view_get_left_margin(view) != whole(left) {
            gtk_text_view_set_left_margin(view, whole(left))
        }
        if gtk_text_view_get_right_margin(view) != whole(right) {
            gtk_text_view_set_right_margin(view, whole(right))
        }
    }

    /// Sets font and colours.
    public func setStyle(_ style: TextStyle) {
        self.style.set(style)
        guard font != style.font else { return }
        font = style.font
        resetFontFeatures()
    }

    /// Gives the area the focus.
    @discardableResult
    public func takeFocus() -> Bool { grabFocus() }

    /// Scrolls as little as it takes to show a part of the text, as soon as its place is known.
    public func scrollToVisible(_ range: Range<Int>) {
        // A mark is waited for while lines above it are still to be laid out; a place is not.
        for offset in [range.upperBound, range.lowerBound] {
            var place = place(offset)
            let mark = gtk_text_buffer_create_mark(buffer, nil, &place, 0)
            gtk_text_view_scroll_mark_onscreen(view, mark)
            gtk_text_buffer_delete_mark(buffer, mark)
        }
    }

    /// Where a character stands, from the top left of all text, without the margins above and beside it.
    public func rectangle(ofCharacterAt offset: Int) -> Rectangle {
        var place = place(offset)
        var area = GdkRectangle()
        gtk_text_view_get_iter_location(view, &place, &area)
        return Rectangle(
            x: Double(area.x),
            y: Double(area.y),
            width: Double(area.width),
            height: Double(area.height)
        )
    }

    /// The character at a place, from the top left of all text without its margins.
    public func character(atX x: Double, y: Double) -> Int {
        var place = GtkTextIter()
        _ = gtk_text_view_get_iter_at_location(view, &place, gint(x.rounded()), gint(y.rounded()))
        return Int(gtk_text_iter_get_offset(&place))
    }
}
