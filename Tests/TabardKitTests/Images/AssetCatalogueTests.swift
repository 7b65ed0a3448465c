import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Catalogues are read as they are, from the folder of a bundle's resources.
@preconcurrency @MainActor
final class AssetCatalogueTests: AssetTestCase {
    func testScales() throws {
        try write(png(10, 10), "A.xcassets/star.imageset/one.png")
        try write(png(20, 20), "A.xcassets/star.imageset/two.png")
        try contents(
            "star.imageset",
            #"{"images":[{"filename":"one.png","scale":"1x","idiom":"universal"},"#
                + #"{"filename":"two.png","scale":"2x","idiom":"universal"},{"scale":"3x","idiom":"universal"}],"#
                + #""info":{"author":"xcode","version":1}}"#
        )
        for (scale, expected) in [(1, 1), (2, 2), (3, 2)] as [(CGFloat, CGFloat)] {
            let image = try XCTUnwrap(image("star", UITraitCollection(displayScale: scale)))
            XCTAssertEqual(image.scale, expected)
            XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
        }
        XCTAssertEqual(try image("star")?.texture(forScale: 3)?.width, 20)
        XCTAssertNil(try image("one"))
    }

    func testNamesMayEndAsFilesDo() throws {
        try write(png(10, 10), "A.xcassets/star.imageset/one.png")
        try contents("star.imageset", #"{"images":[{"filename":"one.png","idiom":"universal"}]}"#)
        try write(png(20, 20), "A.xcassets/moon.v2.imageset/two.png")
        try contents("moon.v2.imageset", #"{"images":[{"filename":"two.png","idiom":"universal"}]}"#)
        for name in ["star", "star.png", "star.jpg", "star.JPEG"] {
            XCTAssertEqual(try image(name)?.size.width, 10, name)
        }
        XCTAssertEqual(try image("moon.v2")?.size.width, 20)
        for name in ["star.txt", "moon.png", "stars.png"] { XCTAssertNil(try image(name), name) }
    }

    func testLightAndDark() throws {
        try write(png(4, 4, white: 255), "A.xcassets/face.imageset/light.png")
        try write(png(6, 6, white: 0), "A.xcassets/face.imageset/dark.png")
        try contents(
            "face.imageset",
            #"{"images":[{"filename":"light.png","idiom":"universal"},{"filename":"dark.png","idiom":"universal","#
                + #""appearances":[{"appearance":"luminosity","value":"dark"}]}],"#
                + #""properties":{"template-rendering-intent":"template"}}"#
        )
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let image = try XCTUnwrap(image("face"))
        XCTAssertEqual(image.renderingMode, .alwaysTemplate)
        XCTAssertEqual(image.size.width, 4)
        XCTAssertEqual(image.shown(with: dark).size.width, 6)
        XCTAssertEqual(image.shown(with: dark).shown(with: light), image)
        XCTAssertEqual(try self.image("face", dark)?.size.width, 6)
        XCTAssertEqual(
            image.withRenderingMode(.alwaysOriginal).shown(with: dark).renderingMode,
            .alwaysOriginal
        )
        XCTAssertEqual(image.withConfiguration(UIImage.Configuration(traitCollection: dark)).size.width, 6)
    }

    func testVectorsAndResizing() throws {
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="6"><path d="M0 0h5v6H0z"/></svg>"#
        try write(Data(svg.utf8), "A.xcassets/half.imageset/half.svg")
        try contents(
            "half.imageset",
            #"{"images":[{"filename":"half.svg","idiom":"universal","resizing":{"mode":"9-part","#
                + #""center":{"mode":"stretch","width":1,"height":1},"#
                + #""cap-insets":{"top":1,"left":2,"bottom":3,"right":4}}}],"#
                + #""properties":{"preserves-vector-representation":true}}"#
        )
        let image = try XCTUnwrap(image("half"))
        XCTAssertEqual(image.size, CGSize(width: 10, height: 6))
        XCTAssertEqual(image.texture(forScale: 3)?.width, 30)
        XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(image.resizingMode, .stretch)
    }

    func testNamespaces() throws {
        for folder in ["Group/in.imageset", "Space/in space.imageset", "Space/Inner/deep.imageset"] {
            try write(png(4, 4), "A.xcassets/\(folder)/a.png")
            try contents(folder, #"{"images":[{"filename":"a.png","idiom":"universal"}]}"#)
        }
        try contents("Space", #"{"properties":{"provides-namespace":true}}"#)
        XCTAssertNotNil(try image("in"))
        XCTAssertNotNil(try image("Space/in space"))
        XCTAssertNotNil(try image("Space/deep"))
        XCTAssertNil(try image("Group/in"))
        XCTAssertNil(try image("in space"))
    }

    func testIdioms() throws {
        try write(png(4, 4), "A.xcassets/pad.imageset/a.png")
        try write(png(8, 8), "A.xcassets/pad.imageset/b.png")
        try contents(
            "pad.imageset",
            #"{"images":[{"filename":"b.png","idiom":"ipad"},{"filename":"a.png","idiom":"universal"}]}"#
        )
        XCTAssertEqual(try image("pad")?.size.width, 4)
    }

    func testColors() throws {
        try contents(
            "Brand.colorset",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
                + #"{"red":"0xFF","green":"0.500","blue":"0","alpha":"1.000"}}},{"idiom":"universal","#
                + #""appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","#
                + #""components":{"red":"51","green":0.25,"blue":"1.000","alpha":"0.5"}}}]}"#
        )
        let color = try XCTUnwrap(color("Brand"))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(color.components(with: .current), RGBA(red: 1, green: 0.5, blue: 0))
        XCTAssertEqual(color.components(with: dark), RGBA(red: 0.2, green: 0.25, blue: 1, alpha: 0.5))
        XCTAssertEqual(try self.color("Brand", dark)?.components(with: .current).blue, 1)
        try contents(
            "System.colorset",
            #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
        )
        // A catalogue is looked through once, so another one is needed for what comes later.
        XCTAssertNil(try self.color("System"))
        try FileManager.default.moveItem(
            at: root.appendingPathComponent("A.xcassets"),
            to: root.appendingPathComponent("B.xcassets")
        )
        XCTAssertEqual(
            try self.color("System")?.components(with: dark),
            UIColor.systemRed.components(with: dark)
        )
    }

    func testDisplayP3() throws {
        try contents(
            "P.colorset",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":"#
                + #"{"red":"0.5","green":"0.5","blue":"0.5","alpha":"1"}}}]}"#
        )
        let grey = try XCTUnwrap(color("P")).components(with: .current)
        for part in [grey.red, grey.green, grey.blue] { XCTAssertEqual(part, 0.5, accuracy: 1e-3) }
    }
}
