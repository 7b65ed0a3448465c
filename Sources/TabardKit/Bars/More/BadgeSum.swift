/// The badges of several items, and what stands for all of them, which one more badge changes without a look at the others.
struct BadgeSum {
    /// Those that are not empty.
    private var texts: [ObjectIdentifier: String] = [:]
    private var numberCount = 0
    /// Larger than any number can be, it goes on from the smallest.
    private var total = 0

    /// An item's badge; nil for none.
    subscript(_ item: AnyObject) -> String? {
        get { texts[ObjectIdentifier(item)] }
        set {
            let text = newValue?.isEmpty == true ? nil : newValue
            let id = ObjectIdentifier(item)
            if let former = texts[id].flatMap({ Int($0) }) {
                numberCount -= 1
                total &-= former
            }
            if let number = text.flatMap({ Int($0) }) {
                numberCount += 1
                total &+= number
            }
            texts[id] = text
        }
    }

    /// Numbers are added up; a single text stands for itself, and several for something that a bullet says.
    var text: String? {
        if numberCount > 0 { return String(total) }
        return texts.count > 1 ? "•" : texts.first?.value
    }
}
