import TabModel
import XCTest

/// Rules M4, M5, B4 and D2's `changed`, on every order of up to six tabs.
final class TabCustomizationTests: XCTestCase {
    private static let six = ["One", "Two", "Three", "Four", "Five", "Six"]

    func testTabFromBelowChangesPlacesWithTheOneItIsDroppedOn() {
        var tabs = TabCustomization(order: Self.six, barCount: 4)
        XCTAssertTrue(tabs.pickUp("Six"))
        XCTAssertNil(tabs.destination)
        tabs.carry(to: 1)
        XCTAssertEqual(tabs.preview, ["One", "Six", "Three", "Four", "Five", "Two"])
        XCTAssertEqual(tabs.order, Self.six)
        XCTAssertTrue(tabs.drop())
        XCTAssertEqual(tabs.order, ["One", "Six", "Three", "Four", "Five", "Two"])
        XCTAssertTrue(tabs.isChanged)
    }

    func testAnotherTabTakesAnOldOnesPlaceEverywhere() {
        var tabs = TabCustomization(order: Self.six, barCount: 4, defaultOrder: Self.six)
        tabs.pickUp("Six")
        tabs.carry(to: 1)
        tabs.drop()
        tabs.replace("Six", with: "New")
        tabs.replace("One", with: "Two")
        tabs.replace("Stranger", with: "Other")
        XCTAssertEqual(tabs.order, ["One", "New", "Three", "Four", "Five", "Two"])
        XCTAssertTrue(tabs.isMovable("New") && !tabs.isMovable("Six") && tabs.isChanged)
        XCTAssertEqual(tabs.listed, ["One", "Two", "Three", "Four", "Five", "New"])
        tabs.undo()
        XCTAssertEqual(tabs.order, ["One", "Two", "Three", "Four", "Five", "New"])
        XCTAssertFalse(tabs.isChanged || tabs.canReset)
    }

    func testTabsOfTheBarMakeRoom() {
        var tabs = TabCustomization(order: Self.six, barCount: 4)
        tabs.pickUp("One")
        tabs.carry(to: 3)
        tabs.drop()
        XCTAssertEqual(tabs.order, ["Two", "Three", "Four", "One", "Five", "Six"])
        tabs.pickUp("One")
        tabs.carry(to: 1)
        tabs.drop()
        XCTAssertEqual(tabs.order, ["Two", "One", "Three", "Four", "Five", "Six"])
    }

    func testFixedTabsAreSteppedOver() {
        var tabs = TabCustomization(order: Self.six, barCount: 4, listed: ["One", "Three", "Four", "Six"])
        XCTAssertFalse(tabs.pickUp("Two"))
        XCTAssertFalse(tabs.pickUp("Seven"))
        XCTAssertEqual(tabs.openPlaces, [0, 2, 3])
        tabs.pickUp("One")
        tabs.carry(to: 1)
        XCTAssertNil(tabs.destination)
        tabs.carry(to: 3)
        tabs.drop()
        XCTAssertEqual(tabs.order, ["Three", "Two", "Four", "One", "Five", "Six"])
    }

    /// M5: the arrows go from place to place and stop at the ends.
    func testKeysCarryFromPlaceToPlace() {
        var tabs = TabCustomization(order: Self.six, barCount: 4, listed: ["One", "Three", "Four", "Six"])
        tabs.carry(forwards: true)
        XCTAssertNil(tabs.destination)
        tabs.pickUp("Six")
        var places: [Int?] = []
        for forwards in [true, true, true, true, false, false, false] {
            tabs.carry(forwards: forwards)
            places.append(tabs.destination)
        }
        XCTAssertEqual(places, [0, 2, 3, 3, 2, 0, 0])
        tabs.cancel()
        XCTAssertEqual(tabs.order, Self.six)
        XCTAssertFalse(tabs.isChanged)
        XCTAssertFalse(tabs.canUndo)
        tabs.pickUp("Six")
        tabs.carry(forwards: false)
        XCTAssertEqual(tabs.destination, 3)
    }

    func testOneTabAtATimeIsInTheHand() {
        var tabs = TabCustomization(order: Self.six, barCount: 4)
        XCTAssertTrue(tabs.pickUp("One"))
        XCTAssertFalse(tabs.pickUp("Two"))
        XCTAssertEqual(tabs.carried, "One")
    }

    func testUndoAndReset() {
        let shuffled = ["Six", "Two", "Four", "One", "Five", "Three"]
        var tabs = TabCustomization(
            order: shuffled,
            barCount: 4,
            listed: ["Six", "Four", "One", "Three"],
            defaultOrder: Self.six
        )
        XCTAssertTrue(tabs.canReset)
        tabs.pickUp("Three")
        tabs.carry(to: 0)
        tabs.reset()
        XCTAssertNil(tabs.carried)
        XCTAssertEqual(tabs.order, ["One", "Two", "Three", "Four", "Five", "Six"])
        XCTAssertFalse(tabs.canReset)
        XCTAssertTrue(tabs.isReset)
        tabs.undo()
        XCTAssertEqual(tabs.order, shuffled)
        XCTAssertFalse(tabs.isReset)
        XCTAssertFalse(tabs.isChanged)
        XCTAssertFalse(tabs.canUndo)
        XCTAssertFalse(TabCustomization(order: shuffled, barCount: 4).canReset)
    }

    /// C8: the bar may become wider or narrower while a tab is in the hand.
    func testNumberOfPlacesMayChange() {
        var tabs = TabCustomization(order: Self.six, barCount: 4)
        tabs.pickUp("One")
        tabs.carry(to: 3)
        tabs.setBarCount(2)
        XCTAssertNil(tabs.destination)
        XCTAssertEqual(tabs.carried, "One")
        tabs.setBarCount(6)
        tabs.carry(to: 5)
        tabs.drop()
        XCTAssertEqual(tabs.order, ["Two", "Three", "Four", "Five", "Six", "One"])
    }

    func testCommands() {
        var tabs = TabCustomization(order: Self.six, barCount: 4, listed: ["Two", "Three", "Five", "Six"])
        XCTAssertFalse(tabs.canMoveToStart("One"))
        XCTAssertFalse(tabs.canMoveToStart("Two"), "it has the first place that is open")
        XCTAssertTrue(tabs.canMoveToStart("Six"))
        tabs.moveToStart("Six")
        XCTAssertEqual(tabs.order, ["One", "Six", "Two", "Four", "Three", "Five"])
        XCTAssertFalse(tabs.canMoveOffBar("Five"))
        XCTAssertFalse(tabs.canMoveOffBar("Four"))
        tabs.moveOffBar("Six")
        XCTAssertEqual(tabs.order, ["One", "Two", "Three", "Four", "Six", "Five"])
        tabs.undo()
        tabs.undo()
        XCTAssertEqual(tabs.order, Self.six)
        tabs.moveOffBar("Four")
        tabs.moveToStart("One")
        XCTAssertFalse(tabs.isChanged)
        let all = TabCustomization(order: Self.six, barCount: 6)
        XCTAssertFalse(all.canMoveOffBar("Two"))
    }

    /// Every drop on every place from every order that drops lead to, for each set of fixed tabs, and that they lead to
    /// every order of the movable ones.
    func testEveryOrderIsReached() {
        var orders = 0
        var drops = 0
        for count in 0...6 {
            let tabs = Array(0..<count)
            for barCount in 0...count {
                for fixed in 0..<(1 << count) where count < 6 || [0, 2].contains(fixed) {
                    let listed = tabs.filter { fixed & (1 << $0) == 0 }
                    var seen: Set<[Int]> = [tabs]
                    var queue = [tabs]
                    while let order = queue.popLast() {
                        for tab in listed {
                            for place in 0..<barCount {
                                drops += 1
                                var customization = TabCustomization(
                                    order: order,
                                    barCount: barCount,
                                    listed: listed
                                )
                                customization.pickUp(tab)
                                customization.carry(to: place)
                                customization.drop()
                                let expected = Self.naive(
                                    order,
                                    barCount: barCount,
                                    fixed: { fixed & (1 << $0) != 0 },
                                    drop: tab,
                                    at: place
                                )
                                guard customization.order == expected else {
                                    return XCTFail(
                                        "\(tab) onto \(place) of \(barCount) in \(order): \(customization.order)"
                                    )
                                }
                                if seen.insert(customization.order).inserted {
                                    queue.append(customization.order)
                                }
                            }
                        }
                    }
                    let isOpen = tabs.prefix(barCount).contains { fixed & (1 << $0) == 0 }
                    let reachable = isOpen ? (1...max(1, listed.count)).reduce(1, *) : 1
                    XCTAssertEqual(seen.count, reachable, "\(barCount) of \(tabs), fixed: \(fixed)")
                    orders += seen.count
                }
            }
        }
        print("TabCustomization: \(orders) orders, \(drops) drops")
    }

    /// The rule as a person would do it with cards on a table.
    private static func naive(
        _ order: [Int],
        barCount: Int,
        fixed: (Int) -> Bool,
        drop tab: Int,
        at place: Int
    ) -> [Int] {
        guard !fixed(order[place]) else { return order }
        let from = order.firstIndex(of: tab) ?? 0
        if from >= barCount {
            return order.map { $0 == tab ? order[place] : $0 == order[place] ? tab : $0 }
        }
        var movable = order.prefix(barCount).filter { !fixed($0) }
        let target = movable.firstIndex(of: order[place]) ?? 0
        movable.removeAll { $0 == tab }
        movable.insert(tab, at: target)
        var next = movable.makeIterator()
        return order.enumerated().map { index, value in
            index < barCount && !fixed(value) ? next.next() ?? -1 : value
        }
    }
}
