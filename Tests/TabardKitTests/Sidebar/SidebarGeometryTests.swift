import XCTest

@testable import TabardKit

/// Where a sidebar stands, for each way in which it can (T8).
@preconcurrency @MainActor
final class SidebarGeometryTests: XCTestCase {
    func testT8EachPlaceOfASidebar() {
        let size = CGSize(width: 1_000, height: 700)
        for isTiled in [false, true] {
            for isHidden in [false, true] {
                for isOnLeft in [false, true] {
                    let geometry = SidebarGeometry(
                        in: size,
                        width: 300,
                        isTiled: isTiled,
                        isHidden: isHidden,
                        isOnLeft: isOnLeft
                    )
                    let state = "tiled \(isTiled), hidden \(isHidden), left \(isOnLeft)"
                    let x: CGFloat = isOnLeft ? (isHidden ? -300 : 0) : (isHidden ? 1_000 : 700)
                    XCTAssertEqual(
                        geometry.sidebar,
                        CGRect(x: x, y: 0, width: 300, height: 700),
                        state
                    )
                    let seen: CGFloat = isHidden ? 0 : 300
                    let edge = UIEdgeInsets(
                        top: 0,
                        left: isOnLeft ? seen : 0,
                        bottom: 0,
                        right: isOnLeft ? 0 : seen
                    )
                    XCTAssertEqual(geometry.taken, isTiled ? edge : .zero, state)
                    XCTAssertEqual(geometry.covered, isTiled ? .zero : edge, state)
                }
            }
        }
    }

    func testT8WidthsStayWithinTheirLimits() {
        let widths: [CGFloat] = [-.infinity, -1, 0, 240, 300.4, 400, 401, .infinity, .nan]
        XCTAssertEqual(
            widths.map(SidebarGeometry.clamped),
            [240, 240, 240, 240, 300, 400, 400, 240, 240]
        )
        let narrow = SidebarGeometry(
            in: CGSize(width: 100, height: 50),
            width: 300,
            isTiled: true,
            isHidden: false,
            isOnLeft: true
        )
        XCTAssertEqual(narrow.sidebar.width, 100)
    }

    func testT8WhatAWindowShowsByItself() {
        func shows(_ width: CGFloat, _ height: CGFloat, _ layout: UITabBarController.Sidebar.Layout) -> String
        {
            let size = CGSize(width: width, height: height)
            let isTiled = SidebarGeometry.isTiled(layout, in: size, width: 300)
            let isHidden = SidebarGeometry.isHiddenByDefault(isTiled: isTiled, in: size)
            return "\(isTiled ? "tile" : "over") \(isHidden ? "hidden" : "shown")"
        }
        XCTAssertEqual(shows(1_200, 800, .automatic), "tile shown")
        XCTAssertEqual(shows(800, 799, .automatic), "tile shown")
        XCTAssertEqual(shows(799, 700, .automatic), "over hidden", "too little would be left beside it")
        XCTAssertEqual(shows(768, 1_024, .automatic), "over hidden")
        XCTAssertEqual(shows(1_000, 1_000, .automatic), "over hidden")
        XCTAssertEqual(shows(700, 1_000, .tile), "tile hidden")
        XCTAssertEqual(shows(700, 600, .tile), "tile shown")
        XCTAssertEqual(shows(1_200, 800, .overlap), "over hidden")
    }
}
