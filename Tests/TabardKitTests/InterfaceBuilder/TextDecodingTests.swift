import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// Labels, text fields and text views of documents (I5).
@preconcurrency @MainActor
final class TextDecodingTests: InterfaceTestCase {
    private func make<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
        try XCTUnwrap(nib(element).instantiate(withOwner: nil).first as? View)
    }

    /// Interface Builder writes a size of nothing for labels of cells that keep the font of their style.
    func testAFontWithoutASizeIsThatOfTheLabel() throws {
        let label = try XCTUnwrap(
            nib(
                #"<label text="A" id="a"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>"#
            )
            .instantiate(withOwner: nil).first as? UILabel
        )
        XCTAssertEqual(label.font, UILabel().font)
        XCTAssertEqual(told, [])
    }

    func testALabel() throws {
        let label: UILabel = try make(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="center" \
            lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignCenters" adjustsFontSizeToFit="NO" \
            minimumScaleFactor="0.5" preferredMaxLayoutWidth="120" highlighted="YES" enabled="NO" id="a">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
                <color key="textColor" systemColor="systemRedColor"/>
                <color key="highlightedColor" systemColor="systemBlueColor"/>
                <color key="shadowColor" systemColor="systemGreenColor"/>
                <size key="shadowOffset" width="2" height="3"/>
            </label>
            """
        )
        XCTAssertEqual(label.text, "Hello")
        XCTAssertEqual(label.font, .boldSystemFont(ofSize: 21))
        XCTAssertEqual(
            [label.textColor, label.highlightedTextColor, label.shadowColor],
            [.systemRed, .systemBlue, .systemGreen]
        )
        XCTAssertEqual(label.shadowOffset, CGSize(width: 2, height: 3))
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.lineBreakMode, .byWordWrapping)
        XCTAssertEqual(label.numberOfLines, 0)
        XCTAssertEqual(label.baselineAdjustment, .alignCenters)
        XCTAssertEqual(label.minimumScaleFactor, 0.5)
        XCTAssertEqual(label.preferredMaxLayoutWidth, 120)
        XCTAssertTrue(label.isHighlighted && !label.isEnabled && !label.adjustsFontSizeToFitWidth)
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertEqual(told, [])
    }

    func testWhatXcodeLeavesOutOfLabelsIsAsInItsArchives() throws {
        let label: UILabel = try make(
            """
            <label minimumFontSize="10" id="a"><string key="text">Two
            lines</string><nil key="textColor"/><nil key="highlightedColor"/></label>
            """
        )
        XCTAssertEqual(label.text, "Two\nlines")
        XCTAssertEqual(label.textAlignment, .left)
        XCTAssertTrue(label.adjustsFontSizeToFitWidth && label.isUserInteractionEnabled)
        XCTAssertEqual(label.minimumScaleFactor, 10.0 / 17, accuracy: 1e-9)
        XCTAssertEqual(label.textColor, .label)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(told, [])
    }

    func testALabelFollowsSizeClasses() throws {
        let label: UILabel = try make(
            """
            <label text="Hello" adjustsFontSizeToFit="NO" id="a">
                <fontDescription key="fontDescription" type="system" pointSize="12"/>
                <variation key="widthClass=regular">
                    <fontDescription key="fontDescription" type="system" pointSize="30"/>
                </variation>
            </label>
            """
        )
        let controller = UIViewController()
        controller.view.addSubview(label)
        show(controller)
        XCTAssertEqual(label.font.pointSize, 12)
        controller.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(label.font.pointSize, 30)
        XCTAssertEqual(label.text, "Hello")
        controller.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(label.font.pointSize, 12)
        XCTAssertEqual(told, [])
    }

    func testATextField() throws {
        let field: UITextField = try make(
            """
            <textField opaque="NO" clipsSubviews="YES" contentHorizontalAlignment="left" contentVerticalAlignment="center" \
            text="Ada" placeholder="Name" textAlignment="right" borderStyle="roundedRect" clearButtonMode="whileEditing" \
            clearsOnBeginEditing="YES" minimumFontSize="11" adjustsFontSizeToFit="NO" id="a">
                <color key="textColor" systemColor="systemRedColor"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
            spellCheckingType="yes" keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="next" \
            enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="one-time-code" smartQuotesType="no"/>
            </textField>
            """
        )
        XCTAssertEqual(field.text, "Ada")
        XCTAssertEqual(field.placeholder, "Name")
        XCTAssertEqual(field.font, .preferredFont(forTextStyle: .headline))
        XCTAssertEqual(field.textColor, .systemRed)
        XCTAssertEqual(field.textAlignment, .right)
        XCTAssertEqual(field.borderStyle, .roundedRect)
        XCTAssertEqual(field.clearButtonMode, .whileEditing)
        XCTAssertEqual(field.minimumFontSize, 11)
        XCTAssertTrue(field.clearsOnBeginEditing && !field.adjustsFontSizeToFitWidth)
        XCTAssertEqual(field.autocapitalizationType, .words)
        XCTAssertEqual(field.autocorrectionType, .no)
        XCTAssertEqual(field.spellCheckingType, .yes)
        XCTAssertEqual(field.keyboardType, .emailAddress)
        XCTAssertEqual(field.keyboardAppearance, .dark)
        XCTAssertEqual(field.returnKeyType, .next)
        XCTAssertTrue(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
        XCTAssertEqual(field.textContentType, .oneTimeCode)
        XCTAssertEqual(told, [])
        let bare: UITextField = try make(
            #"<textField id="a"><textInputTraits key="textInputTraits"/></textField>"#
        )
        XCTAssertEqual(bare.autocapitalizationType, .none)
        XCTAssertEqual(bare.textAlignment, .left)
        XCTAssertEqual(bare.borderStyle, .none)
        XCTAssertEqual(told, [])
    }

    func testATextView() throws {
        let view: UITextView = try make(
            """
            <textView clipsSubviews="YES" multipleTouchEnabled="YES" editable="NO" selectable="NO" scrollEnabled="NO" \
            textAlignment="justified" id="a">
                <string key="text">Lorem
            ipsum</string>
                <color key="textColor" systemColor="systemRedColor"/>
                <color key="backgroundColor" systemColor="systemYellowColor"/>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
                <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
            </textView>
            """
        )
        XCTAssertEqual(view.text, "Lorem\nipsum")
        XCTAssertEqual(view.textColor, .systemRed)
        XCTAssertEqual(view.backgroundColor, .systemYellow)
        XCTAssertEqual(view.font, .systemFont(ofSize: 14))
        XCTAssertTrue(!view.isEditable && !view.isSelectable && !view.isScrollEnabled)
        XCTAssertEqual(view.textAlignment, .justified)
        XCTAssertEqual(view.dataDetectorTypes, [.phoneNumber, .link])
        XCTAssertEqual(view.autocapitalizationType, .sentences)
        XCTAssertEqual(told, [])
        XCTAssertEqual(
            try make(#"<textView id="a"/>"#, as: UITextView.self).backgroundColor,
            .systemBackground
        )
    }

    func testASearchBar() throws {
        let bar: UISearchBar = try make(
            """
            <searchBar contentMode="redraw" searchBarStyle="minimal" text="jazz" placeholder="Songs" prompt="Search" \
            showsCancelButton="YES" showsScopeBar="YES" selectedScopeButtonIndex="1" translucent="NO" id="a">
                <color key="barTintColor" systemColor="systemRedColor"/>
                <textInputTraits key="textInputTraits" keyboardType="URL"/>
                <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
            </searchBar>
            """
        )
        XCTAssertEqual(bar.searchBarStyle, .minimal)
        XCTAssertEqual([bar.text, bar.placeholder, bar.prompt], ["jazz", "Songs", "Search"])
        XCTAssertTrue(bar.showsCancelButton && bar.showsScopeBar && !bar.isTranslucent)
        XCTAssertEqual(bar.scopeButtonTitles, ["All", "Mine"])
        XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
        XCTAssertEqual(bar.barTintColor, .systemRed)
        XCTAssertEqual(bar.keyboardType, .URL)
        XCTAssertEqual(told, [])
    }

    func testTextsWithAttributes() throws {
        let label: UILabel = try make(
            """
            <label usesAttributedText="YES" adjustsFontSizeToFit="NO" id="a">
                <attributedString key="attributedText">
                    <fragment content="Bold"><attributes>
                        <color key="NSColor" systemColor="systemRedColor"/>
                        <color key="NSBackgroundColor" systemColor="systemYellowColor"/>
                        <font key="NSFont" size="15" metaFont="systemBold"/>
                        <real key="NSKern" value="2"/>
                        <integer key="NSUnderline" value="1"/>
                        <url key="NSLink" string="https://example.org"/>
                        <font key="NSOriginalFont" size="15" metaFont="system"/>
                        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
            baseWritingDirection="leftToRight" lineSpacing="3" lineHeightMultiple="1.5"/>
                    </attributes></fragment>
                    <fragment><string key="content"> and
            plain</string></fragment>
                </attributedString>
            </label>
            """
        )
        let text = try XCTUnwrap(label.attributedText)
        XCTAssertEqual(text.string, "Bold and\nplain")
        let first = text.attributes(at: 0, effectiveRange: nil)
        XCTAssertEqual(first[.foregroundColor] as? UIColor, .systemRed)
        XCTAssertEqual(first[.backgroundColor] as? UIColor, .systemYellow)
        XCTAssertEqual(first[.font] as? UIFont, .boldSystemFont(ofSize: 15))
        XCTAssertEqual(first[.kern] as? CGFloat, 2)
        XCTAssertEqual(first[.underlineStyle] as? Int, 1)
        XCTAssertEqual(first[.link] as? URL, URL(string: "https://example.org"))
        let style = try XCTUnwrap(first[.paragraphStyle] as? NSParagraphStyle)
        XCTAssertEqual(style.alignment, .center)
        XCTAssertEqual(style.lineBreakMode, .byWordWrapping)
        XCTAssertEqual([style.lineSpacing, style.lineHeightMultiple], [3, 1.5])
        XCTAssertEqual(first.count, 7)
        XCTAssertEqual(label.textAlignment, .center, "it tells what the first letter has")
        XCTAssertTrue(text.attributes(at: 6, effectiveRange: nil).isEmpty)
        XCTAssertEqual(told, [])
    }

    func testViewsBesideAKeyboardAreOutlets() throws {
        let top = nib(
            """
            <textField id="a"><connections>
                <outlet property="inputAccessoryView" destination="v" id="1"/><outlet property="inputView" destination="v" id="2"/>
                <outlet property="leftView" destination="v" id="3"/><outlet property="delegate" destination="v" id="4"/>
            </connections></textField>
            <textView id="b"><connections><outlet property="inputAccessoryView" destination="v" id="5"/></connections></textView>
            <view id="v"/>
            """
        )
        .instantiate(withOwner: nil)
        let (field, view) = (top[0] as? UITextField, top[1] as? UITextView)
        let outlets = [
            field?.inputAccessoryView, field?.inputView, field?.leftView, view?.inputAccessoryView,
        ]
        XCTAssertEqual(outlets, Array(repeating: top[2] as? UIView, count: 4))
        XCTAssertEqual(told.count, 1)
        XCTAssertEqual(told.first?.contains("can't set 'delegate'"), true, "\(told)")
    }

    func testI7NamesThatAreNone() throws {
        let label: UILabel = try make(
            #"<label numberOfLines="-2" lineBreakMode="sometimes" adjustsFontSizeToFit="maybe" minimumScaleFactor="nan" sparkles="YES" id="a"/>"#
        )
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(
            told.map { $0.components(separatedBy: " one of ")[0] },
            [
                "2: label a: Tabard does not know its attribute 'sparkles'",
                "2: label a: adjustsFontSizeToFit must be YES or NO, but is 'maybe'",
                "2: label a: lineBreakMode must be",
                "2: label a: minimumScaleFactor must be a number, but is 'nan'",
                "2: label a: numberOfLines must be a whole number from 0 to 10000, but is '-2'",
            ]
        )
    }

    func testADecodedLabelLooksAsOneMadeInCode() throws {
        let decoded: UILabel = try make(
            """
            <label userInteractionEnabled="NO" text="Tabard" textAlignment="center" adjustsFontSizeToFit="NO" \
            lineBreakMode="tailTruncation" id="a"><rect key="frame" x="10" y="10" width="180" height="40"/>
                <color key="backgroundColor" systemColor="systemYellowColor"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
                <color key="textColor" systemColor="systemRedColor"/></label>
            """
        )
        let made = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
        made.text = "Tabard"
        made.textAlignment = .center
        made.font = .boldSystemFont(ofSize: 24)
        made.textColor = .systemRed
        made.backgroundColor = .systemYellow
        try assertTheyLookAlike(decoded, made)
    }
}
