import GtkInterop
import XCTest

@testable import TabardKit

/// A class that a document names.
final class CardOfNib: UIView {}

/// Views, constraints and connections of a `.xib` (I1, I2, I5, I7).
@preconcurrency @MainActor
final class NibTests: InterfaceTestCase {
    private final class Owner: NSObject, _SelectorAnswering {
        var card: UIView?
        var parts: [UIView] = []
        var width: NSLayoutConstraint?
        var taps = 0

        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Owner.self,
                [
                    .property("card", { $0.card }, { $0.card = $1 }),
                    .property("parts", { $0.parts }, { $0.parts = $1 }),
                    .property("width", { $0.width }, { $0.width = $1 }),
                    .method("tapped:") { owner, _ in owner.taps += 1 },
                ]
            )
        }
    }

    func testAViewIsWhatTheDocumentSays() throws {
        let views = nib(
            """
            <view contentMode="center" alpha="0.5" hidden="YES" tag="7" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" id="a">
                <rect key="frame" x="1" y="2" width="30" height="40"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                <subviews>
                    <view id="b"><rect key="frame" x="3" y="4" width="5" height="6"/></view>
                    <view id="c"/>
                </subviews>
                <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="tintColor" systemColor="systemGreenColor"/>
            </view>
            """
        )
        .instantiate(withOwner: nil)
        let view = try XCTUnwrap(views.first as? UIView)
        XCTAssertEqual(views.count, 1)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
        XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleBottomMargin])
        XCTAssertEqual(view.contentMode, .center)
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertTrue(view.isHidden && view.clipsToBounds && !view.isOpaque && !view.isUserInteractionEnabled)
        XCTAssertEqual(view.tag, 7)
        XCTAssertEqual(view.backgroundColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertEqual(view.tintColor, .systemGreen)
        XCTAssertEqual(view.subviews.map(\.frame), [CGRect(x: 3, y: 4, width: 5, height: 6), .zero])
        XCTAssertEqual(told, [])
    }

    private final class App: NSObject, UIApplicationDelegate {}

    /// Documents keep the name that the target had once; Xcode takes the one that it has.
    func testAClassOfTheTargetIsFoundWhateverItsModuleWasCalled() throws {
        let former = UIApplication.shared.delegate
        let app = App()
        UIApplication.shared.delegate = app
        defer { UIApplication.shared.delegate = former }
        let view = nib(
            #"<view customClass="CardOfNib" customModule="old_name" customModuleProvider="target" id="a"/>"#
        )
        .instantiate(withOwner: nil).first
        XCTAssertTrue(view is CardOfNib, "\(told)")
        XCTAssertEqual(told, [])
    }

    func testConstraintsLayTheViewsOut() throws {
        let views = nib(
            """
            <view id="a">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
                        <constraint firstAttribute="width" constant="40" id="w"/>
                        <constraint firstAttribute="height" secondItem="b" secondAttribute="width" multiplier="1:2" id="h"/>
                        <constraint firstAttribute="width" constant="90" placeholder="YES" id="p"/>
                    </constraints></view>
                </subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="-8" id="t"/>
                    <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" priority="750" id="y"/>
                </constraints>
                <viewLayoutGuide key="safeArea" id="s"/>
            </view>
            """
        )
        .instantiate(withOwner: nil)
        let view = try XCTUnwrap(views.first as? UIView)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 152, y: 40, width: 40, height: 20))
        XCTAssertEqual(view.constraints.map(\.priority.rawValue).sorted(), [750, 1000])
        XCTAssertEqual(told, [])
    }

    func testOutletsActionsAndAttributesOfTheOwner() throws {
        let owner = Owner()
        let views = nib(
            """
            <view id="a"><subviews><view id="b"/><view id="c"/></subviews>
                <constraints><constraint firstAttribute="width" constant="40" id="w"/></constraints>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Card"/>
                </userDefinedRuntimeAttributes>
                <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="x"/></connections>
            </view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="g">
                <connections><action selector="tapped:" destination="-1" id="y"/></connections>
            </tapGestureRecognizer>
            """,
            owner: """
                <connections><outlet property="card" destination="a" id="o1"/><outlet property="width" destination="w" id="o2"/>\
                <outletCollection property="parts" destination="c" id="o3"/><outletCollection property="parts" destination="b" id="o4"/></connections>
                """
        )
        .instantiate(withOwner: owner)
        let view = try XCTUnwrap(views.first as? UIView)
        XCTAssertEqual(views.count, 2)
        XCTAssertTrue(owner.card === view)
        XCTAssertTrue(owner.width?.isActive == true && owner.width?.constant == 40)
        XCTAssertEqual(owner.parts, [view.subviews[1], view.subviews[0]])
        XCTAssertEqual(view.layer.cornerRadius, 9)
        XCTAssertTrue(view.isHidden)
        XCTAssertEqual(view.accessibilityLabel, "Card")
        let tap = try XCTUnwrap(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        XCTAssertEqual(tap.numberOfTapsRequired, 2)
        XCTAssertEqual(told, [])
    }

    /// I7: each is told once, with line and object, and the rest stands.
    func testWhatCannotBeFollowedIsToldAndLeftOut() throws {
        let owner = Owner()
        let views = nib(
            """
            <view wobbly="YES" contentMode="askew" alpha="much" id="a" customClass="Nobody" customModule="Nowhere">
                <subviews><hologram id="h"/><mapView id="m"><rect key="frame" x="0" y="0" width="9" height="9"/></mapView></subviews>
                <constraints>
                    <constraint firstItem="zz" firstAttribute="top" secondItem="a" secondAttribute="top" id="c1"/>
                    <constraint firstItem="m" firstAttribute="top" secondItem="a" secondAttribute="width" id="c2"/>
                </constraints>
                <viewLayoutGuide key="moon" id="g"/>
                <connections><outlet property="tag" destination="zz" id="o2"/></connections>
            </view>
            """,
            owner:
                #"<connections><outlet property="absent" destination="a" id="o3"/><outlet property="width" destination="a" id="o4"/></connections>"#
        )
        .instantiate(withOwner: owner)
        let view = try XCTUnwrap(views.first as? UIView)
        XCTAssertEqual(view.subviews.map(\.frame), [CGRect(x: 0, y: 0, width: 9, height: 9)])
        XCTAssertEqual(view.constraints, [])
        XCTAssertEqual(
            told,
            [
                "1: outlet o3: setValue(_:forUndefinedKey:): Owner is not key value coding-compliant for the key 'absent'; its keys are card, parts, width",
                "1: outlet o4: setValue(_:forKey:) of Owner can't set 'width' to a value of UIView",
                "2: view a: Tabard does not know its attribute 'wobbly'",
                "2: view a: There is no class 'Nobody' in the modules Nowhere, so UIView stands for it",
                "2: view a: alpha must be a number, but is 'much'",
                "2: view a: contentMode must be one of bottom, bottomLeft, bottomRight, center, left, redraw, right, scaleAspectFill, scaleAspectFit, scaleToFill, top, topLeft, topRight, but is 'askew'",
                "3: hologram h: Tabard knows no such element, so it is left out",
                "3: mapView m: Tabard has no MapKit, so an empty view stands for it",
                "5: constraint c1: There is no view 'zz', so the constraint does not count",
                "6: constraint c2: top can't be compared with width: leading and trailing go with each other, left and right too, places with places, sizes with sizes",
                "8: viewLayoutGuide g: UIView has no layout guide 'moon'",
                "9: outlet o2: There is no object 'zz' in the document",
            ]
        )
    }

    func testSizeClassesComeAndGo() throws {
        let views = nib(
            """
            <view alpha="1" id="a">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/><view id="c"/></subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="width" constant="10" id="w"><variation key="widthClass=regular" constant="50"/></constraint>
                    <constraint firstItem="b" firstAttribute="height" constant="10" id="h1"/>
                    <constraint firstItem="b" firstAttribute="height" constant="30" id="h2"/>
                </constraints>
                <variation key="default"><mask key="constraints"><exclude reference="h2"/></mask></variation>
                <variation key="widthClass=regular" alpha="0.5">
                    <mask key="constraints"><exclude reference="h1"/><include reference="h2"/></mask>
                    <mask key="subviews"><exclude reference="c"/></mask>
                </variation>
            </view>
            """
        )
        .instantiate(withOwner: nil)
        let view = try XCTUnwrap(views.first as? UIView)
        let parts = view.subviews
        func state() -> [String] {
            view.layoutIfNeeded()
            return [
                "\(parts[0].frame.width) x \(parts[0].frame.height)", "\(view.subviews.count)",
                "\(view.alpha)",
            ]
        }
        let controller = UIViewController()
        controller.view.addSubview(view)
        show(controller)
        XCTAssertEqual(state(), ["10.0 x 10.0", "2", "1.0"])
        controller.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(state(), ["50.0 x 30.0", "1", "0.5"])
        controller.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(state(), ["10.0 x 10.0", "2", "1.0"])
        XCTAssertEqual(view.subviews, parts)
        XCTAssertEqual(told, [])
    }

    func testAStackMayHaveTheSystemsSpacing() throws {
        let stack = try XCTUnwrap(
            nib(
                """
                <stackView spacingType="standard" id="s"><rect key="frame" x="0" y="0" width="100" height="10"/>
                <subviews><view id="a"/><view id="b"/></subviews></stackView>
                """
            )
            .instantiate(withOwner: nil).first as? UIStackView
        )
        XCTAssertEqual(stack.spacing, UIStackView.spacingUseSystem)
        XCTAssertEqual(told, [])
    }

    /// Xcode has no word for a stack view that arranges inside of its margins: it is one that has margins of its own (I5).
    func testAStackWithMarginsOfItsOwnArrangesInsideOfThem() throws {
        let stacks = nib(
            """
            <stackView axis="vertical" id="s"><rect key="frame" x="0" y="0" width="100" height="60"/>
            <subviews><view id="a"/></subviews>
            <edgeInsets key="layoutMargins" top="4" left="8" bottom="6" right="12"/></stackView>
            <stackView axis="vertical" id="t"><rect key="frame" x="0" y="0" width="100" height="60"/>
            <subviews><view id="b"/></subviews>
            <directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="8" bottom="6" trailing="12"/></stackView>
            <stackView axis="vertical" id="u"><rect key="frame" x="0" y="0" width="100" height="60"/>
            <subviews><view id="c"/></subviews></stackView>
            """
        )
        .instantiate(withOwner: nil).compactMap { $0 as? UIStackView }
        for stack in stacks { stack.layoutIfNeeded() }
        let inside = CGRect(x: 8, y: 4, width: 80, height: 50)
        let all = CGRect(x: 0, y: 0, width: 100, height: 60)
        XCTAssertEqual(stacks.map { $0.arrangedSubviews.first?.frame }, [inside, inside, all])
        XCTAssertEqual(told, [])
    }

    func testConstraintsMayNameTheKeyboardsGuide() throws {
        let view = try XCTUnwrap(
            nib(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="100" height="60"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
                <keyboardLayoutGuide key="keyboard" id="k"/>
                <constraints><constraint firstItem="k" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="7" id="c"/></constraints></view>
                """
            )
            .instantiate(withOwner: nil).first as? UIView
        )
        let constraint = try XCTUnwrap(view.constraints.first { $0.constant == 7 })
        XCTAssertTrue(constraint.firstItem === view.keyboardLayoutGuide)
        XCTAssertTrue(constraint.secondItem === view.subviews.first)
        XCTAssertEqual(told, [])
    }
}
