/// A number with what is counted.
enum Counted {
    static func text(_ count: Int, _ what: String) -> String {
        "\(count) \(what)" + (count == 1 ? "" : "s")
    }
}
