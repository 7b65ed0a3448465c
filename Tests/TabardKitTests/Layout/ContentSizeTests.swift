import XCTest

@testable import TabardKit

/// The sizes that views have of themselves, and what they are aligned with.
@preconcurrency @MainActor
final class ContentSizeTests: TabBarTestCase {
    func testASwitchReachesBeyondWhatItIsAlignedWith() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(control)
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 49, height: 31))
        XCTAssertEqual(control.frame, CGRect(x: 310, y: 5, width: 51, height: 31))
    }

    func testASliderAndSegmentsReachBeyondWhatTheyAreAlignedWith() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        let slider = UISlider()
        let segments = UISegmentedControl(items: ["A", "B"])
        for control in [slider, segments] as [UIView] {
            control.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(control)
            NSLayoutConstraint.activate([
                control.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
        }
        NSLayoutConstraint.activate([
            slider.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            segments.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 5),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 30))
        XCTAssertEqual(slider.frame, CGRect(x: 14, y: 5, width: 347, height: 31))
        XCTAssertEqual(segments.intrinsicContentSize.height, 31)
        XCTAssertEqual(segments.frame, CGRect(x: 16, y: 40, width: 343, height: 32))
        XCTAssertEqual(UISegmentedControl(items: ["A"]).frame.height, 32)
    }

    func testAButtonOfAnImageIsAsLargeAsTheImage() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 26)).image { _ in }
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 24, height: 26))
        button.setImage(nil, for: .normal)
        button.setBackgroundImage(image, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 24, height: 26))
        button.setBackgroundImage(nil, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 34))
    }

    func testALabelWithoutTextTakesNoRoom() {
        let label = UILabel()
        XCTAssertEqual(label.intrinsicContentSize, .zero)
        label.text = ""
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 100)), .zero)
        label.text = "x"
        XCTAssertGreaterThan(label.intrinsicContentSize.height, 10)
    }
}
