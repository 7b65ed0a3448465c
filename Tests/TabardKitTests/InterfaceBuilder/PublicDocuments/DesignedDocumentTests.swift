import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// What is taken for designed of a document, and what is not (I5).
@preconcurrency @MainActor
final class DesignedDocumentTests: XCTestCase {
    private func document(_ views: String, _ constraints: String, version: String = "22505") throws
        -> InterfaceDocument
    {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view id="top"><rect key="frame" x="0" y="0" width="300" height="500"/><subviews>\(views)</subviews>
                <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>
            </objects></document>
            """
        return try InterfaceDocument(bytes: Array(text.utf8), name: "Designed.xib")
    }

    private func view(
        _ id: String,
        _ frame: (Int, Int, Int, Int),
        _ more: String = "",
        constraints: String = ""
    ) -> String {
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" \(more) id="\(id)">
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
        <constraints>\(constraints)</constraints></view>
        """
    }

    private func contradicted(_ views: String, _ constraints: String) throws -> Set<String> {
        DesignedDocument(try document(views, constraints)).contradicted
    }

    func testFramesThatObeyTheirConstraintsAreDesigned() throws {
        let views = view(
            "a",
            (10, 20, 100, 50),
            constraints: #"<constraint firstAttribute="height" constant="50" id="1"/>"#
        )
        let constraints = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="top" secondAttribute="leading" constant="10" id="2"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing" id="3"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="4"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="topMargin" id="5"/>
            """
        XCTAssertEqual(try contradicted(views, constraints), [])
    }

    func testFramesThatContradictWhatIsRequiredAreNot() throws {
        let high = #"<constraint firstAttribute="height" constant="80" id="1"/>"#
        XCTAssertEqual(try contradicted(view("a", (0, 0, 9, 50), constraints: high), ""), ["a"])
        let wish = #"<constraint firstAttribute="height" constant="80" priority="999" id="1"/>"#
        XCTAssertEqual(try contradicted(view("a", (0, 0, 9, 50), constraints: wish), ""), [])
        let edge =
            #"<constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="5" id="1"/>"#
        XCTAssertEqual(try contradicted(view("a", (0, 0, 290, 50)), edge), ["a"], "what holds it is right")
        let margin =
            #"<constraint firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="1"/>"#
        XCTAssertEqual(try contradicted(view("a", (0, 0, 9, 480)), margin), [])
        XCTAssertEqual(try contradicted(view("a", (0, 0, 9, 520)), margin), ["a"], "no margin is negative")
        let most = #"<constraint firstAttribute="width" relation="lessThanOrEqual" constant="80" id="1"/>"#
        XCTAssertEqual(try contradicted(view("a", (0, 0, 90, 5), constraints: most), ""), ["a"])
    }

    func testWhatIsTiedToSuchAFrameIsNotEither() throws {
        let high = #"<constraint firstAttribute="height" constant="80" id="1"/>"#
        let views =
            view("a", (0, 0, 9, 50), constraints: high) + view("b", (0, 58, 9, 5)) + view("c", (0, 0, 9, 5))
        let below =
            #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="2"/>"#
        XCTAssertEqual(try contradicted(views, below), ["a", "b"])
        let marked = view("a", (0, 0, 9, 50), #"misplaced="YES""#) + view("b", (0, 58, 9, 5))
        XCTAssertEqual(try contradicted(marked, below), ["b"])
    }

    func testACoveringIsTakenFromTheSurestTie() throws {
        func covering(_ frame: (Int, Int, Int, Int), _ tie: String) throws -> UIEdgeInsets? {
            let tie = "<constraint firstItem=\"a\" \(tie) secondItem=\"safe\" id=\"1\"/>"
            return DesignedDocument(try document(view("a", frame), tie)).coverings["top"]
        }
        let required = #"firstAttribute="top" secondAttribute="top" constant="4""#
        XCTAssertEqual(try covering((0, 24, 9, 9), required)?.top, 20)
        XCTAssertEqual(try covering((0, 24, 9, 9), required + #" priority="501""#)?.top, 20)
        XCTAssertEqual(
            try covering((0, 250, 9, 20), #"firstAttribute="centerY" secondAttribute="centerY""#)?.top,
            20
        )
        let limit = #"firstAttribute="bottom" secondAttribute="bottom" relation="lessThanOrEqual""#
        XCTAssertEqual(try covering((0, 0, 9, 466), limit)?.bottom, 34)
        XCTAssertEqual(try covering((0, 0, 9, 300), limit)?.bottom, 0, "no device covers that much")
    }

    func testAVersionOfSeveralPartsIsNew() throws {
        XCTAssertTrue(DesignedDocument(try document("", "", version: "32700.99.1234")).isOfNewSystems)
        XCTAssertTrue(DesignedDocument(try document("", "", version: "15000")).isOfNewSystems)
        XCTAssertFalse(DesignedDocument(try document("", "", version: "14490.70")).isOfNewSystems)
    }
}
