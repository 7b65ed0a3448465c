import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Texts with attributes that are measured and drawn by hand.
final class AttributedDrawingTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 20)

    private func picture(_ size: CGSize, _ draw: @escaping () -> Void) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
        return try XCTUnwrap(image.bitmap).pixels()
    }

    private func ink(_ picture: PixelBuffer, _ isWanted: (RGBA) -> Bool = { $0.alpha > 0.3 }) -> CGRect {
        var box = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where isWanted(picture[x, y]) {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    func testOneFontAndColourAreDrawnAsPlainTextIs() throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
        let size = CGSize(width: 160, height: 80)
        let plain = try picture(size) {
            "Hello world and all".draw(in: CGRect(origin: .zero, size: size), withAttributes: attributes)
        }
        let rich = try picture(size) {
            NSAttributedString(string: "Hello world and all", attributes: attributes)
                .draw(in: CGRect(origin: .zero, size: size))
        }
        XCTAssertEqual(plain, rich)
        XCTAssertFalse(ink(plain).isNull)
    }

    func testSizes() {
        let text = NSAttributedString(string: "one two three", attributes: [.font: font])
        XCTAssertEqual(text.size(), "one two three".size(withAttributes: [.font: font]))
        let whole = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(whole, CGRect(origin: .zero, size: text.size()))
        let narrow = CGSize(width: 50, height: 1_000)
        let broken = text.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(broken.height, text.size().height * 3, accuracy: 0.1)
        XCTAssertLessThanOrEqual(broken.width, 50)
        let line = text.boundingRect(with: narrow, options: [], context: nil)
        XCTAssertEqual(line.size, text.size())
        XCTAssertEqual(line.minY, font.descender, accuracy: 0.1)
        let cut = text.boundingRect(
            with: CGSize(width: 50, height: text.size().height * 2),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: nil
        )
        XCTAssertEqual(cut.height, text.size().height * 2, accuracy: 0.1)
        let string = ("one two three" as NSString).boundingRect(
            with: narrow,
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: nil
        )
        XCTAssertEqual(string, broken)
    }

    func testAContextTellsHowFarFontsShrank() {
        let text = NSAttributedString(string: "one two three", attributes: [.font: font])
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.3
        let wanted = text.size().width / 2
        let area = text.boundingRect(with: CGSize(width: wanted, height: 100), options: [], context: context)
        XCTAssertEqual(context.actualScaleFactor, 0.5, accuracy: 0.03)
        XCTAssertEqual(area, context.totalBounds)
        XCTAssertLessThanOrEqual(area.width, wanted + 0.1)
    }

    func testLinesAndShadowsAreDrawn() throws {
        let size = CGSize(width: 100, height: 60)
        func drawn(_ attributes: [NSAttributedString.Key: Any]) throws -> PixelBuffer {
            let all = attributes.merging([.font: font]) { one, _ in one }
            return try picture(size) {
                NSAttributedString(string: "nnn", attributes: all).draw(at: CGPoint(x: 20, y: 10))
            }
        }
        let plain = ink(try drawn([:]))
        let under = ink(try drawn([.underlineStyle: NSUnderlineStyle.single.rawValue]))
        XCTAssertGreaterThan(under.maxY, plain.maxY + 1)
        let double = ink(try drawn([.underlineStyle: NSUnderlineStyle.double.rawValue]))
        XCTAssertGreaterThan(double.maxY, under.maxY + 0.5)
        let green = try drawn([
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.green,
        ])
        XCTAssertFalse(ink(green) { $0.alpha > 0.3 && $0.green > 0.8 }.isNull)
        let through = try drawn([
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red,
        ])
        let line = ink(through) { $0.alpha > 0.3 && $0.red > 0.8 }
        XCTAssertTrue(line.midY > plain.minY && line.midY < plain.maxY, "\(line) \(plain)")
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 30, height: 5)
        shadow.shadowColor = UIColor.blue
        let shaded = try drawn([.shadow: shadow])
        let blue = ink(shaded) { $0.alpha > 0.5 && $0.blue > 0.9 }
        XCTAssertEqual(blue.minX, plain.minX + 30, accuracy: 1.5)
        XCTAssertEqual(blue.maxY, plain.maxY + 5, accuracy: 1.5)
        shadow.shadowBlurRadius = 6
        let soft = ink(try drawn([.shadow: shadow])) { $0.alpha > 0.02 }
        XCTAssertGreaterThan(soft.maxX, blue.maxX + 1)
        let raised = ink(try drawn([.baselineOffset: 5]))
        XCTAssertEqual(raised.height, plain.height, accuracy: 1)
        let empty = try drawn([.strokeWidth: 4.0, .strokeColor: UIColor.red])
        XCTAssertFalse(ink(empty) { $0.alpha > 0.3 && $0.red > 0.8 }.isNull)
        XCTAssertTrue(ink(empty) { $0.alpha > 0.5 && $0.red < 0.3 }.isNull)
        let full = try drawn([.strokeWidth: -4.0, .strokeColor: UIColor.red])
        XCTAssertFalse(ink(full) { $0.alpha > 0.3 && $0.red > 0.8 }.isNull)
    }

    func testColoursBehindAndPicturesAreDrawn() throws {
        let size = CGSize(width: 100, height: 60)
        let marked = try picture(size) {
            NSAttributedString(
                string: "  ",
                attributes: [.font: self.font, .backgroundColor: UIColor.green]
            ).draw(at: CGPoint(x: 10, y: 10))
        }
        XCTAssertEqual(ink(marked).minX, 10, accuracy: 1)
        XCTAssertEqual(ink(marked).height, font.lineHeight, accuracy: 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8), format: format).image {
            context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
        }
        let attachment = NSTextAttachment(image: dot)
        let text = NSMutableAttributedString(string: "nn", attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment, attributes: [.font: font]))
        let drawn = try picture(size) { text.draw(at: CGPoint(x: 10, y: 10)) }
        let red = ink(drawn) { $0.alpha > 0.9 && $0.red > 0.9 }
        XCTAssertEqual(red.width, 12, accuracy: 1)
        XCTAssertEqual(red.height, 8, accuracy: 1)
        XCTAssertEqual(red.minX, 10 + "nn".size(withAttributes: [.font: font]).width, accuracy: 1.5)
        XCTAssertEqual(red.maxY, 10 + font.ascender, accuracy: 1.5, "it stands on the baseline")
    }

    func testParagraphsStandWhereTheirStyleSays() throws {
        let size = CGSize(width: 200, height: 40)
        for (alignment, place) in [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1)] {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            for string in ["nnn", "ننن"] {
                let text = NSAttributedString(
                    string: string,
                    attributes: [.font: font, .paragraphStyle: style]
                )
                let box = ink(try picture(size) { text.draw(in: CGRect(origin: .zero, size: size)) })
                let rest = 200 - Double(text.size().width)
                XCTAssertEqual(
                    Double(box.midX),
                    rest * place + Double(text.size().width) / 2,
                    accuracy: 3,
                    string
                )
            }
        }
        let indented = NSMutableParagraphStyle()
        indented.firstLineHeadIndent = 50
        for (string, isLeft) in [("nnn", true), ("ننن", false)] {
            let text = NSAttributedString(
                string: string,
                attributes: [.font: font, .paragraphStyle: indented]
            )
            let box = ink(try picture(size) { text.draw(in: CGRect(origin: .zero, size: size)) })
            XCTAssertEqual(isLeft ? box.minX : 200 - box.maxX, 50, accuracy: 4, string)
        }
    }

    func testBothKindsOfAttributedStringsAreMadeOfEachOther() {
        var value = AttributedString("Hello ")
        value.font = font
        value.foregroundColor = .red
        value.underlineStyle = .double
        var link = AttributedString("link")
        link.link = URL(string: "https://example.org")
        link.kern = 2
        value.append(link)
        let text = NSAttributedString(value)
        XCTAssertEqual(text.string, "Hello link")
        XCTAssertEqual(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
        XCTAssertEqual(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int, 9)
        XCTAssertEqual(text.attribute(.kern, at: 7, effectiveRange: nil) as? CGFloat, 2)
        XCTAssertNotNil(text.attribute(.link, at: 7, effectiveRange: nil) as? URL)
        XCTAssertEqual(AttributedString(text), value)
        XCTAssertEqual(AttributeContainer([.kern: 2]).kern, 2)
    }
}
