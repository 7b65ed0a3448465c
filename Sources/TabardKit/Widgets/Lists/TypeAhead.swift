internal import GtkInterop

/// What is typed while a row of a list has the focus, until the user pauses: the beginning of the row that is looked for.
struct TypeAhead: Equatable {
    /// After so many seconds without a letter, the next one begins anew.
    static let pause = 1.0
    /// What is longer begins no row.
    private static let mostCharacters = 100

    private(set) var text = ""
    private var lastTime = -Double.infinity

    /// Whether it says more than a first letter.
    var isLong: Bool { text.unicodeScalars.count > 1 }

    /// Takes a letter.
    mutating func type(_ letter: Unicode.Scalar, at time: Double) {
        if time - lastTime >= Self.pause || text.count >= Self.mostCharacters { text = "" }
        lastTime = time
        text.unicodeScalars.append(letter)
    }

    /// The row to go to among some that are known, in the list's order.
    ///
    /// A first letter goes on from the row that has the focus; more of them may mean that row too. One letter again and again goes
    /// from row to row that begins with it.
    ///
    /// - Parameters:
    ///   - texts: What the rows say.
    ///   - current: Which of them has the focus; nil if none of them.
    func row(in texts: [String], after current: Int?) -> Int? {
        guard !text.isEmpty, !texts.isEmpty else { return nil }
        let isFirst = !isLong
        if let found = Self.row(beginning: text, in: texts, from: (current ?? -1) + (isFirst ? 1 : 0)) {
            return found
        }
        guard let letter = text.first, !isFirst,
            text.allSatisfy({ Self.begins(String($0), with: String(letter)) })
        else { return nil }
        return Self.row(beginning: String(letter), in: texts, from: (current ?? -1) + 1)
    }

    private static func row(beginning text: String, in texts: [String], from start: Int) -> Int? {
        let order = (0..<texts.count).map { ($0 + max(0, start)) % texts.count }
        return order.first { begins(texts[$0], with: text) }
    }

    /// Whether a text begins with another one in the user's language, whatever the case and the accents.
    static func begins(_ text: String, with beginning: String) -> Bool {
        text.range(
            of: beginning,
            options: [.anchored, .caseInsensitive, .diacriticInsensitive],
            locale: .current
        ) != nil
    }
}

extension ListView {
    /// Takes a letter that was typed while a row has the focus, and goes to the next row that begins so.
    ///
    /// Rows are looked for among those that have cells; the data source is asked for none. A table with an index of its
    /// sections goes to the section that the letters name, where none of those in sight begins so.
    ///
    /// - Returns: Whether the key was a letter.
    func _takeTyped(_ key: Key, _ modifiers: Modifiers, at current: IndexPath) -> Bool {
        guard modifiers.subtracting(.shift).isEmpty, case .character(let letter) = key,
            letter.properties.isAlphabetic || letter.properties.numericType != nil
        else { return false }
        _typeAhead.type(letter, at: MonotonicClock.seconds)
        if let found = _typedRow(after: current) {
            _moveFocus(to: found)
        } else if let section = _path(ofIndexTitleBeginning: _typeAhead.text), section != current {
            // At the upper edge, so that what follows has cells.
            if let top = _frame(of: section)?.minY {
                let place = CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)
                setContentOffset(_clamped(place), animated: false)
            }
            _moveFocus(to: section)
            if _typeAhead.isLong, let found = _typedRow(after: section), found != section {
                _moveFocus(to: found)
            }
        }
        return true
    }

    private func _typedRow(after current: IndexPath) -> IndexPath? {
        let paths = _cells.keys.sorted()
        let texts = paths.map { _cells[$0]?._firstWords ?? "" }
        return _typeAhead.row(in: texts, after: paths.firstIndex(of: current)).map { paths[$0] }
    }
}
