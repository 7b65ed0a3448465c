import GtkInterop
import XCTest

@testable import TabardKit

/// Documents that nobody meant (I7): whatever they hold, the program goes on. Constraints that contradict each other warn, so that it
/// is a child process that reads them.
@preconcurrency @MainActor
final class HostileNibTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] { ["changed": { readChangedDocuments() }] }

    private static let words = [
        "YES", "NO", "", "-1", "0", "1e400", "nan", "-inf", "99999999999999999999", "0.5", "1:0", "16:9", "a",
        "b", "s", "w",
        "-1", "-2", "width", "top", "centerX", "baseline", "leadingMargin", "vertical", "fillProportionally",
        "firstBaseline",
        "UIWindow", "NSObject", "UIView", "UIStackView", "layer.cornerRadius", "hidden", "gestureRecognizers",
        "\u{1F600}",
        "default", "heightClass=compact", "safeArea", "1000", "1001", "number", "system",
    ]

    private static let sample = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="hidden" destination="a" id="o1"/></connections></placeholder>
        <view contentMode="center" alpha="0.5" tag="7" id="a">
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <subviews>
                <stackView axis="vertical" spacing="4" distribution="fillEqually" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                    <subviews><view id="c"><constraints><constraint firstAttribute="width" constant="40" id="w"/></constraints></view><view id="d"/></subviews>
                </stackView>
            </subviews>
            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints>
                <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" constant="8" multiplier="1:1" priority="750" id="t"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="l"/>
            </constraints>
            <viewLayoutGuide key="safeArea" id="s"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <variation key="heightClass=compact" alpha="0.2"><mask key="constraints"><exclude reference="l"/></mask><mask key="subviews"><exclude reference="b"/></mask></variation>
            <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="x"/></connections>
        </view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="g"><connections><action selector="tapped:" destination="-2" id="y"/></connections></tapGestureRecognizer>
        </objects></document>
        """

    /// Puts other words in the place of attributes' values, and elements where others stand.
    private static func changed(_ text: String, _ random: inout SeededGenerator) -> String {
        var parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        for _ in 0...Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1
            parts[place] = words.randomElement(using: &random) ?? ""
        }
        var lines = parts.joined(separator: "\"").split(separator: "\n").map(String.init)
        if Int.random(in: 0..<3, using: &random) == 0 {
            let (one, other) = (
                Int.random(in: 3..<lines.count - 2, using: &random),
                Int.random(in: 3..<lines.count - 2, using: &random)
            )
            lines.swapAt(one, other)
        }
        return lines.joined(separator: "\n")
    }

    private static func readChangedDocuments() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TABARD_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let count = environment["TABARD_SOAK"] == "1" ? 20_000 : 1_000
        var made = 0
        for _ in 0..<count {
            let text = changed(sample, &random)
            let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: UIView())
            for case let view as UIView in objects { view.layoutIfNeeded() }
            made += objects.isEmpty ? 0 : 1
        }
        print("made objects of \(made) of \(count) documents")
    }

    func testI7ChangedDocumentsNeverStopTheProgram() throws {
        let (reason, text) = try run("changed")
        XCTAssertEqual(reason, .exit, text)
        let made = text.firstMatch(of: /made objects of (\d+) of/).flatMap { Int($0.1) } ?? 0
        XCTAssertGreaterThan(made, 500, text)
    }

    /// What is made is freed, though views and variations know one another.
    func testNothingIsKept() {
        weak var view: UIView?
        do {
            let objects = UINib(data: Data(Self.sample.utf8), bundle: nil).instantiate(withOwner: UIView())
            view = objects.first as? UIView
            XCTAssertNotNil(view)
        }
        XCTAssertNil(view)
    }
}
