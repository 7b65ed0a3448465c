internal import GtkInterop

/// Shows what another view looked like once.
@MainActor
final class PictureView: UIView {
    private let drawing: RecordedDrawing?
    /// The part of the drawing that is shown.
    private let source: CGRect
    private let capInsets: UIEdgeInsets

    /// Makes a view of a part of a drawing, in which the corners keep their size.
    init(_ drawing: RecordedDrawing?, of source: CGRect, capInsets: UIEdgeInsets) {
        self.drawing = drawing
        self.source = source
        self.capInsets = capInsets
        super.init(frame: CGRect(origin: .zero, size: source.size))
        clipsToBounds = true
        contentMode = .scaleToFill
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }

    override func _drawContent(_ snapshot: Snapshot) {
        guard let drawing, source.width > 0, source.height > 0 else { return }
        let columns = Self.pieces(source.width, bounds.width, capInsets.left, capInsets.right)
        let rows = Self.pieces(source.height, bounds.height, capInsets.top, capInsets.bottom)
        for row in rows {
            for column in columns { draw(drawing, column, row, in: snapshot) }
        }
    }

    private func draw(_ drawing: RecordedDrawing, _ column: Piece, _ row: Piece, in snapshot: Snapshot) {
        let target = CGRect(x: column.target, y: row.target, width: column.shown, height: row.shown)
        guard column.length > 0, row.length > 0, target.width > 0, target.height > 0 else { return }
        let scale = CGSize(width: column.shown / column.length, height: row.shown / row.length)
        let map = CGAffineTransform(
            translationX: -(source.minX + column.source),
            y: -(source.minY + row.source)
        )
        .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        snapshot.clipped(to: target.native) {
            snapshot.mapped(by: map.native) { snapshot.draw(drawing) }
        }
    }

    /// A stretch of the drawing along one side, and where it is shown.
    struct Piece: Equatable {
        var source: CGFloat
        var length: CGFloat
        var target: CGFloat
        var shown: CGFloat
    }

    /// The two ends, which keep their length, and what is between them.
    static func pieces(_ length: CGFloat, _ shown: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Piece] {
        let first = first.isFinite ? min(max(0, first), length) : 0
        let last = last.isFinite ? min(max(0, last), length - first) : 0
        guard first + last > 0 else { return [Piece(source: 0, length: length, target: 0, shown: shown)] }
        // Where there is less room than the ends take, they share it.
        let part = min(1, shown / (first + last))
        let middle = max(0, shown - (first + last) * part)
        return [
            Piece(source: 0, length: first, target: 0, shown: first * part),
            Piece(source: first, length: length - first - last, target: first * part, shown: middle),
            Piece(source: length - last, length: last, target: shown - last * part, shown: last * part),
        ]
    }
}
