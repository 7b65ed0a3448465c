import GtkInterop
import XCTest

@testable import TabardKit

/// What stands beside the text of a field, when and where.
@preconcurrency @MainActor
final class TextFieldSidesTests: ControlTestCase {
    private func field() -> UITextField {
        let field = UITextField()
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        put(field)
        return field
    }

    func testWhenTheyAreShown() {
        let field = field()
        XCTAssertEqual([field.leftView?.isHidden, field.rightView?.isHidden], [true, true])
        let modes: [(UITextField.ViewMode, Bool, Bool)] = [
            (.never, true, true), (.whileEditing, true, false), (.unlessEditing, false, true),
            (.always, false, false),
        ]
        for (mode, isHiddenAtRest, isHiddenWhileEditing) in modes {
            field.leftViewMode = mode
            field.rightViewMode = mode
            XCTAssertEqual(field.leftView?.isHidden, isHiddenAtRest, "\(mode)")
            XCTAssertEqual(field.rightView?.isHidden, isHiddenAtRest, "\(mode)")
            XCTAssertTrue(field.becomeFirstResponder())
            XCTAssertEqual(field.leftView?.isHidden, isHiddenWhileEditing, "\(mode)")
            XCTAssertEqual(field.rightView?.isHidden, isHiddenWhileEditing, "\(mode)")
            XCTAssertTrue(field.resignFirstResponder())
        }
    }

    func testTheTextStandsBetweenThem() {
        let field = field()
        XCTAssertEqual(field.textRect(forBounds: field.bounds), field.bounds)
        field.leftViewMode = .always
        field.rightViewMode = .always
        field.layoutIfNeeded()
        XCTAssertEqual(field.leftView?.frame, CGRect(x: 0, y: 10, width: 24, height: 20))
        XCTAssertEqual(field.rightView?.frame, CGRect(x: 170, y: 5, width: 30, height: 30))
        let text = field.textRect(forBounds: field.bounds)
        XCTAssertGreaterThan(text.minX, 24)
        XCTAssertLessThan(text.maxX, 170)
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        field.layoutIfNeeded()
        XCTAssertEqual(field.leftView?.frame.minX, 176, "it stands where reading begins")
        XCTAssertEqual(field.rightView?.frame.minX, 0)
        let old = field.leftView
        field.leftView = nil
        XCTAssertNil(old?.superview)
    }

    func testTheClearButtonTakesThePlaceOfTheRightView() {
        let field = field()
        field.rightViewMode = .always
        field.clearButtonMode = .always
        XCTAssertEqual(field.rightView?.isHidden, false)
        field.text = "a"
        XCTAssertEqual(field.rightView?.isHidden, true)
        field.text = ""
        XCTAssertEqual(field.rightView?.isHidden, false)
    }

    /// Apps move them by overriding where they stand; the text gives way.
    func testSubclassesSayWhereTheyStand() {
        final class Padded: UITextField {
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
                super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
            }
            override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
                super.clearButtonRect(forBounds: bounds).offsetBy(dx: -12, dy: 0)
            }
        }
        let field = Padded()
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
        field.leftViewMode = .always
        field.clearButtonMode = .always
        field.text = "a"
        put(field)
        field.layoutIfNeeded()
        XCTAssertEqual(field.leftView?.frame.minX, 12)
        XCTAssertGreaterThan(field.textRect(forBounds: field.bounds).minX, 36)
        XCTAssertEqual(field._clearButton?.frame.maxX, 188)
        XCTAssertLessThan(field.textRect(forBounds: field.bounds).maxX, 168)
    }

    func testAViewWithoutASizeIsAsLargeAsItsContent() {
        let field = UITextField()
        let label = UILabel()
        label.text = "€"
        field.leftView = label
        field.leftViewMode = .always
        put(field)
        field.layoutIfNeeded()
        XCTAssertGreaterThan(label.frame.width, 4)
        XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
    }

    /// What input methods hear of each kind of keyboard, and that a search field passes its own on.
    func testWhatTheKeyboardIsFor() {
        let field = UITextField()
        let purposes: [(UIKeyboardType, TextPurpose)] = [
            (.default, .freeForm), (.asciiCapable, .freeForm), (.numbersAndPunctuation, .freeForm),
            (.URL, .address), (.numberPad, .digits), (.phonePad, .phone), (.namePhonePad, .name),
            (.emailAddress, .email), (.decimalPad, .number), (.twitter, .freeForm), (.webSearch, .freeForm),
            (.asciiCapableNumberPad, .digits), (.alphabet, .freeForm),
        ]
        for (type, purpose) in purposes {
            field.keyboardType = type
            XCTAssertEqual(field._purpose, purpose, "\(type)")
        }
        field.keyboardType = .default
        field.textContentType = .emailAddress
        XCTAssertEqual(field._purpose, .email)
        field.keyboardType = .numberPad
        XCTAssertEqual(field._purpose, .digits, "the keyboard's kind counts for more")
        field.isSecureTextEntry = true
        XCTAssertEqual(field._purpose, .password)
        let search = UISearchBar()
        search.keyboardType = .emailAddress
        search.returnKeyType = .done
        XCTAssertEqual(search.searchTextField.keyboardType, .emailAddress)
        XCTAssertEqual(search.searchTextField.returnKeyType, .done)
    }

    /// The key says what the app wants where a keyboard shows it; whatever it says, Return goes to the delegate.
    func testTheReturnKey() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var types: [UIReturnKeyType] = []
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                types.append(textField.returnKeyType)
                return false
            }
        }
        let delegate = Delegate()
        let field = UITextField()
        XCTAssertEqual(field.returnKeyType, .default)
        field.delegate = delegate
        put(field)
        XCTAssertTrue(field.becomeFirstResponder())
        for type in [UIReturnKeyType.next, .done] {
            field.returnKeyType = type
            field._return()
        }
        field.enablesReturnKeyAutomatically = true
        field._return()
        XCTAssertEqual(delegate.types, [.next, .done], "without a text the key does nothing")
    }
}
