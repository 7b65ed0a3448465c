import GtkInterop
import XCTest

@testable import TabardKit

/// Scroll views and effects of documents, with constraints to what is inside them (I5).
@preconcurrency @MainActor
final class ScrollDecodingTests: InterfaceTestCase {
    private func make<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
        try XCTUnwrap(nib(element).instantiate(withOwner: nil).first as? View)
    }

    func testAScrollView() throws {
        let view: UIScrollView = try make(
            """
            <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" pagingEnabled="YES" bounces="NO" bouncesZoom="NO" \
            alwaysBounceVertical="YES" alwaysBounceHorizontal="YES" showsHorizontalScrollIndicator="NO" \
            showsVerticalScrollIndicator="NO" scrollEnabled="NO" directionalLockEnabled="YES" delaysContentTouches="NO" \
            canCancelContentTouches="NO" indicatorStyle="white" keyboardDismissMode="onDrag" \
            contentInsetAdjustmentBehavior="never" minimumZoomScale="0.5" maximumZoomScale="4" id="a">
                <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
                <inset key="scrollIndicatorInsets" minX="5" minY="6" maxX="7" maxY="8"/>
            </scrollView>
            """
        )
        XCTAssertTrue(view.clipsToBounds && view.isPagingEnabled && !view.bounces && !view.bouncesZoom)
        XCTAssertTrue(
            view.alwaysBounceVertical && view.alwaysBounceHorizontal && view.isDirectionalLockEnabled
        )
        XCTAssertTrue(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
        XCTAssertTrue(!view.isScrollEnabled && !view.delaysContentTouches && !view.canCancelContentTouches)
        XCTAssertEqual(view.indicatorStyle, .white)
        XCTAssertEqual(view.keyboardDismissMode, .onDrag)
        XCTAssertEqual(view.contentInsetAdjustmentBehavior, .never)
        XCTAssertEqual([view.minimumZoomScale, view.maximumZoomScale], [0.5, 4])
        XCTAssertEqual(view.contentInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        XCTAssertEqual(view.scrollIndicatorInsets, UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        XCTAssertEqual(told, [])
        let plain: UIScrollView = try make(
            #"<scrollView minimumZoomScale="0.0" maximumZoomScale="-3" id="a"/>"#
        )
        XCTAssertFalse(plain.clipsToBounds, "Xcode writes it where it is wanted")
        XCTAssertEqual([plain.minimumZoomScale, plain.maximumZoomScale], [1, 1])
        XCTAssertEqual(
            told,
            ["2: scrollView a: maximumZoomScale must be a number that is not less than 0, but is '-3.0'"]
        )
    }

    func testConstraintsToTheGuidesGiveTheContentItsSize() throws {
        let view: UIScrollView = try make(
            """
            <scrollView clipsSubviews="YES" contentInsetAdjustmentBehavior="never" id="a"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
                    <constraint firstAttribute="height" constant="700" id="h"/></constraints></view></subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="top" id="1"/>
                    <constraint firstItem="b" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="2"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="c" secondAttribute="leading" id="3"/>
                    <constraint firstItem="b" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="4"/>
                    <constraint firstItem="b" firstAttribute="width" secondItem="f" secondAttribute="width" id="5"/>
                </constraints>
                <viewLayoutGuide key="contentLayoutGuide" id="c"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>
            </scrollView>
            """
        )
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 700))
        XCTAssertEqual(told, [])
    }

    /// What of the margins the insets keep the content out of already doesn't count once more.
    func testI5ConstraintsToAScrollViewsMarginsKeepTheContentWithinThem() throws {
        let view: UIScrollView = try make(
            """
            <scrollView clipsSubviews="YES" id="a"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
                    <constraint firstAttribute="height" constant="700" id="h"/>
                    <constraint firstAttribute="width" constant="30" id="w"/></constraints></view></subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="topMargin" constant="70" id="1"/>
                    <constraint firstAttribute="bottomMargin" secondItem="b" secondAttribute="bottom" id="2"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="3"/>
                    <constraint firstAttribute="trailingMargin" secondItem="b" secondAttribute="trailing" constant="5" id="4"/>
                </constraints>
                <edgeInsets key="layoutMargins" top="8" left="6" bottom="3" right="4"/>
            </scrollView>
            """
        )
        view.layoutIfNeeded()
        let inner = try XCTUnwrap(view.subviews.first { !($0 is UIImageView) })
        XCTAssertEqual(inner.frame, CGRect(x: 6, y: 78, width: 30, height: 700))
        XCTAssertEqual(view.contentSize, CGSize(width: 45, height: 781))
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.addSubview(view)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        view.layoutIfNeeded()
        XCTAssertEqual(view.adjustedContentInset.top, 20)
        XCTAssertEqual(inner.frame.minY, 78)
        view.contentInsetAdjustmentBehavior = .never
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minY, 98)
        XCTAssertEqual(told, [])
    }

    func testI5WhatStandsOnAnEffectMakesItLarger() throws {
        let view: UIView = try make(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
                <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="a">
                    <rect key="frame" x="0" y="0" width="130" height="100"/>
                    <view key="contentView" id="b"><rect key="frame" x="0" y="0" width="130" height="100"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"><constraints>
                            <constraint firstAttribute="height" constant="80" id="h"/></constraints></view></subviews>
                        <constraints>
                            <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" constant="30" id="1"/>
                            <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="20" id="2"/>
                            <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="leading" id="3"/>
                            <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="4"/>
                        </constraints>
                    </view>
                    <constraints>
                        <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="100" id="5"/>
                        <constraint firstAttribute="width" constant="110" id="6"/>
                    </constraints>
                    <blurEffect style="dark"/>
                </visualEffectView></subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="centerX" secondItem="top" secondAttribute="centerX" id="7"/>
                    <constraint firstItem="a" firstAttribute="centerY" secondItem="top" secondAttribute="centerY" id="8"/>
                </constraints>
            </view>
            """
        )
        view.layoutIfNeeded()
        let effect = try XCTUnwrap(view.subviews.first as? UIVisualEffectView)
        XCTAssertEqual(effect.frame, CGRect(x: 95, y: 85, width: 110, height: 130))
        XCTAssertEqual(effect.contentView.frame, CGRect(x: 0, y: 0, width: 110, height: 130))
        XCTAssertEqual(
            effect.contentView.subviews.first?.frame,
            CGRect(x: 0, y: 30, width: 110, height: 80)
        )
        XCTAssertEqual(told, [])
    }

    func testEffects() throws {
        let view: UIVisualEffectView = try make(
            """
            <visualEffectView opaque="NO" id="a"><rect key="frame" x="0" y="0" width="90" height="50"/>
                <view key="contentView" opaque="NO" id="b"><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                    <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
                    <constraints><constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="leading" constant="7" id="1"/></constraints>
                </view>
                <constraints><constraint firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="top" constant="9" id="2"/></constraints>
                <vibrancyEffect style="secondaryLabel"><blurEffect style="systemThinMaterial"/></vibrancyEffect>
            </visualEffectView>
            """
        )
        XCTAssertEqual(
            view.effect,
            UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterial), style: .secondaryLabel)
        )
        XCTAssertEqual(view.subviews, [view.contentView])
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentView.subviews.first?.frame.origin, CGPoint(x: 7, y: 9))
        let blur: UIVisualEffectView = try make(
            #"<visualEffectView id="a"><blurEffect style="dark"/></visualEffectView>"#
        )
        XCTAssertEqual(blur.effect, UIBlurEffect(style: .dark))
        XCTAssertEqual(blur.subviews, [blur.contentView])
        XCTAssertEqual(told, [])
    }
}
