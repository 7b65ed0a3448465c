import XCTest

/// What selectors need of UIKit's classes and protocols, read from the sources.
final class SelectorsTests: XCTestCase {
    private let checkout = Checkout.current

    private var kit: [TextFile] {
        checkout.files(
            in: [
                "Sources/TabardKit", "Sources/TabardDrawing", "Sources/TabardFoundation",
                "Sources/TabardNotifications",
            ],
            endingWith: ["swift"]
        )
    }

    /// Every class that apps may inherit from answers selectors, itself or by what it inherits from (O2).
    func testO2EveryOpenClassAnswersSelectors() {
        var superclasses: [String: String] = [:]
        var answering: Set<String> = []
        for file in kit {
            let text = file.lines.joined(separator: "\n")
            let heads = text.matches(of: /(?m)^ *open class (\w+)(?:<[^>\n]*>)?\s*:\s*(\w+)([^{]*)\{/)
            for head in heads {
                let name = String(head.1)
                superclasses[name] = String(head.2)
                let declaresTable = text.contains("open class var _selectors: _SelectorTable")
                if head.3.contains("_SelectorAnswering"), declaresTable { answering.insert(name) }
            }
        }
        XCTAssertGreaterThan(superclasses.count, 100)
        let silent = superclasses.keys.filter { name in
            var name = name
            while let next = superclasses[name], !answering.contains(name) { name = next }
            return !answering.contains(name)
        }
        XCTAssertEqual(silent.sorted(), [])
    }

    /// Every default of an optional requirement asks the object's own methods first, with as many arguments as it has (O3).
    func testO3EveryDefaultOfAnOptionalRequirementAsksTheObject() {
        // Protocols whose defaults are no requirements of Objective-C's: what they hold is Swift's alone.
        let others: Set<String> = [
            "UIViewControllerTransitionCoordinator", "UITimingCurveProvider", "UITextInputTraits",
            "UITraitChangeObservable", "_ObjectiveCObject", "UIDragDropSession", "UIDropSession",
            "UIFocusEnvironment",
            // Its questions have two forms of one name in Objective-C.
            "UNUserNotificationCenterDelegate",
        ]
        var protocols: Set<String> = []
        for file in kit {
            for line in file.lines {
                guard line.hasPrefix("public protocol ") else { continue }
                if let name = line.firstMatch(of: /^public protocol (\w+)/) {
                    protocols.insert(String(name.1))
                }
            }
        }
        var count = 0
        for file in kit {
            let lines = file.lines.map(String.init)
            var isInDefaults = false
            for (index, line) in lines.enumerated() {
                if line.hasPrefix("extension "), let name = line.firstMatch(of: /^extension (\w+) \{/) {
                    isInDefaults = protocols.contains(String(name.1)) && !others.contains(String(name.1))
                } else if line == "}" {
                    isInDefaults = false
                }
                guard isInDefaults, line.hasPrefix("    public func ") else { continue }
                count += 1
                let end = lines[index...].firstIndex {
                    $0.hasPrefix("    }") && !$0.hasSuffix("{") && !$0.hasPrefix("    )")
                }
                let text = lines[index...(end ?? index)].joined(separator: " ")
                let parameters = text.prefix { $0 != "{" }.matches(of: #/[(,]\s*(?:\w+ )?\w+: /#).count
                let names = text.matches(of: /_answer\( *"([^"]*)"/)
                XCTAssertEqual(names.count, 1, "\(file.path):\(index + 1) asks for \(names.count) methods")
                let colons = names.first?.1.count { $0 == ":" }
                XCTAssertEqual(colons, parameters, "\(file.path):\(index + 1)")
            }
        }
        XCTAssertGreaterThan(count, 120)
    }
}
