import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Every symbol draws something of its own, within its box, at every weight.
@preconcurrency @MainActor
final class SymbolTests: XCTestCase {
    /// The names that public code was seen to use most.
    private let usual = """
        house house.fill magnifyingglass person person.fill person.circle person.circle.fill person.crop.circle
        person.crop.circle.fill person.2 person.2.fill person.3.fill gear gearshape gearshape.fill star star.fill heart
        heart.fill heart.circle bell bell.fill bell.badge bell.slash bookmark bookmark.fill folder folder.fill
        folder.badge.plus list.bullet list.dash list.number calendar clock clock.fill alarm timer plus plus.circle
        plus.circle.fill plus.square minus minus.circle minus.circle.fill xmark xmark.circle xmark.circle.fill checkmark
        checkmark.circle checkmark.circle.fill checkmark.square chevron.left chevron.right chevron.up chevron.down
        chevron.forward chevron.backward arrow.left arrow.right arrow.up arrow.down arrow.clockwise
        arrow.counterclockwise arrow.up.arrow.down arrow.triangle.2.circlepath arrow.uturn.left trash trash.fill pencil
        pencil.circle square.and.arrow.up square.and.arrow.down square.and.pencil envelope envelope.fill message
        message.fill phone phone.fill camera camera.fill photo photo.fill photo.on.rectangle map map.fill mappin location
        location.fill globe network cart cart.fill cart.badge.plus bag bag.fill creditcard creditcard.fill play play.fill
        play.circle play.circle.fill pause pause.fill stop stop.fill forward.fill backward.fill forward.end.fill
        music.note music.note.list mic mic.fill mic.slash video video.fill speaker.wave.2 book book.fill doc doc.text
        doc.on.doc paperclip paperclip.circle link lock lock.fill lock.open key eye eye.fill eye.slash eye.slash.fill flag
        flag.fill tag tag.fill gift gift.fill cloud cloud.fill cloud.rain cloud.drizzle.fill sun.max sun.max.fill moon
        moon.fill bolt bolt.fill flame flame.fill drop drop.fill leaf wifi wifi.slash battery.100 battery.25 ellipsis
        ellipsis.circle ellipsis.circle.fill info.circle info.circle.fill questionmark.circle exclamationmark.circle
        exclamationmark.triangle exclamationmark.triangle.fill square.grid.2x2 square.grid.2x2.fill rectangle.stack
        slider.horizontal.3 line.3.horizontal line.horizontal.3 line.3.horizontal.decrease.circle circle circle.fill
        square square.fill 0.circle 1.circle 2.circle 3.circle 4.circle 5.circle 6.circle 7.circle 8.circle 9.circle
        1.square.fill paperplane paperplane.fill textformat sparkles wand.and.stars staroflife.fill sunrise.fill
        smallcircle.filled.circle.fill chart.bar chart.bar.fill chart.bar.doc.horizontal briefcase hammer car airplane
        hand.thumbsup hand.thumbsup.fill face.smiling viewfinder qrcode faceid note.text arrowshape.turn.up.left
        arrow.up.doc tray archivebox newspaper tv film gamecontroller headphones repeat shuffle power lightbulb
        """.split { $0.isWhitespace }.map(String.init)

    func testTheUsualNamesAreThere() {
        XCTAssertGreaterThan(usual.count, 200)
        for name in usual { XCTAssertNotNil(UIImage(systemName: name), name) }
    }

    func testEveryNameDrawsSomethingOfItsOwnWithinItsBox() throws {
        XCTAssertGreaterThan(SymbolTable.names.count, 2_400)
        var seen: [PixelBuffer: String] = [:]
        for name in SymbolTable.names {
            let image = try XCTUnwrap(UIImage(systemName: name), name)
            let pixels = try XCTUnwrap(image.texture(filling: image.size, scale: 2), name).pixels()
            XCTAssertTrue((0.01...0.95).contains(pixels.averageAlpha), "\(name) \(pixels.averageAlpha)")
            assertWithin(pixels, name)
            if let other = seen.updateValue(name, forKey: pixels) {
                XCTAssertEqual(
                    Symbol(named: name)?.withoutSynonyms,
                    Symbol(named: other)?.withoutSynonyms,
                    "\(name) looks like \(other)"
                )
            }
        }
    }

    private func assertWithin(_ pixels: PixelBuffer, _ name: String) {
        let (right, bottom) = (pixels.width - 1, pixels.height - 1)
        let sides = (0...bottom).flatMap { [pixels[0, $0].alpha, pixels[right, $0].alpha] }
        let ends = (0...right).flatMap { [pixels[$0, 0].alpha, pixels[$0, bottom].alpha] }
        XCTAssertLessThan((sides + ends).max() ?? 1, 0.4, "\(name) is cut off")
    }

    func testTheHeaviestAreWithinTheirBoxes() throws {
        for name in SymbolTable.names {
            let bold = UIImage.SymbolConfiguration(pointSize: 32, weight: .bold)
            let image = try XCTUnwrap(UIImage(systemName: name, withConfiguration: bold), name)
            assertWithin(try XCTUnwrap(image.texture(forScale: 1), name).pixels(), name)
        }
    }

    func testWeightsDiffer() throws {
        let weights = (1...9).compactMap(UIImage.SymbolWeight.init)
        XCTAssertEqual(weights.count, 9)
        for name in [
            "house", "house.fill", "plus.circle", "plus.circle.fill", "bell.slash", "chevron.right", "wifi",
        ] {
            let inks = try weights.map { weight in
                let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
                return try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration)).averageAlpha
            }
            for (lighter, heavier) in zip(inks, inks.dropFirst()) {
                XCTAssertNotEqual(lighter, heavier, accuracy: 1e-4, name)
            }
            guard name != "plus.circle.fill" else { continue }
            XCTAssertLessThan(inks[0], inks[8], name)
        }
    }

    func testScalesAndSizes() throws {
        func height(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
            try XCTUnwrap(UIImage(systemName: "star", withConfiguration: configuration)).size.height
        }
        let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
        let heights = try scales.map { try height(UIImage.SymbolConfiguration(scale: $0)) }
        XCTAssertEqual(heights, [17, 21, 27])
        XCTAssertEqual(try height(.unspecified), 21)
        XCTAssertEqual(try height(UIImage.SymbolConfiguration(scale: .default)), 21)
        XCTAssertEqual(try height(UIImage.SymbolConfiguration(pointSize: 40)), 50)
        XCTAssertEqual(try height(UIImage.SymbolConfiguration(textStyle: .largeTitle)), 43)
        XCTAssertEqual(try height(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 24))), 30)
        for size in [0, -3, .nan, .infinity] as [CGFloat] {
            XCTAssertEqual(try height(UIImage.SymbolConfiguration(pointSize: size)), 21)
        }
        XCTAssertEqual(try height(UIImage.SymbolConfiguration(pointSize: 1e12)), 2_500)
    }

    func testSymbolsAreSharpAtEveryScale() throws {
        let image = try XCTUnwrap(UIImage(systemName: "gearshape"))
        for (scale, pixels) in [(1, 21), (1.5, 32), (2, 42), (3, 63)] as [(CGFloat, Int)] {
            XCTAssertEqual(image.texture(forScale: scale)?.width, pixels)
        }
    }

    func testUnknownNamesGiveNil() {
        let names = [
            "", " ", "no.such.symbol", "House", "house.fil", "house.circle.square", "fill", ".fill",
            "house/../star",
            "0", "1", "house\0", "wifi.fill", "star.circle.slash", String(repeating: "a", count: 1_000_000),
        ]
        for name in names { XCTAssertNil(UIImage(systemName: name), String(name.prefix(40))) }
    }

    func testSymbolsAreTemplates() throws {
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        XCTAssertEqual(image.renderingMode, .automatic)
        XCTAssertTrue(image.isSymbolImage)
        XCTAssertFalse(UIImage().isSymbolImage)
        let traits = UITraitCollection.current
        func color(_ image: UIImage) -> RGBA? {
            image.shapeColor(tint: .red, isTemplateByDefault: false, traits: traits)
        }
        XCTAssertEqual(color(image), RGBA(red: 1, green: 0, blue: 0))
        XCTAssertNil(color(image.withRenderingMode(.alwaysOriginal)))
        XCTAssertEqual(color(image.withTintColor(.green)), RGBA(red: 0, green: 1, blue: 0))
        XCTAssertEqual(
            color(image.withTintColor(.blue, renderingMode: .alwaysOriginal)),
            RGBA(red: 0, green: 0, blue: 1)
        )
    }

    func testForwardAndBackwardFollowTheDirectionOfReading() throws {
        let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
        let forward = try XCTUnwrap(UIImage(systemName: "chevron.forward"))
        XCTAssertTrue(forward.flipsForRightToLeftLayoutDirection)
        XCTAssertTrue(forward.shown(with: rightToLeft).look.isMirrored)
        XCTAssertFalse(forward.shown(with: UITraitCollection(layoutDirection: .leftToRight)).look.isMirrored)
        let right = try XCTUnwrap(UIImage(systemName: "chevron.right"))
        XCTAssertFalse(right.shown(with: rightToLeft).look.isMirrored)
        XCTAssertTrue(
            right.imageFlippedForRightToLeftLayoutDirection().shown(with: rightToLeft).look.isMirrored
        )
        XCTAssertEqual(right.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation(), right)
    }
}
