/// A text whose parts look different, as a plain value.
///
/// Places are counted in UTF-8 bytes. Numbers may be anything: those that make no sense are left out.
public struct RichText: Hashable, Sendable {
    /// A part that looks the same throughout.
    public struct Span: Hashable, Sendable {
        /// The part.
        public var range: Range<Int>
        /// What it looks like.
        public var look: SpanLook

        /// Makes a part.
        public init(_ range: Range<Int>, _ look: SpanLook) {
            self.range = range
            self.look = look
        }
    }

    /// Some paragraphs whose lines stand alike.
    public struct Paragraphs: Hashable, Sendable {
        /// What of the text they are.
        public var range: Range<Int>
        /// How the lines stand.
        public var look: ParagraphLook

        /// Makes paragraphs.
        public init(_ range: Range<Int>, _ look: ParagraphLook) {
            self.range = range
            self.look = look
        }
    }

    /// What it says.
    public var text: String
    /// The parts that have a look of their own, in their order and without overlap.
    public var spans: [Span]
    /// The paragraphs that have one, in their order and without overlap; the beginning of a paragraph decides.
    public var paragraphs: [Paragraphs]

    /// Makes a text.
    public init(_ text: String, spans: [Span] = [], paragraphs: [Paragraphs] = []) {
        self.text = text
        self.spans = spans
        self.paragraphs = paragraphs
    }
}
