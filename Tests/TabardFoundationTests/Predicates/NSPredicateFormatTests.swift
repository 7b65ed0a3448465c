import XCTest

@testable import TabardFoundation

/// Predicates by formats, as lists are filtered with.
final class NSPredicateFormatTests: XCTestCase {
    private let anna = Person("Anna", 30)
    private let bjorn = Person("Björn", 17, isActive: false)
    private let carla = Employee("carla", 45)
    private lazy var people: [Person] = {
        anna.tags = [Tag("friend", 2), Tag("work", 5)]
        bjorn.tags = [Tag("work", 1)]
        anna.city = "Oslo"
        anna.born = Date(timeIntervalSince1970: 1000)
        carla.born = Date(timeIntervalSince1970: 3000)
        return [anna, bjorn, carla]
    }()

    private func assert(_ format: String, _ args: Any..., finds expected: [String], line: UInt = #line) {
        XCTAssertEqual(
            names(people, NSPredicate(format: format, argumentArray: args)),
            expected,
            format,
            line: line
        )
    }

    func testComparisons() {
        assert("age > 18", finds: ["Anna", "carla"])
        assert("age >= %d", 30, finds: ["Anna", "carla"])
        assert("age < 30 || age == 45", finds: ["Björn", "carla"])
        assert("age != 30 AND NOT age = 17", finds: ["carla"])
        assert("%K == %@", "name", "Anna", finds: ["Anna"])
        assert("name == 'Anna'", finds: ["Anna"])
        assert("SELF.name = \"Anna\"", finds: ["Anna"])
        assert("isActive == YES", finds: ["Anna", "carla"])
        assert("isActive == %@", NSNumber(value: false), finds: ["Björn"])
        assert("!(isActive == TRUE)", finds: ["Björn"])
        assert("age BETWEEN {17, 30}", finds: ["Anna", "Björn"])
        assert("age BETWEEN %@", [31, 50], finds: ["carla"])
        assert("born > %@", Date(timeIntervalSince1970: 2000), finds: ["carla"])
        assert("born == nil", finds: ["Björn"])
        assert("city != NULL", finds: ["Anna"])
        assert("city == %@", NSNull(), finds: ["Björn", "carla"])
        XCTAssertEqual(names([carla], NSPredicate(format: "salary > 1000.25 AND age = 45")), ["carla"])
        assert("age * 2 - 1 = 59 OR age + 3 == 20", finds: ["Anna", "Björn"])
        assert("age <> 30", finds: ["Björn", "carla"])
        assert("TRUEPREDICATE", finds: ["Anna", "Björn", "carla"])
        assert("FALSEPREDICATE OR age = 30", finds: ["Anna"])
        assert("SELF == %@", bjorn, finds: ["Björn"])
    }

    func testTexts() {
        assert("name BEGINSWITH 'B'", finds: ["Björn"])
        assert("name beginswith[c] %@", "C", finds: ["carla"])
        assert("name CONTAINS[cd] %@", "JORN", finds: ["Björn"])
        assert("name CONTAINS[c] %@", "JORN", finds: [])
        assert("name CONTAINS ''", finds: [])
        assert("name ENDSWITH 'a'", finds: ["Anna", "carla"])
        assert("name ==[c] 'CARLA'", finds: ["carla"])
        assert("name LIKE 'A*a'", finds: ["Anna"])
        assert("name LIKE[cd] '?JO*'", finds: ["Björn"])
        assert("name LIKE 'Ann'", finds: [])
        assert("name MATCHES '[A-Z].*'", finds: ["Anna", "Björn"])
        assert("name MATCHES '[a-z]'", finds: [])
        assert("name MATCHES '('", finds: [])
        assert("name.length == 5", finds: ["Björn", "carla"])
        assert("name IN {'Anna', 'carla'}", finds: ["Anna", "carla"])
        assert("name IN %@", ["Björn"], finds: ["Björn"])
        assert("name IN[c] %@", NSArray(array: ["ANNA"]), finds: ["Anna"])
        assert("NOT (age IN %@)", Set([17, 45]), finds: ["Anna"])
        assert("'nn' IN name", finds: ["Anna"])
        assert("name == 'it\\'s'", finds: [])
    }

    func testListsOfObjects() {
        assert("ANY tags.title == 'friend'", finds: ["Anna"])
        assert("ALL tags.weight < 3", finds: ["Björn", "carla"])
        assert("NONE tags.title LIKE 'w*'", finds: ["carla"])
        assert("tags.@count > 1", finds: ["Anna"])
        assert("tags.@sum.weight == 7", finds: ["Anna"])
        assert("tags.@max.weight = 5 OR tags.@avg.weight == 1", finds: ["Anna", "Björn"])
        assert("SUBQUERY(tags, $t, $t.weight > 1 AND $t.title != 'x').@count == 2", finds: ["Anna"])
        assert("tags[0].title == 'work'", finds: ["Björn"])
        assert("tags[SIZE] == 0", finds: ["carla"])
        assert("tags[LAST].weight == 5", finds: ["Anna"])
        assert("lowercase(name) == 'anna'", finds: ["Anna"])
        assert("count(tags) == 2", finds: ["Anna"])
        assert("born < now()", finds: ["Anna", "carla"])
    }

    func testWhatStandsFirst() {
        assert("age = 17 OR age = 30 AND name = 'x'", finds: ["Björn"])
        assert("(age = 17 OR age = 30) AND name = 'Anna'", finds: ["Anna"])
        assert("((age + 1) * 2) = 62", finds: ["Anna"])
        assert("2 + 3 * 2 ** 2 = 14", finds: ["Anna", "Björn", "carla"])
        assert("age > -5", finds: ["Anna", "Björn", "carla"])
    }

    func testOtherObjects() {
        let dictionaries: [Any] = [
            ["name": "a", "size": 1], ["name": "b"], NSDictionary(dictionary: ["size": 3]),
        ]
        let large = NSPredicate(format: "size > %i", 2)
        XCTAssertEqual(dictionaries.filter { large.evaluate(with: $0) }.count, 1)
        XCTAssertEqual(NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc"), true)
        XCTAssertEqual(
            ["apple", "bee"].filter(NSPredicate(format: "SELF CONTAINS[c] %@", "PP").evaluate),
            ["apple"]
        )
        XCTAssertTrue(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[a-z]+").evaluate(with: "A.B@c"))
        let variables = NSPredicate(format: "SELF > $low").withSubstitutionVariables(["low": 3])
        XCTAssertEqual([2, 3, 4].filter(variables.evaluate), [4])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            variables, NSPredicate(format: "SELF < 9"),
        ])
        XCTAssertEqual([2, 5, 10].filter(both.evaluate), [5])
        XCTAssertTrue(NSPredicate(format: "SELF == 9007199254740993").evaluate(with: 9_007_199_254_740_993))
        XCTAssertFalse(NSPredicate(format: "SELF == 9007199254740993").evaluate(with: 9_007_199_254_740_992))
        XCTAssertFalse(NSPredicate(format: "SELF < 5").evaluate(with: "text"))
    }

    /// O4: computed `@objc` properties are asked by key-value coding.
    func testDeclaredProperties() {
        let large = NSPredicate(format: "squared > %d", 5)
        XCTAssertEqual([Described(2), Described(3)].map(large.evaluate), [false, true])
    }

    private func problem(_ format: String, _ arguments: Any...) -> String? {
        do throws(PredicateFormatError) {
            _ = try PredicateParser.parse(format, arguments: arguments)
            return nil
        } catch {
            return error.description
        }
    }

    func testWhatIsNoFormat() {
        XCTAssertEqual(problem(""), "a value is expected at character 1, and not the end")
        XCTAssertEqual(
            problem("name"),
            "a comparison, such as ==, is expected at character 5, and not the end"
        )
        XCTAssertEqual(problem("name =="), "a value is expected at character 8, and not the end")
        XCTAssertEqual(problem("name == 'a"), "a text without its closing quote at character 11")
        XCTAssertEqual(problem("name == %@"), "it has more % than there are arguments")
        XCTAssertEqual(problem("%K == 1", 5), "%K takes the name of a key, and not a value of the type Int")
        XCTAssertEqual(problem("a == 1 b"), "AND, OR or the end is expected at character 8, and not \"b\"")
        XCTAssertEqual(problem("(a == 1"), "\")\" is expected at character 8, and not the end")
        XCTAssertEqual(problem("a ==[x] 1"), "c, d, n or l is expected at character 6, and not \"x\"")
        XCTAssertEqual(problem("a == %w"), "a % without a letter that takes an argument at character 7")
        XCTAssertEqual(problem("a ; b"), "\";\" has no meaning at character 3")
        XCTAssertEqual(
            problem("(a == 1) > 2"),
            "a value before this is expected at character 10, and not \">\""
        )
        XCTAssertTrue(problem("foo(1) == 2")?.hasPrefix("there is no function foo with 1 arguments") ?? false)
        let deep = String(repeating: "(", count: 100_000) + "a = 1"
        XCTAssertEqual(problem(deep), "it has more than 100000 bytes")
        for sign in [" + 1", " * 1", " ** 1", "[0]", ".b"] {
            XCTAssertEqual(
                problem("1 = a" + String(repeating: sign, count: 15_000)),
                "it joins values more than 1000 times"
            )
        }
        XCTAssertEqual(problem(String(deep.suffix(5000))), "it is nested more than 100 times")
        XCTAssertEqual(
            problem(String(repeating: "NOT ", count: 5000) + "a = 1"),
            "it is nested more than 100 times"
        )
        XCTAssertEqual(
            problem(String(repeating: "- ", count: 5000) + "a = 1"),
            "it is nested more than 100 times"
        )
        XCTAssertNil(problem(String(repeating: "a = 1 OR ", count: 5000) + "a = 1"))
    }

    /// No text may crash the parser, and none may keep it busy.
    func testRandomFormats() {
        let pieces = [
            "a", "(", ")", "==", "'x'", "AND", "NOT", "%@", "{", "}", ",", "1", "[", "]", ".", "-", "IN",
            "ANY", "$v",
        ]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            let format = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }
            .joined(separator: " ")
            _ = problem(format, 1, 2, 3)
        }
    }

    func testAPatternOfManyStarsIsQuick() {
        let text = String(repeating: "a", count: 2000)
        let pattern = String(repeating: "*a", count: 50) + "b"
        let start = processorMilliseconds()
        XCTAssertFalse(PredicateStrings.isLike(text, pattern, []))
        XCTAssertLessThan(processorMilliseconds() - start, 1_000)
        XCTAssertTrue(PredicateStrings.isLike("a*b", "a\\*b", []))
        XCTAssertFalse(PredicateStrings.isLike("axb", "a\\*b", []))
        XCTAssertTrue(PredicateStrings.isLike("", "*", []))
    }
}
