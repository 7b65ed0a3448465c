extension NSIndexPath {
    /// Names a row of a table.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Names an item of a section.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section's number, from 0. The path must have two parts.
    public var section: Int { index(atPosition: 0) }

    /// The row's number in its section, from 0. The path must have two parts.
    public var row: Int { index(atPosition: 1) }

    /// The item's number in its section, from 0. The path must have two parts.
    public var item: Int { index(atPosition: 1) }
}
