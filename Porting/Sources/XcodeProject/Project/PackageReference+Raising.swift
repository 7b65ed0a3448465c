extension PackageReference.Requirement {
    /// What is asked for where earlier versions than one are no packages: from that one on, if an earlier one was asked for.
    func raised(to version: String) -> Self {
        switch self {
        case .upToNextMajor(let asked), .upToNextMinor(let asked), .exact(let asked), .range(let asked, _):
            Self.isEarlier(asked, than: version) ? .upToNextMajor(from: version) : self
        case .branch, .revision, .any: self
        }
    }

    private static func isEarlier(_ version: String, than other: String) -> Bool {
        numbers(version).lexicographicallyPrecedes(numbers(other))
    }

    private static func numbers(_ version: String) -> [Int] {
        version.split(separator: ".").map { Int($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
    }
}
