import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

@preconcurrency @MainActor
final class UIColorTests: XCTestCase {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    // A14: system colours have a light and a dark variant, and stronger ones for high contrast.
    func testSystemColoursFollowStyleAndContrast() {
        XCTAssertEqual(hex(.systemBlue, light), 0x007AFF)
        XCTAssertEqual(hex(.systemBlue, dark), 0x0A84FF)
        XCTAssertEqual(hex(.systemBlue, UITraitCollection()), 0x007AFF)
        let strong = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        XCTAssertEqual(hex(.systemBlue, strong), 0x409CFF)
        XCTAssertEqual(hex(.systemGray6, dark), 0x1C1C1E)
        XCTAssertEqual(hex(.systemBackground, light), 0xFFFFFF)
        XCTAssertEqual(hex(.systemBackground, dark), 0x000000)
        XCTAssertEqual(hex(.label, dark), 0xFFFFFF)
        XCTAssertEqual(UIColor.secondaryLabel.components(with: light).alpha, 0.76)
        XCTAssertEqual(hex(.tintColor, light), 0x005CD6)
    }

    func testHues() {
        XCTAssertEqual(hex(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), light), 0xFF0000)
        XCTAssertEqual(hex(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), light), 0x00FF00)
        XCTAssertEqual(hex(UIColor(hue: 2 / 3, saturation: 1, brightness: 1, alpha: 1), light), 0x0000FF)
        XCTAssertEqual(hex(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1), light), 0xFF0000)
        XCTAssertEqual(hex(UIColor(hue: 0.5, saturation: 0.5, brightness: 1, alpha: 1), light), 0x80FFFF)
        XCTAssertEqual(hex(UIColor(hue: 0.2, saturation: 0, brightness: 0.2, alpha: 1), light), 0x333333)
    }

    func testEquality() {
        XCTAssertEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.red)
        XCTAssertEqual(UIColor(white: 1, alpha: 1), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        XCTAssertNotEqual(UIColor.red, UIColor.red.withAlphaComponent(0.5))
        XCTAssertEqual(UIColor.systemRed, UIColor.systemRed)
        XCTAssertNotEqual(UIColor.systemRed, UIColor.systemBlue)
        XCTAssertEqual(
            UIColor.systemRed.resolvedColor(with: dark),
            UIColor.systemRed.resolvedColor(with: dark)
        )
    }

    func testDynamicColours() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .label : .red }
        XCTAssertEqual(hex(color, dark), 0xFFFFFF)
        XCTAssertEqual(hex(color, light), 0xFF0000)
        let pale = color.withAlphaComponent(0.25)
        XCTAssertEqual(pale.components(with: dark), RGBA(red: 1, green: 1, blue: 1, alpha: 0.25))
        XCTAssertEqual(pale.components(with: light), RGBA(red: 1, green: 0, blue: 0, alpha: 0.25))
        XCTAssertEqual(color.resolvedColor(with: light), .red)
    }

    func testAColourThatProvidesItselfEnds() {
        final class Holder: @unchecked Sendable { var color = UIColor.red }
        let holder = Holder()
        holder.color = UIColor { _ in holder.color }
        XCTAssertEqual(holder.color.components(with: light), .clear)
        holder.color = .red
    }

    func testPartsOutOfRange() {
        let color = UIColor(red: 2, green: -1, blue: .nan, alpha: .infinity)
        XCTAssertEqual(color.components(with: light), RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(UIColor(white: 0, alpha: -3), .clear)
    }

    private func hex(_ color: UIColor, _ traits: UITraitCollection) -> Int {
        let parts = color.components(with: traits)
        return [parts.red, parts.green, parts.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    }
}
