import XCTest

@testable import KeyedArchive
@testable import TabardKit

/// What objects write, and what they read of it again (R1).
@preconcurrency @MainActor
final class StateArchiverTests: XCTestCase {
    /// A value of an app's own that says it is secure.
    final class Bookmark: NSObject, NSSecureCoding {
        static let supportsSecureCoding = true
        let page: Int
        var next: Bookmark?

        init(page: Int, next: Bookmark? = nil) {
            self.page = page
            self.next = next
        }

        func encode(with coder: NSCoder) {
            coder.encode(page, forKey: "page")
            coder.encode(next, forKey: "next")
        }

        init?(coder: NSCoder) {
            page = coder.decodeInteger(forKey: "page")
            next = coder.decodeObject(of: Bookmark.self, forKey: "next")
        }
    }

    /// One that does not.
    final class Trusting: NSObject, NSCoding {
        override init() {}
        func encode(with coder: NSCoder) {}
        init?(coder: NSCoder) { fatalError("A class that trusts archives was made of one") }
    }

    /// One that nothing finds by a name.
    private final class Hidden: NSObject, NSSecureCoding {
        static let supportsSecureCoding = true
        override init() {}
        func encode(with coder: NSCoder) {}
        init?(coder: NSCoder) {}
    }

    private func again(_ write: (NSCoder) -> Void) throws -> StateUnarchiver {
        let archiver = StateArchiver { $0 is UIResponder }
        write(archiver)
        return StateUnarchiver(try KeyedArchive(archiver.finished().bytes)) { _ in nil }
    }

    func testR1Values() throws {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
        let uuid = UUID()
        let coder = try again { coder in
            coder.encode("Text 🙂", forKey: "text")
            coder.encode("$null", forKey: "null")
            coder.encode(true, forKey: "true")
            coder.encode(-5, forKey: "integer")
            coder.encode(Int32(7), forKey: "int32")
            coder.encode(Int64.max, forKey: "int64")
            coder.encode(Float(0.5), forKey: "float")
            coder.encode(2.25, forKey: "double")
            coder.encode(CGFloat(3.5), forKey: "cgFloat")
            coder.encode(UInt8(200), forKey: "uint8")
            coder.encode(date, forKey: "date")
            coder.encode(uuid, forKey: "uuid")
            coder.encode(Data([1, 2, 3]), forKey: "data")
            coder.encode(URL(string: "https://example.org/a?b=c"), forKey: "url")
            coder.encode(IndexPath(row: 3, section: 1), forKey: "indexPath")
            coder.encode(["a", "b"], forKey: "list")
            coder.encode(["x": 1, "y": [2, 3]] as [String: Any], forKey: "dictionary")
            coder.encode(Set(["s"]), forKey: "set")
            coder.encode(NSNull(), forKey: "NSNull")
            coder.encode(nil as String?, forKey: "nil")
            coder.encode(NSNumber(value: true), forKey: "number")
        }
        XCTAssertEqual(coder.decodeObject(forKey: "text") as? String, "Text 🙂")
        XCTAssertEqual(coder.decodeObject(of: NSString.self, forKey: "text"), "Text 🙂")
        XCTAssertEqual(coder.decodeObject(forKey: "null") as? String, "$null")
        XCTAssertTrue(coder.decodeBool(forKey: "true"))
        XCTAssertEqual(coder.decodeInteger(forKey: "integer"), -5)
        XCTAssertEqual(coder.decodeInt32(forKey: "int32"), 7)
        XCTAssertEqual(coder.decodeInt64(forKey: "int64"), .max)
        XCTAssertEqual(coder.decodeFloat(forKey: "float"), 0.5)
        XCTAssertEqual(coder.decodeDouble(forKey: "double"), 2.25)
        XCTAssertEqual(coder.decodeObject(forKey: "cgFloat") as? Double, 3.5)
        XCTAssertEqual(coder.decodeObject(forKey: "uint8") as? Int, 200)
        XCTAssertEqual(coder.decodeObject(forKey: "date") as? Date, date)
        XCTAssertEqual(coder.decodeObject(forKey: "uuid") as? UUID, uuid)
        XCTAssertEqual(coder.decodeObject(forKey: "data") as? Data, Data([1, 2, 3]))
        XCTAssertEqual(
            (coder.decodeObject(forKey: "url") as? URL)?.absoluteString,
            "https://example.org/a?b=c"
        )
        XCTAssertEqual(coder.decodeObject(forKey: "indexPath") as? IndexPath, IndexPath(row: 3, section: 1))
        XCTAssertEqual(coder.decodeObject(forKey: "list") as? [String], ["a", "b"])
        let dictionary = coder.decodeObject(forKey: "dictionary") as? [String: Any]
        XCTAssertEqual(dictionary?["x"] as? Int, 1)
        XCTAssertEqual(dictionary?["y"] as? [Int], [2, 3])
        XCTAssertEqual(coder.decodeObject(forKey: "set") as? Set<String>, ["s"])
        XCTAssertTrue(coder.decodeObject(forKey: "NSNull") is NSNull)
        XCTAssertNil(coder.decodeObject(forKey: "nil"))
        XCTAssertTrue(coder.containsValue(forKey: "nil"))
        XCTAssertFalse(coder.containsValue(forKey: "none"))
        XCTAssertEqual(coder.decodeObject(forKey: "number") as? Bool, true)
        XCTAssertEqual(coder.decodeInteger(forKey: "text"), 0)
        XCTAssertNil(coder.decodeObject(of: NSArray.self, forKey: "text"))
    }

    func testR1ObjectsOfAnAppsOwnClasses() throws {
        let shared = Bookmark(page: 3)
        let coder = try again { coder in
            coder.encode(Bookmark(page: 2, next: shared), forKey: "a")
            coder.encode(shared, forKey: "b")
            coder.encode(Trusting(), forKey: "c")
            coder.encode(Hidden(), forKey: "d")
        }
        let first = coder.decodeObject(of: Bookmark.self, forKey: "a")
        XCTAssertEqual(first?.page, 2)
        XCTAssertEqual(first?.next?.page, 3)
        XCTAssertTrue(coder.decodeObject(forKey: "b") as AnyObject === first?.next)
        XCTAssertNil(coder.decodeObject(forKey: "c"))
        XCTAssertNil(coder.decodeObject(forKey: "d"))
    }

    func testR1CirclesHaveAnEnd() throws {
        let circle = Bookmark(page: 1)
        circle.next = circle
        defer { circle.next = nil }
        var deep: [Any] = []
        for _ in 0..<300 { deep = [deep] }
        let coder = try again { coder in
            coder.encode(circle, forKey: "circle")
            coder.encode(deep, forKey: "deep")
        }
        XCTAssertNotNil(coder.decodeObject(forKey: "circle"))
        XCTAssertNotNil(coder.decodeObject(forKey: "deep"))
    }

    func testR1TenThousandMutatedArchivesDoNoHarm() throws {
        let seed = UInt64.random(in: 0...999_999)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let archiver = StateArchiver { $0 is UIResponder }
        archiver.encode(
            ["a": [1, 2.5, "x", Date(), UUID(), URL(fileURLWithPath: "/")]] as [String: Any],
            forKey: "k"
        )
        archiver.encode(Bookmark(page: 1, next: Bookmark(page: 2)), forKey: "b")
        archiver.encode(IndexPath(row: 1, section: 2), forKey: "i")
        archiver.encode(UIView(), forKey: "v")
        var archive = archiver.finished()
        archive.nameReferences([RestorationPath([.init(identifier: "a")])])
        func mutated(_ value: ArchiveValue, _ depth: Int = 0) -> ArchiveValue {
            if Int.random(in: 0..<12, using: &random) == 0 {
                switch Int.random(in: 0..<9, using: &random) {
                case 0: return .integer(.random(in: .min ... .max, using: &random))
                case 1: return .real([.nan, .infinity, -1e300, 0].randomElement(using: &random) ?? 0)
                case 2: return .reference(.random(in: -1...40, using: &random))
                case 3: return .array([value, value])
                case 4: return .dictionary(["$class": value, "NS.objects": value])
                case 5:
                    return .string(
                        ["NSArray", "NSURL", "$null", "", "UIView"].randomElement(using: &random) ?? ""
                    )
                case 6: return .data([1, 2, 3])
                case 7: return .boolean(true)
                default: return .date(.nan)
                }
            }
            switch value {
            case .array(let values): return .array(values.map { mutated($0, depth + 1) })
            case .dictionary(let values): return .dictionary(values.mapValues { mutated($0, depth + 1) })
            default: return value
            }
        }
        for _ in 0..<10_000 {
            var changed = archive
            changed.objects = archive.objects.map { mutated($0) }
            changed.top = archive.top.mapValues { mutated($0) }
            let coder = StateUnarchiver(changed) { _ in nil }
            for key in ["k", "b", "i", "v"] {
                _ = coder.decodeObject(forKey: key)
                _ = coder.decodeInteger(forKey: key)
                _ = coder.decodeDouble(forKey: key)
                _ = coder.decodeObject(of: Bookmark.self, forKey: key)
            }
        }
    }
}
