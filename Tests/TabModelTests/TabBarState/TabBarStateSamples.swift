import TabModel
import XCTest

/// A state with these tabs, of which the named one, else the first, is selected.
func makeState(
    _ tabs: [String],
    capacity: Int = 5,
    selected: String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
) -> TabBarState<String> {
    var state = TabBarState<String>(capacity: capacity)
    _ = state.replaceTabs(tabs)
    if let selected {
        XCTAssertNoThrow(try state.selectTab(selected).get(), file: file, line: line)
    }
    return state
}

func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index in
        var rest = elements
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
    }
}
