import XCTest

/// What apps may rely on staying as it is, read from the interface: with library evolution the rest wants
/// `@unknown default`, or is reached by calls.
final class FrozenTypesTests: XCTestCase {
    private let checkout = Checkout.current

    private struct Declaration {
        let name: String
        let isFrozen: Bool
    }

    private func declarations(_ keyword: String, of product: String) -> [Declaration] {
        checkout.text("Documentation/Interface/\(product).txt").split(separator: "\n").compactMap { line in
            // Faster than the expression, and nearly all lines are of members.
            guard line.contains("public "), line.contains(keyword),
                let match = line.firstMatch(of: /^(\S+)  ((?:@\w+ )*)public (?:indirect )?(struct|enum)\b/),
                match.3 == keyword
            else { return nil }
            return Declaration(name: String(match.1), isFrozen: match.2.contains("@frozen"))
        }
    }

    /// Apple's structures that come from C are frozen: two members can be passed `inout` at once, and the bits copied. Those
    /// that Apple wrote in Swift are not.
    func testStructuresOfCAreFrozen() {
        let structures = declarations("struct", of: "TabardKit")
        XCTAssertGreaterThan(structures.count, 50)
        XCTAssertEqual(
            structures.filter { !$0.isFrozen }.map(\.name),
            [
                "AttributeScopes.UIKitAttributes", "LocalizedStringResource",
                "NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceSectionTransaction",
                "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceTransaction",
                "NSKeyValueObservedChange", "String.LocalizationOptions", "String.LocalizationValue",
                "String.LocalizationValue.StringInterpolation", "UIBackgroundConfiguration",
                "UIButton.Configuration",
                "UICellAccessory", "UICellAccessory.CheckmarkOptions",
                "UICellAccessory.CustomViewConfiguration", "UICellAccessory.DeleteOptions",
                "UICellAccessory.DetailOptions", "UICellAccessory.DisclosureIndicatorOptions",
                "UICellAccessory.InsertOptions", "UICellAccessory.LabelOptions",
                "UICellAccessory.MultiselectOptions", "UICellAccessory.OutlineDisclosureOptions",
                "UICellAccessory.PopUpMenuOptions", "UICellAccessory.ReorderOptions",
                "UICellConfigurationState",
                "UICollectionLayoutListConfiguration", "UICollectionView.CellRegistration",
                "UICollectionView.SupplementaryRegistration",
                "UICollectionViewDiffableDataSource.ReorderingHandlers",
                "UICollectionViewDiffableDataSource.SectionSnapshotHandlers",
                "UIConfigurationColorTransformer", "UIConfigurationTextAttributesTransformer",
                "UIContentUnavailableConfiguration", "UIContentUnavailableConfiguration.ButtonProperties",
                "UIContentUnavailableConfiguration.ImageProperties",
                "UIContentUnavailableConfiguration.TextProperties", "UIContentUnavailableConfigurationState",
                "UIListContentConfiguration", "UIListContentConfiguration.ImageProperties",
                "UIListContentConfiguration.TextProperties", "UIListSeparatorConfiguration", "UISceneError",
                "UISceneSessionActivationRequest", "UITraitOverrides", "UITraitTabAccessoryEnvironment",
                "UIViewConfigurationState",
                "UTTagClass", "UTType",
            ]
        )
    }

    /// Apple's closed enumerations are `ComparisonResult` and `CGRectEdge`, which are Foundation's here, and a few of no class
    /// that is here: all others may have cases that nobody knows yet. The keys of attributed strings have no cases at all.
    func testEnumerationsOfUIKitAreOpen() {
        let enumerations = declarations("enum", of: "TabardKit")
        XCTAssertGreaterThan(enumerations.count, 80)
        XCTAssertEqual(
            enumerations.filter { $0.isFrozen && !$0.name.hasPrefix("AttributeScopes.") }.map(\.name),
            []
        )
    }

    func testStructuresAndEnumerationsOfUserNotifications() {
        let structures = declarations("struct", of: "TabardNotifications")
        XCTAssertGreaterThan(structures.count, 4)
        XCTAssertEqual(structures.filter { !$0.isFrozen }.map(\.name), ["UNError"])
        let enumerations = declarations("enum", of: "TabardNotifications")
        XCTAssertGreaterThan(enumerations.count, 4)
        XCTAssertEqual(enumerations.filter(\.isFrozen).map(\.name), [])
    }

    /// The enumerations of Tabard's own get cases in a major version alone, but for those that tell what went wrong, or what became
    /// of a fleet's defaults. That of devices' names has no cases at all.
    func testEnumerationsOfTabardsOwnAreFrozen() {
        let products = ["TabModel", "TabStore", "TabMemory", "TabRoaming", "TabRoamingPostgres"]
        let enumerations = products.flatMap { declarations("enum", of: $0) }
        XCTAssertGreaterThan(enumerations.count, 10)
        XCTAssertEqual(
            enumerations.filter { !$0.isFrozen }.map(\.name),
            [
                "TabBarMisuse", "TabEditRefusal", "TabRecordProblem.Kind", "FleetReport.Condition",
                "ManagedDefaultsEvent", "DeviceName", "RoamingKeyError",
            ]
        )
    }
}
