extension Symbol {
    /// Longer names than any symbol has are not looked for.
    private static let longestName = 80

    /// Finds a symbol by the name that apps use; nil if there is none.
    ///
    /// What has a drawing of its own is not put together of others.
    init?(named name: String) {
        guard name.utf8.count <= Self.longestName else { return nil }
        let whole = name[...]
        let stem = whole.without(suffix: ".fill")
        let found =
            Symbol(drawnAs: whole, isFilled: false)
            ?? stem.flatMap { Symbol(drawnAs: $0, isFilled: true) }
            ?? Symbol(composedAs: stem ?? whole, isFilled: stem != nil)
            ?? Symbol(badgedAs: whole)
        guard let found else { return nil }
        self = found
    }

    private init?(drawnAs base: Substring, isFilled: Bool) {
        guard let variants = SymbolTable.header(of: base)?.variants, !variants.contains(.onlyVariants),
            !isFilled || variants.contains(.filled)
        else { return nil }
        self.init(base: String(base))
        self.isFilled = isFilled
    }

    /// A slashed, dotted or enclosed symbol, whose name has `.fill` at its end if it is filled.
    private init?(composedAs name: Substring, isFilled: Bool) {
        if let base = name.without(suffix: ".slash"), let header = SymbolTable.header(of: base) {
            guard header.variants.contains(isFilled ? [.slash, .filled] : .slash) else { return nil }
            self.init(base: String(base))
            isSlashed = true
        } else if let base = name.without(suffix: ".badge"), let header = SymbolTable.header(of: base) {
            guard header.variants.contains(isFilled ? [.dotBadge, .filled] : .dotBadge) else { return nil }
            self.init(base: String(base))
            badge = .dot
        } else {
            guard let (base, enclosure) = Self.enclosed(name) else { return nil }
            self.init(base: String(base))
            self.enclosure = enclosure
        }
        self.isFilled = isFilled
    }

    private static func enclosed(_ name: Substring) -> (base: Substring, enclosure: SymbolEnclosure)? {
        for enclosure in SymbolEnclosure.allCases {
            guard let base = name.without(suffix: ".\(enclosure.rawValue)"),
                let header = SymbolTable.header(of: base), header.enclosures.contains(enclosure)
            else { continue }
            return (base, enclosure)
        }
        return nil
    }

    /// A symbol with something in its corner, whose name has `.fill` in front of that if it is filled.
    private init?(badgedAs name: Substring) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let index = words.lastIndex(of: "badge"), index > 0, index < words.count - 1 else { return nil }
        let mark = words[(index + 1)...].joined(separator: ".")
        let form = words[..<index].joined(separator: ".")[...]
        let stem = form.without(suffix: ".fill")
        let base = stem ?? form
        guard let header = SymbolTable.header(of: base) else { return nil }
        let badges = stem == nil ? header.badges + header.plainBadges : header.badges
        guard badges.contains(.mark(mark)), stem == nil || header.variants.contains(.filled) else {
            return nil
        }
        self.init(base: String(base))
        isFilled = stem != nil
        badge = .mark(mark)
    }
}

extension Substring {
    fileprivate func without(suffix: String) -> Substring? {
        hasSuffix(suffix) ? dropLast(suffix.count) : nil
    }
}
