import GtkInterop
import XCTest

@testable import TabardKit

/// Controls of documents (I5), each beside what the same is in code, and what no control can be told (I7).
@preconcurrency @MainActor
final class ControlDecodingTests: InterfaceTestCase {
    private final class Listener: NSObject, _SelectorAnswering {
        var heard: [String] = []

        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Listener.self,
                ["down:", "up:", "changed:", "begun:", "left:"].map { name in
                    .method(name) { listener, _ in listener.heard.append(name) }
                }
            )
        }
    }

    private func make<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
        try XCTUnwrap(nib(element).instantiate(withOwner: nil).first as? View)
    }

    func testAControlHasItsStatesAndAlignments() throws {
        let button: UIButton = try make(
            """
            <button opaque="NO" enabled="NO" selected="YES" highlighted="YES" contentHorizontalAlignment="leading" \
            contentVerticalAlignment="bottom" lineBreakMode="middleTruncation" id="a"/>
            """
        )
        XCTAssertEqual(button.state, [.disabled, .selected, .highlighted])
        XCTAssertEqual(button.contentHorizontalAlignment, .leading)
        XCTAssertEqual(button.contentVerticalAlignment, .bottom)
        XCTAssertEqual(told, [])
    }

    func testActionsAreCalledForTheirEvents() throws {
        let listener = Listener()
        let control =
            nib(
                """
                <textField id="a"><connections>
                    <action selector="down:" destination="-1" eventType="touchDown" id="1"/>
                    <action selector="up:" destination="-1" eventType="touchUpInside" id="2"/>
                    <action selector="changed:" destination="-1" eventType="valueChanged" id="3"/>
                    <action selector="begun:" destination="-1" eventType="editingDidBegin" id="4"/>
                    <action selector="left:" destination="-1" eventType="editingDidEndOnExit" id="5"/>
                    <action selector="left:" destination="-1" eventType="primaryActionTriggered" id="6"/>
                    <action selector="left:" destination="-1" eventType="swiped" id="7"/>
                </connections></textField>
                """
            )
            .instantiate(withOwner: listener).first as? UIControl
        let field = try XCTUnwrap(control)
        for event in [
            UIControl.Event.touchDown, .touchUpInside, .valueChanged, .editingDidBegin, .editingDidEndOnExit,
            .primaryActionTriggered, .touchCancel,
        ] {
            field.sendActions(for: event)
        }
        XCTAssertEqual(listener.heard, ["down:", "up:", "changed:", "begun:", "left:", "left:"])
        XCTAssertEqual(told, ["9: action 7: UITextField knows no event 'swiped'"])
    }

    func testASwitch() throws {
        let decoded: UISwitch = try make(
            """
            <switch opaque="NO" on="YES" id="a"><rect key="frame" x="5" y="6" width="49" height="31"/>
                <color key="onTintColor" systemColor="systemRedColor"/><color key="thumbTintColor" white="0" alpha="1"/>
            </switch>
            """
        )
        XCTAssertTrue(decoded.isOn)
        XCTAssertEqual(decoded.frame, UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0)).frame)
        XCTAssertEqual(decoded.onTintColor, .systemRed)
        XCTAssertEqual(decoded.thumbTintColor, UIColor(white: 0, alpha: 1))
        XCTAssertFalse(try make("<switch id='a'/>", as: UISwitch.self).isOn)
        XCTAssertEqual(told, [])
    }

    func testASliderAndAStepper() throws {
        let slider: UISlider = try make(
            """
            <slider value="30" minValue="10" maxValue="50" continuous="NO" id="a">
                <color key="minimumTrackTintColor" systemColor="systemRedColor"/>
                <color key="maximumTrackTintColor" systemColor="systemBlueColor"/>
                <color key="thumbTintColor" systemColor="systemGreenColor"/>
            </slider>
            """
        )
        XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [10, 30, 50])
        XCTAssertFalse(slider.isContinuous)
        XCTAssertEqual(slider.minimumTrackTintColor, .systemRed)
        XCTAssertEqual(slider.maximumTrackTintColor, .systemBlue)
        XCTAssertEqual(slider.thumbTintColor, .systemGreen)
        let stepper: UIStepper = try make(
            """
            <stepper value="150" minimumValue="120" maximumValue="300" stepValue="5" autorepeat="NO" wraps="YES" \
            continuous="NO" id="a"/>
            """
        )
        XCTAssertEqual(
            [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue],
            [120, 150, 300, 5]
        )
        XCTAssertTrue(stepper.wraps && !stepper.autorepeat && !stepper.isContinuous)
        XCTAssertEqual(stepper.frame.size, UIStepper().frame.size)
        XCTAssertEqual(told, [])
    }

    func testI7RangesThatAreNone() throws {
        let slider: UISlider = try make(#"<slider value="nan" minValue="inf" maxValue="-1e300" id="a"/>"#)
        XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [0, 0, 1])
        let stepper: UIStepper = try make(
            #"<stepper minimumValue="9" maximumValue="3" stepValue="0" value="7" id="b"/>"#
        )
        XCTAssertEqual(
            [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue],
            [0, 7, 100, 1]
        )
        let pages: UIPageControl = try make(
            #"<pageControl numberOfPages="-4" currentPage="999999999999" id="c"/>"#
        )
        XCTAssertEqual([pages.numberOfPages, pages.currentPage], [0, 0])
        XCTAssertEqual(
            told,
            [
                "2: pageControl c: currentPage must be a whole number from 0 to 10000, but is '999999999999'",
                "2: pageControl c: numberOfPages must be a whole number from 0 to 10000, but is '-4'",
                "2: slider a: maxValue must be a number that is not too large, but is '-1e300'",
                "2: slider a: minValue must be a number that is not too large, but is 'inf'",
                "2: slider a: value must be a number that is not too large, but is 'nan'",
                "2: stepper b: minimumValue 9.0 is above maximumValue 3.0, so neither counts",
                "2: stepper b: stepValue must be more than 0, but is 0.0",
            ]
        )
    }

    func testAProgressView() throws {
        let line: UIProgressView = try make(
            """
            <progressView progressViewStyle="bar" progress="0.5" id="a">
                <color key="progressTintColor" systemColor="systemRedColor"/><color key="trackTintColor" systemColor="systemBlueColor"/>
            </progressView>
            """
        )
        XCTAssertEqual(line.progressViewStyle, .bar)
        XCTAssertEqual(line.progress, 0.5)
        XCTAssertEqual(line.progressTintColor, .systemRed)
        XCTAssertEqual(line.trackTintColor, .systemBlue)
        XCTAssertEqual(told, [])
    }

    func testAnActivityIndicatorHidesOnlyWhereTheDocumentSaysSo() throws {
        let standing: UIActivityIndicatorView = try make(#"<activityIndicatorView style="large" id="a"/>"#)
        XCTAssertEqual(standing.style, .large)
        XCTAssertTrue(!standing.hidesWhenStopped && !standing.isHidden && !standing.isAnimating)
        let hiding: UIActivityIndicatorView = try make(
            #"<activityIndicatorView hidesWhenStopped="YES" style="medium" id="a"><rect key="frame" x="1" y="2" width="20" height="20"/></activityIndicatorView>"#
        )
        XCTAssertTrue(hiding.hidesWhenStopped && hiding.isHidden)
        XCTAssertEqual(hiding.frame, CGRect(x: 1, y: 2, width: 20, height: 20))
        let turning: UIActivityIndicatorView = try make(
            #"<activityIndicatorView hidesWhenStopped="YES" animating="YES" style="gray" id="a"><color key="color" systemColor="systemRedColor"/></activityIndicatorView>"#
        )
        XCTAssertTrue(turning.isAnimating && !turning.isHidden)
        XCTAssertEqual(turning.color, .systemRed)
        XCTAssertEqual(told, [])
    }

    func testAPageControl() throws {
        let pages: UIPageControl = try make(
            """
            <pageControl numberOfPages="5" currentPage="2" hidesForSinglePage="YES" id="a">
                <color key="pageIndicatorTintColor" systemColor="systemRedColor"/>
                <color key="currentPageIndicatorTintColor" systemColor="systemBlueColor"/>
            </pageControl>
            """
        )
        XCTAssertEqual([pages.numberOfPages, pages.currentPage], [5, 2])
        XCTAssertTrue(pages.hidesForSinglePage)
        XCTAssertEqual(pages.pageIndicatorTintColor, .systemRed)
        XCTAssertEqual(pages.currentPageIndicatorTintColor, .systemBlue)
        XCTAssertEqual(told, [])
    }

    func testASegmentedControl() throws {
        let decoded: UISegmentedControl = try make(
            """
            <segmentedControl apportionsSegmentWidthsByContent="YES" segmentControlStyle="plain" selectedSegmentIndex="1" id="a">
                <segments><segment title="One"/><segment title="Two" width="61" enabled="NO"/><segment title="" image="star" catalog="system"/></segments>
                <color key="selectedSegmentTintColor" systemColor="systemRedColor"/>
            </segmentedControl>
            """
        )
        XCTAssertEqual(decoded.numberOfSegments, 3)
        XCTAssertEqual((0..<2).map { decoded.titleForSegment(at: $0) }, ["One", "Two"])
        XCTAssertNotNil(decoded.imageForSegment(at: 2))
        XCTAssertEqual(decoded.widthForSegment(at: 1), 61)
        XCTAssertFalse(decoded.isEnabledForSegment(at: 1))
        XCTAssertEqual(decoded.selectedSegmentIndex, 1)
        XCTAssertTrue(decoded.apportionsSegmentWidthsByContent)
        XCTAssertEqual(decoded.selectedSegmentTintColor, .systemRed)
        let momentary: UISegmentedControl = try make(
            #"<segmentedControl momentary="YES" id="a"><segments><segment title="One"/></segments></segmentedControl>"#
        )
        XCTAssertTrue(momentary.isMomentary)
        XCTAssertEqual(momentary.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual(told, [])
        let wrong: UISegmentedControl = try make(
            #"<segmentedControl selectedSegmentIndex="7" id="a"><segments><segment title="One"/></segments></segmentedControl>"#
        )
        XCTAssertEqual(wrong.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual(told, ["2: segmentedControl a: There is no segment 7 to select"])
    }

    func testADatePicker() throws {
        let picker: UIDatePicker = try make(
            """
            <datePicker datePickerMode="date" minuteInterval="5" style="wheels" id="a">
                <date key="date" timeIntervalSinceReferenceDate="448248000"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="3124090800"/>
                <locale key="locale" localeIdentifier="da_DK"/>
            </datePicker>
            """
        )
        XCTAssertEqual(picker.datePickerMode, .date)
        XCTAssertEqual(picker.datePickerStyle, .wheels)
        XCTAssertEqual(picker.minuteInterval, 5)
        XCTAssertEqual(picker.date, Date(timeIntervalSinceReferenceDate: 448_248_000))
        XCTAssertEqual(picker.minimumDate, Date(timeIntervalSinceReferenceDate: -978_267_600))
        XCTAssertEqual(picker.maximumDate, Date(timeIntervalSinceReferenceDate: 3_124_090_800))
        XCTAssertEqual(picker.locale?.identifier, "da_DK")
        XCTAssertEqual(told, [])
        _ = try make(
            #"<datePicker minuteInterval="-3" id="a"><date key="date" timeIntervalSinceReferenceDate="999999999999"/></datePicker>"#,
            as: UIDatePicker.self
        )
        XCTAssertEqual(
            told,
            [
                "2: date: date must be within three thousand years, but is '999999999999.0'",
                "2: datePicker a: minuteInterval must be a whole number from 0 to 30, but is '-3'",
            ]
        )
    }

    func testImageViews() throws {
        let decoded: UIImageView = try make(
            """
            <imageView highlighted="YES" contentMode="scaleAspectFit" id="a">
                <imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="original"/>
                <imageReference key="highlightedImage" image="star.fill" catalog="system"/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="40" scale="small" weight="bold"/>
            </imageView>
            """
        )
        let large = UIImage(systemName: "star")?
            .applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
        XCTAssertEqual(decoded.image?.size, large?.size)
        XCTAssertEqual(decoded.image?.renderingMode, .alwaysOriginal)
        XCTAssertEqual(decoded.highlightedImage, UIImage(systemName: "star.fill"))
        XCTAssertTrue(decoded.isHighlighted)
        XCTAssertEqual(
            decoded.preferredSymbolConfiguration,
            UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .small)
        )
        // What Interface Builder has ticked it does not write.
        XCTAssertTrue(decoded.isUserInteractionEnabled)
        XCTAssertEqual(told, [])
        let unknown: UIImageView = try make(
            #"<imageView userInteractionEnabled="NO" image="no such image" id="a"/>"#
        )
        XCTAssertNil(unknown.image)
        XCTAssertFalse(unknown.isUserInteractionEnabled)
        XCTAssertEqual(told, ["2: imageView a: There is no image 'no such image'"])
    }

    func testPickerViewsColorWellsAndRefreshControls() throws {
        _ = try make(
            #"<pickerView contentMode="scaleToFill" showsSelectionIndicator="YES" id="a"/>"#,
            as: UIPickerView.self
        )
        let well: UIColorWell = try make(
            #"<colorWell title="Ink" supportsAlpha="NO" id="a"><color key="selectedColor" systemColor="systemRedColor"/></colorWell>"#
        )
        XCTAssertEqual(well.title, "Ink")
        XCTAssertFalse(well.supportsAlpha)
        XCTAssertEqual(well.selectedColor, .systemRed)
        let refresh: UIRefreshControl = try make(#"<refreshControl opaque="NO" enabled="NO" id="a"/>"#)
        XCTAssertTrue(refresh.isEnabled, "Xcode writes each as disabled")
        XCTAssertEqual(told, [])
    }
}
