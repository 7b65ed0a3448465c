import GtkInterop
import XCTest

@testable import TabardKit

/// What apps are told of the keyboard, with one on a bus that says when it is in sight.
@preconcurrency @MainActor
final class KeyboardNotificationsTests: KeyboardTestCase {
    private let shown = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
    private let hidden = ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]
    private var tokensOfApps: [any NSObjectProtocol] = []

    /// What apps reckon from the frames that they are told.
    @MainActor
    private final class Rooms {
        let view: UIView
        let scroll = UIScrollView()
        var covered: CGFloat = 0
        var below: CGFloat = 0
        var moved: CGFloat = 0

        init(_ view: UIView) { self.view = view }

        func heard(_ name: Notification.Name, from begin: CGRect, to end: CGRect) {
            switch name {
            case UIResponder.keyboardWillShowNotification: scroll.contentInset.bottom = end.height
            case UIResponder.keyboardWillHideNotification: scroll.contentInset.bottom = 0
            default:
                let frame = view.convert(end, from: nil)
                covered = view.bounds.intersection(frame).height
                below = max(0, view.bounds.maxY - frame.minY)
                moved += begin.minY - end.minY
            }
        }
    }

    override func tearDown() async throws {
        for token in tokensOfApps { NotificationCenter.default.removeObserver(token) }
        tokensOfApps = []
        try await super.tearDown()
    }

    private func field() -> UITextField {
        let field = UITextField()
        put(field)
        listen()
        return field
    }

    /// The desktop takes the room from the window, or gives it back.
    private func setHeight(_ height: CGFloat) throws {
        let window = try XCTUnwrap(controller.view.window)
        window._native?.setDefaultSize(width: Int(window.bounds.width), height: Int(height))
        MainLoop.iterate(seconds: 5) { window.bounds.height == height }
        XCTAssertEqual(window.bounds.height, height)
    }

    func testTheDesktopsKeyboardComesAndGoes() throws {
        let field = field()
        try startKeyboard()
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertEqual(takePosted(), [], "there is no keyboard yet")
        try setKeyboardVisible(true)
        XCTAssertEqual(takePosted(), [], "where it is, is not known yet")
        try setHeight(180)
        let frames = try XCTUnwrap(lastFrames())
        XCTAssertEqual(frames.begin, CGRect(x: 0, y: 180, width: 300, height: 0))
        XCTAssertEqual(
            frames.end,
            CGRect(x: 0, y: 180, width: 300, height: 0),
            "it covers nothing of the window"
        )
        let info = posted.last?.userInfo
        XCTAssertEqual(info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0)
        XCTAssertEqual(info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt, 0)
        XCTAssertEqual(info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, true)
        XCTAssertTrue(posted.last?.object as? UIScreen === UIScreen.main)
        XCTAssertEqual(takePosted(), shown)
        try setKeyboardVisible(false)
        XCTAssertEqual(lastFrames()?.end, CGRect(x: 0, y: 180, width: 300, height: 0))
        XCTAssertEqual(takePosted(), hidden)
        try setHeight(300)
        XCTAssertEqual(takePosted(), [])
    }

    /// Where nothing is written it is not moved.
    func testWhatIsWrittenIntoIsScrolledIntoTheRoomThatTheKeyboardLeaves() throws {
        let scroller = UIScrollView()
        put(scroller, CGRect(x: 0, y: 0, width: 300, height: 300))
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.contentSize = CGSize(width: 300, height: 900)
        let fields = [30, 250, 500].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
        let notes = UITextView(frame: CGRect(x: 20, y: 560, width: 200, height: 300))
        notes.isScrollEnabled = false
        notes.text = (1...12).map { "Line \($0)" }.joined(separator: "\n")
        for view in fields + [notes] { scroller.addSubview(view) }
        MainLoop.iterate(seconds: 0.05)
        try startKeyboard()
        XCTAssertTrue(fields[1].becomeFirstResponder())
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(scroller.contentOffset, .zero, "there is no keyboard yet")
        try setKeyboardVisible(true)
        try setHeight(120)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(scroller.contentOffset, CGPoint(x: 0, y: 250 + 34 + 8 - 120))
        XCTAssertTrue(fields[2].becomeFirstResponder())
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(scroller.contentOffset, CGPoint(x: 0, y: 500 + 34 + 8 - 120), "the next one")
        XCTAssertTrue(notes.becomeFirstResponder())
        notes.selectedRange = NSRange(location: 0, length: 0)
        try setHeight(90)
        MainLoop.iterate(seconds: 0.1)
        let end = try XCTUnwrap(notes.selectedTextRange?.end)
        let caret = notes.convert(notes.caretRect(for: end), to: controller.view)
        XCTAssertGreaterThanOrEqual(caret.minY, 8)
        XCTAssertLessThanOrEqual(caret.maxY, 90 - 8 + 0.5)
        let before = scroller.contentOffset
        try setKeyboardVisible(false)
        try setHeight(300)
        XCTAssertEqual(scroller.contentOffset, before)
    }

    func testAKeyboardThatCoversTheWindowHasNoFrame() throws {
        let field = field()
        try startKeyboard()
        XCTAssertTrue(field.becomeFirstResponder())
        try setKeyboardVisible(true)
        MainLoop.iterate(seconds: 1)
        XCTAssertEqual(lastFrames()?.end, CGRect(x: 0, y: 300, width: 300, height: 0))
        XCTAssertEqual(takePosted(), shown)
    }

    func testAKeyboardWhoseProgramEndsIsGone() throws {
        let field = field()
        try startKeyboard()
        XCTAssertTrue(field.becomeFirstResponder())
        try setKeyboardVisible(true)
        try setHeight(180)
        XCTAssertEqual(takePosted(), shown)
        endKeyboard()
        XCTAssertEqual(takePosted(), hidden)
    }

    func testAKeyboardThatIsThereAlreadyIsFound() throws {
        let field = field()
        isKeyboardVisible = true
        try startKeyboard()
        XCTAssertTrue(field.becomeFirstResponder())
        MainLoop.iterate(seconds: 1)
        XCTAssertEqual(takePosted(), shown)
    }

    func testNobodyIsToldWhileNoTextIsEdited() throws {
        _ = field()
        try startKeyboard()
        try setKeyboardVisible(true)
        try setHeight(180)
        try setKeyboardVisible(false)
        XCTAssertEqual(takePosted(), [])
    }

    func testAnAppsOwnKeyboard() throws {
        let field = field()
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 90))
        field.inputView = keys
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        field.inputAccessoryView = bar
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertEqual(lastFrames()?.end, CGRect(x: 0, y: 180, width: 300, height: 120))
        XCTAssertEqual(takePosted(), shown)
        field.inputView = nil
        field.reloadInputViews()
        XCTAssertEqual(lastFrames()?.begin, CGRect(x: 0, y: 180, width: 300, height: 120))
        XCTAssertEqual(lastFrames()?.end, CGRect(x: 0, y: 270, width: 300, height: 30))
        XCTAssertEqual(takePosted(), shown, "another size is told as on iOS")
        XCTAssertTrue(field.resignFirstResponder())
        XCTAssertEqual(takePosted(), hidden)
    }

    /// The keyboard stays while one text follows another.
    func testAnotherFieldWithTheSameKeyboard() throws {
        let field = field()
        let other = UITextField()
        put(other, CGRect(x: 20, y: 80, width: 200, height: 40))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertEqual(takePosted(), shown)
        XCTAssertTrue(other.becomeFirstResponder())
        XCTAssertEqual(takePosted(), [])
        XCTAssertNil(field.inputAccessoryView?.superview)
        XCTAssertNotNil(other.inputAccessoryView?.window)
    }

    func testTheGuideFollowsTheKeyboard() throws {
        let field = field()
        let view: UIView = controller.view
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
        ])
        controller.additionalSafeAreaInsets.bottom = 34
        view.layoutIfNeeded()
        XCTAssertEqual(box.frame.maxY, 266, "without a keyboard, at the safe area's lower edge")
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        view.layoutIfNeeded()
        XCTAssertEqual(box.frame.maxY, 300)
        view.keyboardLayoutGuide.usesBottomSafeArea = true
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        XCTAssertTrue(field.becomeFirstResponder())
        view.layoutIfNeeded()
        XCTAssertEqual(box.frame.maxY, 250)
        try startKeyboard()
        try setKeyboardVisible(true)
        try setHeight(180)
        view.layoutIfNeeded()
        XCTAssertEqual(box.frame.maxY, 130, "the window's lower edge moved, and the panel with it")
        XCTAssertTrue(field.resignFirstResponder())
        try setKeyboardVisible(false)
        try setHeight(300)
        view.layoutIfNeeded()
        XCTAssertEqual(box.frame.maxY, 266)
    }

    /// The ways in which apps make room for the keyboard, each as apps write it.
    ///
    /// - Returns: The room that each leaves at the lower edge of its view: by the frame's height, by what the frame covers, by where
    ///   the frame begins, by the movement's length, and by the guide.
    private func roomsThatAppsLeave() throws -> () -> [CGFloat] {
        let view: UIView = controller.view
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 20),
        ])
        let rooms = Rooms(view)
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardWillChangeFrameNotification,
        ]
        tokensOfApps += names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frames = (begin?.cgRectValue ?? .null, end?.cgRectValue ?? .null)
                MainLoop.assumed { rooms.heard(name, from: frames.0, to: frames.1) }
            }
        }
        return {
            view.layoutIfNeeded()
            return [
                rooms.scroll.contentInset.bottom, rooms.covered, rooms.below, rooms.moved,
                view.bounds.height - box.frame.maxY,
            ]
        }
    }

    func testAllWaysOfMakingRoomLeaveNoneForTheDesktopsKeyboard() throws {
        let field = field()
        let rooms = try roomsThatAppsLeave()
        try startKeyboard()
        XCTAssertTrue(field.becomeFirstResponder())
        try setKeyboardVisible(true)
        try setHeight(180)
        XCTAssertEqual(takePosted(), shown)
        XCTAssertEqual(controller.view.bounds.height, 180, "the desktop took the room from the window")
        XCTAssertEqual(rooms(), [0, 0, 0, 0, 0])
        try setHeight(140)
        XCTAssertEqual(takePosted(), shown, "the keyboard is larger")
        XCTAssertEqual(rooms(), [0, 0, 0, 0, 0])
        try setKeyboardVisible(false)
        try setHeight(300)
        XCTAssertEqual(takePosted(), hidden)
        XCTAssertEqual(rooms(), [0, 0, 0, 0, 0])
    }

    func testAllWaysOfMakingRoomLeaveItForTheAppsOwnBarAlone() throws {
        let field = field()
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        let rooms = try roomsThatAppsLeave()
        try startKeyboard()
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertEqual(takePosted(), shown)
        XCTAssertEqual(rooms(), [50, 50, 50, 50, 50])
        try setKeyboardVisible(true)
        try setHeight(180)
        XCTAssertEqual(takePosted(), shown)
        XCTAssertEqual(rooms(), [50, 50, 50, 50, 50], "the bar stands on the desktop's keyboard")
        XCTAssertTrue(field.resignFirstResponder())
        try setKeyboardVisible(false)
        try setHeight(300)
        XCTAssertEqual(rooms(), [0, 0, 0, 0, 0])
    }

    func testDraggingTheContentEndsEditing() throws {
        for mode in [UIScrollView.KeyboardDismissMode.onDrag, .interactive, .none] {
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 200, height: 2000)
            scroll.keyboardDismissMode = mode
            put(scroll, CGRect(x: 0, y: 0, width: 200, height: 200))
            let field = UITextField(frame: CGRect(x: 0, y: 220, width: 200, height: 40))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
            controller.view.addSubview(field)
            MainLoop.iterate(seconds: 0.05)
            if posted.isEmpty, mode == .onDrag { listen() }
            XCTAssertTrue(field.becomeFirstResponder())
            XCTAssertEqual(takePosted(), shown)
            try turnWheel(scroll, at: CGPoint(x: 100, y: 100), steps: 2)
            XCTAssertGreaterThan(scroll.contentOffset.y, 0)
            XCTAssertEqual(field.isFirstResponder, mode == .none)
            XCTAssertEqual(takePosted(), mode == .none ? [] : hidden)
            field.resignFirstResponder()
            _ = takePosted()
            scroll.removeFromSuperview()
            field.removeFromSuperview()
        }
    }

    /// A controller shows its bar, as apps for messages do, and the text in it keeps it.
    func testAControllersAccessoryView() throws {
        final class Messages: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            let field = UITextField(frame: CGRect(x: 4, y: 4, width: 100, height: 36))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let messages = Messages()
        messages.bar.addSubview(messages.field)
        listen()
        show(messages, width: 300, height: 300)
        XCTAssertTrue(messages.isFirstResponder)
        XCTAssertNotNil(messages.bar.window)
        XCTAssertEqual(takePosted(), shown)
        XCTAssertTrue(messages.field.becomeFirstResponder())
        XCTAssertFalse(messages.isFirstResponder)
        XCTAssertEqual(takePosted(), [], "the bar stays where it is")
        XCTAssertTrue(messages.field.resignFirstResponder())
        XCTAssertTrue(messages.isFirstResponder)
        XCTAssertNotNil(messages.bar.window)
        XCTAssertEqual(takePosted(), [])
        XCTAssertTrue(messages.resignFirstResponder())
        XCTAssertNil(messages.bar.window)
        XCTAssertEqual(takePosted(), hidden)
    }
}
