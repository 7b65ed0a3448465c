import GtkInterop
import XCTest

@testable import TabardKit

/// Documents as texts, and what the log says of them.
@preconcurrency @MainActor
class InterfaceTestCase: TabBarTestCase {
    override func setUp() async throws {
        try await super.setUp()
        InterfaceReport.told = []
    }

    /// What was told of documents since the test began, in order of the alphabet, without the document's name.
    var told: [String] {
        InterfaceReport.told.map { text in
            String(text.drop { $0 != ":" }.dropFirst())
        }
        .sorted()
    }

    /// A nib with objects at its top, whose lines are counted from 1.
    func nib(_ objects: String, owner: String = "") -> UINib {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>\
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects></document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }
}
