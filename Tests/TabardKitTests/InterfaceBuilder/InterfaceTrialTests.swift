import GtkInterop
import XCTest

@testable import TabardKit

/// What tools are told of documents, and what stands in for the app's classes (I7).
@preconcurrency @MainActor
final class InterfaceTrialTests: InterfaceTestCase {
    private func scenes(_ text: String, name: String) throws -> InterfaceScenes {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        addTeardownBlock { try? FileManager.default.removeItem(at: file) }
        return try InterfaceScenes(contentsOf: file.path, bundle: nil)
    }

    /// Shows the first scene with its prototypes, and gives its controller's view.
    private func showFirst(of scenes: InterfaceScenes) throws -> UIView {
        let controller = try XCTUnwrap(scenes.all.first.flatMap(scenes.makeController))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        addTeardownBlock { @MainActor in
            window.isHidden = true
            window.rootViewController = nil
        }
        scenes.showPrototypes(in: window)
        window.layoutIfNeeded()
        return controller.view
    }

    func testProblemsOfAStoryboardAreCollectedWithTheirSubjects() throws {
        let scenes = try scenes(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="landscape"/><scenes>
            <scene sceneID="s1"><objects><viewController id="A" storyboardIdentifier="First" customClass="FirstController" customModule="App">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="500"/><subviews>
            <label text="Hello" strange="1" id="l"/>
            <gadget id="g"/>
            <imageView image="Nowhere" id="i"/>
            <label id="m"><color key="textColor" name="Lost"/></label>
            <tableView id="t"><prototypes><tableViewCell reuseIdentifier="Cell" odd="2" id="c"/></prototypes>
            <connections><outlet property="nothing" destination="l"/></connections></tableView>
            </subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><navigationController id="B"/></objects></scene>
            <scene sceneID="s3"><objects><viewControllerPlaceholder storyboardName="Other" id="P"/></objects></scene>
            </scenes></document>
            """,
            name: "Trial.storyboard"
        )
        XCTAssertEqual(scenes.all.map(\.name), ["First", "navigationController"])
        XCTAssertEqual(scenes.all.map(\.line), [3, 12])
        XCTAssertEqual(
            scenes.all.map(\.size),
            [CGSize(width: 320, height: 500), CGSize(width: 667, height: 375)]
        )
        let trial = InterfaceTrial()
        scenes.makeAll(in: trial)
        let found = trial.problems.map { "\($0.line ?? 0) \($0.subject)" }
        XCTAssertEqual(
            found,
            [
                "3 missingClass(name: \"FirstController\", module: Optional(\"App\"))",
                "5 unknownAttribute(\"strange\")", "6 unknownElement", "7 missingImage(\"Nowhere\")",
                "8 missingColor(\"Lost\")", "10 connection", "9 unknownAttribute(\"odd\")",
            ]
        )
        XCTAssertEqual(trial.furtherCount, 0)
        XCTAssertEqual(told, [], "The log says nothing while a tool listens")
    }

    /// The example with a storyboard, whose class only the example has.
    func testTheTabsOfTheExampleAreUnderstood() throws {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardized
        let folder = "Examples/TabBarSaveStateIB/Sources/TabBarSaveStateIB/Base.lproj/Main.storyboard"
        let scenes = try InterfaceScenes(
            contentsOf: project.appendingPathComponent(folder).path,
            bundle: nil
        )
        let titles = ["Tab One", "Tab Two", "Tab Three", "Tab Four", "Tab Five", "Tab Six"]
        XCTAssertEqual(scenes.all.map(\.name), ["TabBarSaveState"] + titles)
        let trial = InterfaceTrial()
        scenes.makeAll(in: trial)
        XCTAssertEqual(
            trial.problems.filter {
                $0.subject != .connection
                    && $0.subject != .missingClass(name: "AllTabsViewController", module: "TabBarSaveStateIB")
            }.map(\.description),
            []
        )
        let tabs = try XCTUnwrap(scenes.makeController(of: scenes.all[0]) as? UITabBarController)
        let children = try XCTUnwrap(tabs.viewControllers)
        XCTAssertEqual(tabs.restorationIdentifier, "Tabs")
        XCTAssertEqual(children.map(\.tabBarItem.title), titles)
        XCTAssertEqual(children.map(\.restorationIdentifier), titles)
        XCTAssertTrue(
            children.allSatisfy { $0.tabBarItem.image != nil && $0.tabBarItem.selectedImage != nil }
        )
        XCTAssertEqual(tabs.customizableViewControllers, children)
    }

    func testObjectsOfANibAreShownAndListsShowTheirPrototypesOnce() throws {
        let scenes = try scenes(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <tableView id="t" userLabel="The list"><rect key="frame" x="0" y="0" width="200" height="300"/><prototypes>
            <tableViewCell reuseIdentifier="B" id="b"/><tableViewCell reuseIdentifier="A" id="a"/></prototypes></tableView>
            <tapGestureRecognizer id="r"/>
            </objects></document>
            """,
            name: "Trial.xib"
        )
        XCTAssertEqual(scenes.all.map(\.name), ["The list"])
        let view = try showFirst(of: scenes)
        let table = try XCTUnwrap(view.subviews.first as? UITableView)
        table.layoutIfNeeded()
        XCTAssertEqual(table.frame.size, view.bounds.size)
        XCTAssertEqual(table.visibleCells.map(\.reuseIdentifier), ["B", "A"])
    }

    func testCollectionsShowTheirHeadersAndTheRoomOfThoseThatAreNotDescribed() throws {
        let scenes = try scenes(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <collectionView id="c"><rect key="frame" x="0" y="0" width="200" height="300"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="50" height="50"/>
            <size key="headerReferenceSize" width="50" height="30"/><size key="footerReferenceSize" width="50" height="20"/>
            </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="A" id="a"/></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="h"/></collectionView>
            </objects></document>
            """,
            name: "Headers.xib"
        )
        let view = try showFirst(of: scenes)
        let collection = try XCTUnwrap(view.subviews.first as? UICollectionView)
        collection.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let shown = kinds.map { collection.supplementaryView(forElementKind: $0, at: path) }
        XCTAssertEqual(shown.map { $0?.reuseIdentifier }, ["H", nil])
        XCTAssertEqual(shown.map { $0?.frame.height }, [30, 20])
    }

    func testWhatADocumentMakesAToolSayHasAnEnd() throws {
        let labels = (0..<10_050).map { "<label odd\($0)=\"1\" id=\"\($0)\"/>" }.joined()
        let trial = InterfaceTrial()
        trial.run {
            _ = nib("<view id=\"v\"><subviews>\(labels)</subviews></view>").instantiate(withOwner: nil)
        }
        XCTAssertEqual(trial.problems.count, 10_000)
        XCTAssertEqual(trial.furtherCount, 50)
    }
}
