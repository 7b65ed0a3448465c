/// A key of an archive, and its value.
package struct ArchivedEntry: Hashable, Sendable {
    package let key: String
    package let value: ArchivedValue

    package init(key: String, value: ArchivedValue) {
        self.key = key
        self.value = value
    }
}
