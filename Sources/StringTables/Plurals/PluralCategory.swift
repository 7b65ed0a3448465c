/// The forms that languages have for numbers of things.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}
