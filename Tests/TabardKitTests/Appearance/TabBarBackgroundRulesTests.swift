import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// The older properties' background in all their combinations (A1, A2, A5–A8), as rules and as drawing commands.
@preconcurrency @MainActor
final class TabBarBackgroundRulesTests: XCTestCase {
    private let separator = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    private let tint = RGBA(red: 0.2, green: 0.4, blue: 0.9)
    private let size = CGSize(width: 100, height: 49)

    private enum Picture: CaseIterable {
        case none, empty, opaque, halfClear, tiled, stretched
    }

    private lazy var images: [Picture: UIImage] = [
        .empty: UIImage(),
        .opaque: .plain(RGBA(red: 1, green: 0, blue: 0)),
        .halfClear: .plain(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)),
        .tiled: .painted(8, 8) { x, _ in x < 4 ? .white : .clear },
        .stretched: UIImage.plain(.black).resizableImage(
            withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2),
            resizingMode: .stretch
        ),
    ]

    /// Every style, interface, tint, image and explicit translucency: 2 × 2 × 2 × 6 × 3 × 2 combinations.
    func testA5ToA8EveryCombination() {
        var count = 0
        for isBlack in [false, true] {
            for isDark in [false, true] {
                for barTint in [nil, tint] {
                    for picture in Picture.allCases {
                        for asked in [nil, true, false] {
                            for shadow in [nil, UIImage.plain(.black, 4, 3)] {
                                check(isBlack, isDark, barTint, picture, asked, shadow)
                                count += 1
                            }
                        }
                    }
                }
            }
        }
        XCTAssertEqual(count, 288)
    }

    private func check(
        _ isBlack: Bool,
        _ isDark: Bool,
        _ barTint: RGBA?,
        _ picture: Picture,
        _ asked: Bool?,
        _ shadow: UIImage?
    ) {
        let image = images[picture]
        let rules = TabBarBackgroundRules(
            isBlack: isBlack,
            isDark: isDark,
            barTint: barTint,
            picture: image.map { TabBarBackgroundRules.Picture(image: $0, opacity: $0.averageAlpha) },
            shadowImage: shadow,
            isTranslucent: asked,
            separator: separator
        )
        let name =
            "black \(isBlack), dark \(isDark), tint \(barTint != nil), \(picture), asked \(String(describing: asked))"
        // A7 and A8: what was asked for wins, else the image's mean alpha decides, else it is translucent.
        let isImageOpaque = picture == .opaque || picture == .stretched
        let isTranslucent = asked ?? !isImageOpaque
        XCTAssertEqual(rules.showsThrough, isTranslucent, name)

        let opaque =
            barTint ?? (isBlack ? .black : isDark ? RGBA(red: 0.086, green: 0.086, blue: 0.09) : .white)
        var expected: [DrawingCommand] = []
        let area = CGRect(origin: .zero, size: size)
        if picture == .none {
            var color = opaque
            if isTranslucent {
                color = barTint ?? BlurMaterial(.systemChromeMaterial, isDark: isBlack || isDark).tint
                color.alpha = barTint == nil ? color.alpha : 0.85
            }
            expected.append(.fill(area, cornerRadius: 0, color: color))
        } else if !isTranslucent, !isImageOpaque {
            expected.append(.fill(area, cornerRadius: 0, color: opaque))
        }
        if let image, picture != .empty {
            // A5: stretched if resizable, else tiled.
            let drawn = picture == .stretched ? image : image.resizableImage(withCapInsets: .zero)
            let command = DrawingCommand.image(drawn, area, tint: nil)
            expected.append(isTranslucent && isImageOpaque ? .faded(0.85, [command]) : command)
        }
        // A6: a shadow image shows only together with a background image.
        if let shadow, image != nil {
            let place = CGRect(x: 0, y: -3, width: 100, height: 3)
            expected.append(
                .clipped(place, [.image(shadow.resizableImage(withCapInsets: .zero), place, tint: nil)])
            )
        } else {
            expected.append(
                .fill(CGRect(x: 0, y: 0, width: 100, height: 0.5), cornerRadius: 0, color: separator)
            )
        }
        let background = rules.background
        XCTAssertEqual(background.commands(size: size, edge: .top, scale: 2), expected, name)
        // Something is blurred where the bar is translucent, but for an image that is so itself.
        let blurs = isTranslucent && (picture == .none || isImageOpaque)
        XCTAssertEqual(background.material != nil, blurs, name)
    }

    /// A8: what is not to be seen through is not seen through a tint either.
    func testA8AHalfTransparentTintLiesOnAnOpaqueColour() {
        var half = tint
        half.alpha = 0.5
        for (isBlack, isDark, own) in [
            (false, false, RGBA.white), (true, false, .black), (true, true, .black),
            (false, true, .bar(isDark: true)),
        ] {
            for picture in [Picture.none, .halfClear] {
                let image = images[picture]
                let background = TabBarBackgroundRules(
                    isBlack: isBlack,
                    isDark: isDark,
                    barTint: half,
                    picture: image.map { TabBarBackgroundRules.Picture(image: $0, opacity: $0.averageAlpha) },
                    isTranslucent: false,
                    separator: separator
                ).background
                let color = background.color ?? .clear
                XCTAssertEqual(color.alpha, 1)
                XCTAssertEqual(color.red, (own.red + tint.red) / 2, accuracy: 1e-9)
                XCTAssertEqual(color.blue, (own.blue + tint.blue) / 2, accuracy: 1e-9)
                XCTAssertNil(background.material)
            }
        }
    }

    func testA14NothingShowsThroughOnceTransparencyIsReduced() {
        for barTint in [nil, tint] {
            for picture in Picture.allCases {
                for asked in [nil, true, false] {
                    let image = images[picture]
                    var background = TabBarBackgroundRules(
                        barTint: barTint,
                        picture: image.map {
                            TabBarBackgroundRules.Picture(image: $0, opacity: $0.averageAlpha)
                        },
                        isTranslucent: asked,
                        separator: separator
                    ).background
                    let wasBlurred = background.material != nil
                    background.flatten()
                    XCTAssertNil(background.material)
                    if wasBlurred {
                        XCTAssertEqual(background.color?.alpha, 1)
                        XCTAssertEqual(background.picture?.opacity ?? 1, 1)
                    }
                }
            }
        }
    }

    func testALineIsAsThinAsTheDisplayCanShow() {
        let background = BarBackground(shadow: .line(separator))
        for (scale, thickness) in [(1, 1), (1.25, 0.8), (1.5, 1 / 1.5), (2, 0.5), (3, 1.0 / 3), (0, 1)] {
            XCTAssertEqual(
                background.commands(size: size, edge: .bottom, scale: CGFloat(scale)),
                [
                    .fill(
                        CGRect(x: 0, y: 49 - CGFloat(thickness), width: 100, height: CGFloat(thickness)),
                        cornerRadius: 0,
                        color: separator
                    )
                ]
            )
        }
        XCTAssertEqual(BarBackground(shadow: .line(.clear)).commands(size: size, edge: .top, scale: 1), [])
    }

    func testAShadowIsNeverHigherThanItsBar() {
        let image = UIImage.plain(.black, 2, 200)
        let background = BarBackground(shadow: .image(image, tint: nil))
        guard case .clipped(let area, _)? = background.commands(size: size, edge: .top, scale: 1).first else {
            return XCTFail("it is not clipped")
        }
        XCTAssertEqual(area, CGRect(x: 0, y: -49, width: 100, height: 49))
        XCTAssertEqual(
            BarBackground(shadow: .image(UIImage(), tint: nil)).commands(size: size, edge: .top, scale: 1),
            [],
            "an empty image is no shadow and no line"
        )
    }
}
