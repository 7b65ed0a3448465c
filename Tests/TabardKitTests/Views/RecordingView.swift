import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// A view that writes down what happens to it.
@MainActor
final class RecordingView: UIView {
    let name: String
    let journal: Journal
    var onLayout: ((RecordingView) -> Void)?
    var onDidMoveToSuperview: ((RecordingView) -> Void)?
    /// Which kinds of calls are written down.
    var recordsMoves = true
    var recordsLayout = false
    var recordsInheritance = false

    init(_ name: String, _ journal: Journal, frame: CGRect = CGRect(x: 0, y: 0, width: 50, height: 50)) {
        self.name = name
        self.journal = journal
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func name(of view: UIView?) -> String {
        guard let view else { return "nil" }
        return (view as? RecordingView)?.name ?? "\(type(of: view))"
    }

    private func note(_ text: String, if records: Bool) {
        if records { journal.entries.append("\(name) \(text)") }
    }

    override func didAddSubview(_ subview: UIView) { note("didAdd \(name(of: subview))", if: recordsMoves) }

    override func willRemoveSubview(_ subview: UIView) {
        XCTAssertTrue(subview.superview === self, "it is still there before it goes")
        note("willRemove \(name(of: subview))", if: recordsMoves)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("willMoveTo \(name(of: newSuperview))", if: recordsMoves)
    }

    override func didMoveToSuperview() {
        note("didMoveTo \(name(of: superview))", if: recordsMoves)
        onDidMoveToSuperview?(self)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        note("willMoveToWindow \(newWindow == nil ? "nil" : "window")", if: recordsMoves)
    }

    override func didMoveToWindow() {
        note("didMoveToWindow \(window == nil ? "nil" : "window")", if: recordsMoves)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        note("layout", if: recordsLayout)
        onLayout?(self)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        note("tint", if: recordsInheritance)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        XCTAssertEqual(UITraitCollection.current, traitCollection)
        note("traits", if: recordsInheritance)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        note("safeArea \(Int(safeAreaInsets.top)) \(Int(safeAreaInsets.bottom))", if: recordsInheritance)
    }
}
