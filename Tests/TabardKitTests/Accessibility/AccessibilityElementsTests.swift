import GtkInterop
import Synchronization
import XCTest

@testable import TabardKit

/// V1, V4: what of a view assistive technology finds, and what it can do with it.
@preconcurrency @MainActor
final class AccessibilityElementsTests: XCTestCase {
    private var windows: [UIWindow] = []

    override func tearDown() async throws {
        for window in windows { window.isHidden = true }
        windows = []
    }

    private func show(_ views: UIView...) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        windows.append(window)
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
    }

    func testAnElementStandsForWhatIsInIt() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let label = UILabel()
        card.addSubview(label)
        XCTAssertFalse(card.isAccessibilityElement)
        XCTAssertTrue(label.isAccessibilityElement)
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        show(card)
        XCTAssertTrue(label._accessibility.isLeftOut)
        XCTAssertEqual(card._accessibleRole, .group)
        XCTAssertEqual(card._widget?.isFocusable, false)
        let further = UILabel()
        card.addSubview(further)
        XCTAssertTrue(further._accessibility.isLeftOut)
        card.isAccessibilityElement = false
        XCTAssertFalse(label._accessibility.isLeftOut)
        XCTAssertFalse(further._accessibility.isLeftOut)
    }

    func testALabelThatIsNoElementIsNotFound() {
        let label = UILabel()
        label.text = "Hidden"
        show(label)
        label.isAccessibilityElement = false
        XCTAssertTrue(label._accessibility.isLeftOut)
        label.isAccessibilityElement = true
        XCTAssertFalse(label._accessibility.isLeftOut)
    }

    /// An image view is no element before the app says so, or what it shows.
    func testAnImageViewIsFoundOnceItSaysSomething() {
        let picture = UIImageView(image: nil)
        XCTAssertFalse(picture.isAccessibilityElement)
        let labelled = UIImageView(image: nil)
        labelled.accessibilityLabel = "Heart"
        let element = UIImageView(image: nil)
        element.isAccessibilityElement = true
        show(picture, labelled, element)
        XCTAssertTrue(picture._accessibility.isKeptBack)
        XCTAssertFalse(labelled._accessibility.isKeptBack)
        XCTAssertFalse(element._accessibility.isKeptBack)
        XCTAssertEqual(labelled._accessibleRole, .image)
        picture.accessibilityLabel = "Star"
        XCTAssertFalse(picture._accessibility.isKeptBack)
        picture.accessibilityLabel = nil
        XCTAssertTrue(picture._accessibility.isKeptBack)
        picture.isAccessibilityElement = true
        XCTAssertFalse(picture._accessibility.isKeptBack)
        labelled.isAccessibilityElement = false
        XCTAssertTrue(labelled._accessibility.isKeptBack)
    }

    /// What is in an image view is found, whether that says something or not.
    func testAnImageViewAroundOthersDoesNotHideThem() {
        let around = UIImageView(image: nil)
        around.addSubview(UILabel())
        let further = UIImageView(image: nil)
        show(around, further)
        XCTAssertEqual(around._accessibleRole, .generic)
        XCTAssertFalse(around._accessibility.isKeptBack)
        XCTAssertTrue(further._accessibility.isKeptBack)
        further.addSubview(UILabel())
        XCTAssertFalse(further._accessibility.isKeptBack)
    }

    /// What the user knows a collection's item by is what it shows, unless the app names it.
    func testItemsAreNamedAfterTheirTexts() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Aachen", "Germany")
        cell.contentConfiguration = content
        show(cell)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.accessibilityLabel, "Aachen")
        XCTAssertEqual(cell.accessibilityValue, "Germany")
        content.text = "Bonn"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.accessibilityLabel, "Bonn")
        cell.accessibilityLabel = "Own"
        content.text = "Cork"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.accessibilityLabel, "Own")

        let other = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        for text in ["Total", "12", "kg"] {
            let label = UILabel()
            label.text = text
            other.contentView.addSubview(label)
        }
        other.layoutIfNeeded()
        XCTAssertEqual(other.accessibilityLabel, "Total")
        XCTAssertEqual(other.accessibilityValue, "12, kg")
    }

    /// Tab does not stand still before what only scrolls, and comes to what is in it.
    func testTabGoesOnPastWhatOnlyScrolls() {
        let (first, inside, last) = (
            UIButton(type: .system), UIButton(type: .system), UIButton(type: .system)
        )
        for (index, button) in [first, inside, last].enumerated() {
            button.frame = CGRect(x: 0, y: 100 * index, width: 100, height: 44)
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        scroll.contentSize = CGSize(width: 100, height: 400)
        show(first, scroll, last)
        let page = first.superview?._widget
        XCTAssertEqual(first._widget?.grabFocus(), true)
        XCTAssertEqual(page?.moveFocus(isForward: true), true)
        XCTAssertEqual(last._widget?.isFocused, true)
        XCTAssertEqual(page?.moveFocus(isForward: false), true)
        XCTAssertEqual(first._widget?.isFocused, true)
        scroll.addSubview(inside)
        inside.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        windows.last?.layoutIfNeeded()
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(page?.moveFocus(isForward: true), true)
        XCTAssertEqual(inside._widget?.isFocused, true)
        XCTAssertEqual(page?.moveFocus(isForward: true), true)
        XCTAssertEqual(last._widget?.isFocused, true)
    }

    /// A sheet is called what it shows is called.
    func testASheetIsNamedAfterItsTitle() throws {
        show(UIView())
        let page = UIViewController()
        page.title = "Letters"
        let shown = UINavigationController(rootViewController: page)
        windows.last?.rootViewController?.present(shown, animated: false)
        var view: UIView? = shown.view
        while let now = view, now._role != .dialog { view = now.superview }
        XCTAssertEqual(try XCTUnwrap(view).accessibilityLabel, "Letters")
    }

    func testAListOfElementsLeavesTheOthersOut() {
        let chart = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
        let (title, holder, note, legend) = (UILabel(), UIView(), UILabel(), UILabel())
        holder.addSubview(note)
        for view in [title, holder, legend] { chart.addSubview(view) }
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityTraits = .button
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 20, height: 40)
        chart.accessibilityElements = [note, bar]
        show(chart)
        XCTAssertEqual([title, holder, legend].map(\._accessibility.isLeftOut), [true, false, true])
        XCTAssertEqual(chart.accessibilityElementCount(), 2)
        XCTAssertTrue(chart.accessibilityElement(at: 1) as? UIAccessibilityElement === bar)
        XCTAssertNil(chart.accessibilityElement(at: 2))
        XCTAssertEqual(chart.index(ofAccessibilityElement: bar), 1)
        XCTAssertEqual(chart.index(ofAccessibilityElement: legend), NSNotFound)
        XCTAssertEqual(bar.accessibilityFrame, CGRect(x: 25, y: 36, width: 20, height: 40))
        XCTAssertEqual(bar.accessibilityActivationPoint, CGPoint(x: 35, y: 56))
        XCTAssertNotNil(bar._shown)
        XCTAssertTrue(bar._shown?.takeFocus() ?? false)
        XCTAssertTrue(bar.accessibilityElementIsFocused())
        XCTAssertTrue(UIAccessibility.focusedElement(using: nil) as? UIAccessibilityElement === bar)
        chart.accessibilityElements = nil
        XCTAssertNil(bar._shown)
        XCTAssertEqual([title, holder, legend].map(\._accessibility.isLeftOut), [false, false, false])
    }

    func testWhatIsModalHidesWhatStandsBesideIt() {
        let (below, sheet) = (UILabel(), UIView())
        show(below, sheet)
        sheet.accessibilityViewIsModal = true
        XCTAssertEqual([below, sheet].map(\._accessibility.isLeftOut), [true, false])
        sheet.removeFromSuperview()
        XCTAssertFalse(below._accessibility.isLeftOut)
    }

    private final class Dial: UIView {
        var level = 3
        var heard: [String] = []
        var activates = true

        override var accessibilityLabel: String? {
            get { "Level" }
            set {}
        }
        override var accessibilityValue: String? {
            get { "\(level)" }
            set {}
        }
        override func accessibilityIncrement() {
            heard.append("increment")
            level += 1
        }
        override func accessibilityDecrement() {
            heard.append("decrement")
            level -= 1
        }
        override func accessibilityActivate() -> Bool {
            heard.append("activate")
            return activates
        }
        override func accessibilityElementDidBecomeFocused() { heard.append("focused") }
        override func accessibilityElementDidLoseFocus() { heard.append("lost") }
    }

    func testAnAdjustableElementOfTheAppsOwn() {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        dial.isAccessibilityElement = true
        dial.accessibilityTraits = .adjustable
        let tap = UITapGestureRecognizer { [weak dial] _ in dial?.heard.append("tap") }
        dial.addGestureRecognizer(tap)
        show(dial)
        XCTAssertEqual(dial._accessibleRole, .slider)
        XCTAssertEqual(dial._accessibility.spokenLabel, "Level")
        XCTAssertEqual(dial._accessibility.description, "3")
        XCTAssertEqual(dial._widget?.isFocusable, true)
        XCTAssertEqual(dial._widget?.grabFocus(), true)
        XCTAssertTrue(dial._useElementKey(.up))
        XCTAssertEqual(dial._accessibility.description, "4")
        XCTAssertTrue(dial._useElementKey(.down))
        XCTAssertTrue(dial._useElementKey(.down))
        XCTAssertEqual(dial._accessibility.description, "2")
        XCTAssertTrue(dial._useElementKey(.space))
        dial.activates = false
        XCTAssertTrue(dial._useElementKey(.enter))
        XCTAssertFalse(dial._useElementKey(.escape))
        windows[0]._native?.clearFocus()
        XCTAssertEqual(
            dial.heard,
            [
                "focused", "increment", "decrement", "decrement", "activate", "activate", "tap", "lost",
            ]
        )
        dial.level = 9
        XCTAssertEqual(dial._accessibility.description, "2")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        XCTAssertEqual(dial._accessibility.description, "9")
    }

    private final class Card: UIView, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = [
            AXCustomContent(label: "Size", value: "2 MB"), AXCustomContent(label: "Owner", value: "Ann"),
        ]
        let mark = UIAccessibilityElement(accessibilityContainer: NSNull())
        let hidden = UILabel()

        override var accessibilityTraits: UIAccessibilityTraits {
            get { .link }
            set {}
        }
        override var accessibilityElements: [Any]? {
            get { [mark] }
            set {}
        }
    }

    /// What the class has itself counts as what is set.
    func testAClassWithPropertiesOfItsOwn() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        card.accessibilityCustomContent[0].importance = .high
        card.addSubview(card.hidden)
        show(card)
        XCTAssertEqual(card._accessibleRole, .link)
        XCTAssertNotNil(card.mark._shown)
        XCTAssertTrue(card.hidden._accessibility.isLeftOut)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        XCTAssertEqual(card._accessibility.description, "Size: 2 MB")
        card.accessibilityCustomContent = []
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        XCTAssertNil(card._accessibility.description)
    }

    private final class Pressed: UIButton {
        var answers = true
        var presses = 0

        override func accessibilityActivate() -> Bool {
            presses += 1
            return answers
        }
    }

    func testAControlIsAskedBeforeAssistiveTechnologyPressesIt() throws {
        let button = Pressed(type: .custom)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        show(button)
        let action = try XCTUnwrap(button._accessibleActions.first)
        action.perform()
        XCTAssertEqual([button.presses, taps], [1, 0])
        button.answers = false
        action.perform()
        XCTAssertEqual([button.presses, taps], [2, 1])
    }

    /// What lies below something presented is not found, whatever is arranged around it.
    func testWhatIsCoveredStaysSo() {
        let (below, beside) = (UIView(), UIView())
        show(below, beside)
        below._changeAccessibility { $0.isCovered = true }
        beside.accessibilityViewIsModal = true
        beside.accessibilityViewIsModal = false
        XCTAssertTrue(below._accessibility.isKeptBack)
        XCTAssertFalse(below._accessibility.isLeftOut)
    }

    func testKeysOfElements() {
        for isRightToLeft in [false, true] {
            func command(_ key: Key, _ traits: UIAccessibilityTraits) -> ElementCommand? {
                ElementCommand(key, traits: traits, isRightToLeft: isRightToLeft)
            }
            XCTAssertEqual(command(.up, .adjustable), .increment)
            XCTAssertEqual(command(.down, .adjustable), .decrement)
            XCTAssertEqual(command(.right, .adjustable), isRightToLeft ? .decrement : .increment)
            XCTAssertEqual(command(.left, .adjustable), isRightToLeft ? .increment : .decrement)
            XCTAssertEqual(command(.space, .button), .press)
            XCTAssertEqual(command(.enter, .adjustable), .press)
            XCTAssertNil(command(.up, .button))
            XCTAssertNil(command(.escape, .adjustable))
        }
    }

    func testWhatCanBeDoneBeyondPressing() throws {
        let (list, first, second) = (UIView(), UILabel(), UILabel())
        first.text = "First"
        second.text = "Second"
        var asked: [String] = []
        let rotor = UIAccessibilityCustomRotor(name: "Flights") { predicate in
            let isForward = predicate.searchDirection == .next
            let last = (predicate.currentItem.targetElement as? UILabel)?.text ?? "none"
            asked.append("\(isForward ? "next" : "previous") after \(last)")
            return UIAccessibilityCustomRotorItemResult(
                targetElement: isForward ? second : first,
                targetRange: nil
            )
        }
        list.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { _ in
                asked.append("delete")
                return true
            }
        ]
        list.accessibilityCustomRotors = [rotor]
        show(list, first, second)
        let offers = AccessibilityActions.offers(
            actions: list.accessibilityCustomActions,
            rotors: list.accessibilityCustomRotors,
            content: [AXCustomContent(label: "Size", value: "2 MB")]
        )
        XCTAssertEqual(offers.map(\.title), ["Delete", "Next: Flights", "Previous: Flights", "Size: 2 MB"])
        XCTAssertEqual(
            AccessibilityActions.named(offers).map(\.name),
            ["delete", "next-flights", "previous-flights", "size"]
        )
        offers[0].perform()
        offers[1].perform()
        XCTAssertTrue(second.isFirstResponder)
        offers[2].perform()
        XCTAssertTrue(first.isFirstResponder)
        XCTAssertEqual(asked, ["delete", "next after none", "previous after Second"])
    }

    func testAnnouncementsStandOnWhatHasTheFocusUntilItMoves() throws {
        let (slider, button) = (UISlider(), UIButton(type: .system))
        button.setTitle("Save", for: .normal)
        show(slider, button)
        XCTAssertEqual(slider._widget?.grabFocus(), true)
        let finished = Mutex<[String]>([])
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification,
            object: nil,
            queue: nil
        ) { note in
            let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
            finished.withLock { $0.append(text ?? "") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        XCTAssertEqual(Announcer.standing, "Saved")
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Saved"))
        XCTAssertEqual(Announcer.standing, "Saved")
        UIAccessibility.post(notification: .announcement, argument: 3)
        // A button has nothing to be said after its name: nothing needs to come back.
        XCTAssertEqual(button._widget?.grabFocus(), true)
        XCTAssertNil(Announcer.standing)
        UIAccessibility.post(notification: .screenChanged, argument: "New")
        XCTAssertNil(Announcer.standing)
        MainLoop.iterate(seconds: 2) { finished.withLock { $0.count == 2 } }
        XCTAssertEqual(finished.withLock { $0 }, ["Saved", "Saved"])
    }

    private final class Answering: UIViewController {
        let answers: Bool
        let name: String
        var tell: (String) -> Void = { _ in }

        init(_ name: String, answers: Bool) {
            self.name = name
            self.answers = answers
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func accessibilityPerformEscape() -> Bool {
            tell("\(name) escape")
            return answers
        }

        override func accessibilityPerformMagicTap() -> Bool {
            tell("\(name) magic tap")
            return answers
        }
    }

    func testEscapeAndTheMagicTapGoUpTheChainToTheFirstThatAnswers() {
        let (child, parent) = (Answering("child", answers: false), Answering("parent", answers: true))
        var heard: [String] = []
        for controller in [child, parent] { controller.tell = { heard.append($0) } }
        let button = UIButton(type: .system)
        child.view.addSubview(button)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        windows.append(window)
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
        XCTAssertEqual(button._widget?.grabFocus(), true)
        XCTAssertTrue(window._performAccessibly(.escape))
        XCTAssertTrue(window._performAccessibly(.play))
        XCTAssertFalse(window._performAccessibly(.space))
        XCTAssertEqual(heard, ["child escape", "parent escape", "child magic tap", "parent magic tap"])
    }

    func testTheFocusOfWhatGoesComesToWhatIsShown() {
        let (first, second) = (UIButton(type: .system), UIButton(type: .system))
        show(first, second)
        XCTAssertEqual(second._widget?.grabFocus(), true)
        second.removeFromSuperview()
        MainLoop.iterate(seconds: 2) { first._widget?.isFocused == true }
        XCTAssertTrue(first.isFirstResponder)
        // What is only given up stays without.
        windows[0]._native?.clearFocus()
        MainLoop.iterate(seconds: 0.1)
        XCTAssertNil(windows[0]._focusedView)
    }

    func testTextsWithAttributes() {
        let view = UIView()
        let text = NSAttributedString(string: "Bold", attributes: [.kern: 2])
        view.accessibilityAttributedLabel = text
        XCTAssertEqual(view.accessibilityLabel, "Bold")
        XCTAssertEqual(view.accessibilityAttributedLabel, text)
        view.accessibilityLabel = "Plain"
        XCTAssertEqual(view.accessibilityAttributedLabel, NSAttributedString(string: "Plain"))
        view.accessibilityUserInputLabels = ["Short", "Longer"]
        XCTAssertEqual(view.accessibilityUserInputLabels, ["Short", "Longer"])
    }
}
