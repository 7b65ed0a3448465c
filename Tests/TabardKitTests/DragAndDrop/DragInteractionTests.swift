import GtkInterop
import XCTest

@testable import TabardKit

/// What is dragged from view to view: what delegates are asked and told, in its order.
@preconcurrency @MainActor
final class DragInteractionTests: TabBarTestCase {
    @MainActor
    private final class Double: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var log: [String] = []
        var items: [UIDragItem] = [UIDragItem(itemProvider: NSItemProvider(object: "Ada" as NSString))]
        var takes = true
        var operation = UIDropOperation.copy
        var allowsMove = true
        var texts: [String] = []

        private func add(_ text: String) { if log.last != text { log.append(text) } }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            add("items")
            return items
        }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            previewForLifting item: UIDragItem,
            session: any UIDragSession
        ) -> UITargetedDragPreview? {
            add("lift")
            return nil
        }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) {
            add("animate lift")
            animator.addCompletion { [weak self] _ in self?.add("lifted") }
        }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionWillBegin session: any UIDragSession
        ) { add("begin") }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool {
            add("may move")
            return allowsMove
        }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool {
            add("restricted")
            return false
        }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionDidMove session: any UIDragSession
        ) { add("moved") }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            willEndWith operation: UIDropOperation
        ) { add("will end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            didEndWith operation: UIDropOperation
        ) { add("ended \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionDidTransferItems session: any UIDragSession
        ) { add("transferred") }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            add("can handle")
            return takes && session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(
            _ interaction: UIDropInteraction,
            sessionDidEnter session: any UIDropSession
        ) { add("enter") }
        func dropInteraction(
            _ interaction: UIDropInteraction,
            sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            add("update")
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(
            _ interaction: UIDropInteraction,
            sessionDidExit session: any UIDropSession
        ) { add("exit") }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            add("perform \(session.localDragSession != nil)")
            session.loadObjects(ofClass: NSString.self) { [weak self] objects in
                self?.texts += objects.compactMap { $0 as? NSString as String? }
            }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            add("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            add("drop ended")
        }
    }

    private let double = Double()
    private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let target = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))

    private func showViews() {
        let controller = UIViewController()
        controller.view.addSubview(source)
        controller.view.addSubview(target)
        source.addInteraction(UIDragInteraction(delegate: double))
        target.addInteraction(UIDropInteraction(delegate: double))
        show(controller, width: 300, height: 300)
    }

    private func send(_ phase: TouchSample.Phase, _ x: Swift.Double, _ y: Swift.Double, at time: Swift.Double)
    {
        windows[0]._arena.receive(
            TouchSample(identifier: 0, phase: phase, source: .mouse, x: x, y: y, time: time)
        )
    }

    private func drag(to x: Swift.Double, _ y: Swift.Double, lets go: Bool = true) {
        send(.began, 50, 50, at: 1)
        send(.moved, 60, 50, at: 1.1)
        send(.moved, 120, 50, at: 1.2)
        send(.moved, x, y, at: 1.3)
        if go { send(.ended, x, y, at: 1.4) }
    }

    func testADragFromOneViewToAnother() {
        showViews()
        drag(to: 200, 50)
        XCTAssertEqual(
            double.log,
            [
                "items", "lift", "animate lift", "lifted", "begin", "may move", "restricted", "moved",
                "can handle", "enter", "update", "will end copy", "perform true", "conclude", "drop ended",
                "ended copy", "transferred",
            ]
        )
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { double.texts == ["Ada"] }, "\(double.texts)")
        XCTAssertFalse(windows[0].subviews.contains { $0 is PreviewPicture })
        XCTAssertNil(DragCarrier.current)
    }

    func testWhatNobodyTakesGoesBack() {
        showViews()
        drag(to: 120, 250)
        XCTAssertEqual(Array(double.log.suffix(3)), ["moved", "will end cancel", "ended cancel"])
        double.log = []
        double.operation = .forbidden
        drag(to: 200, 50)
        XCTAssertEqual(
            Array(double.log.suffix(6)),
            ["enter", "update", "exit", "will end cancel", "drop ended", "ended cancel"]
        )
        double.log = []
        double.takes = false
        drag(to: 200, 50)
        XCTAssertEqual(Array(double.log.suffix(3)), ["can handle", "will end cancel", "ended cancel"])
    }

    func testMovingNeedsLeave() {
        showViews()
        double.operation = .move
        double.allowsMove = false
        drag(to: 200, 50)
        XCTAssertEqual(double.log.last, "ended cancel")
        double.allowsMove = true
        double.log = []
        drag(to: 200, 50)
        XCTAssertEqual(Array(double.log.suffix(2)), ["ended move", "transferred"])
    }

    func testWithoutItemsAPressIsNoDrag() {
        showViews()
        double.items = []
        drag(to: 200, 50)
        XCTAssertEqual(double.log, ["items"])
        source.interactions = []
        double.log = []
        drag(to: 200, 50)
        XCTAssertEqual(double.log, [])
    }

    /// A picture follows the pointer, and stands for several items by their number.
    func testThePictureUnderThePointer() throws {
        showViews()
        double.items.append(UIDragItem(itemProvider: NSItemProvider()))
        drag(to: 200, 150, lets: false)
        let picture = try XCTUnwrap(windows[0].subviews.lazy.compactMap { $0 as? PreviewPicture }.first)
        XCTAssertEqual(picture.center, CGPoint(x: 200, y: 150))
        XCTAssertEqual(picture.count, 2)
        send(.cancelled, 200, 150, at: 2)
        XCTAssertEqual(double.log.last, "ended cancel")
    }

    /// What other programs are given, kind by kind, as far as it is made in time.
    func testKindsOfDataForOtherPrograms() {
        let items = [NSItemProvider(object: "a" as NSString), NSItemProvider(object: "b" as NSString)]
        items[0].registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { handler in
            handler(Data([1]), nil)
            return nil
        }
        items[1].registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { handler in
            handler(nil, CocoaError(.fileReadUnknown))
            return nil
        }
        var gathered: [DragData]?
        DraggedData.gather(items) { gathered = $0 }
        XCTAssertTrue(MainLoop.iterate(seconds: 10) { gathered != nil })
        XCTAssertEqual(
            gathered,
            [
                DragData(type: "text/plain;charset=utf-8", bytes: Array("a\nb".utf8)),
                DragData(type: "text/plain", bytes: Array("a\nb".utf8)),
                DragData(type: "image/png", bytes: [1]),
            ]
        )
    }
}
