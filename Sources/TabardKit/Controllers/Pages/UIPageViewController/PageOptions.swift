internal import GtkInterop

/// The options that a page view controller was made with, of which an app may have written anything.
@MainActor
struct PageOptions {
    private static var hasToldOfCurl = false

    var spine = UIPageViewController.SpineLocation.none
    var spacing: CGFloat = 0

    init(_ options: [UIPageViewController.OptionsKey: Any], style: UIPageViewController.TransitionStyle) {
        if style == .pageCurl { spine = .min }
        for (key, value) in options {
            switch (key, style) {
            case (.spineLocation, .pageCurl):
                let location = value as? UIPageViewController.SpineLocation
                let number = Self.number(value).flatMap { Int(exactly: $0) }
                let read = location ?? number.flatMap(UIPageViewController.SpineLocation.init(rawValue:))
                guard let read, read != .none else {
                    Log.warn(
                        "\(value) is no place of a page view controller's spine; it is at the least edge"
                    )
                    continue
                }
                spine = read
            case (.interPageSpacing, .scroll):
                guard let number = Self.number(value), number.isFinite, number >= 0 else {
                    Log.warn(
                        "\(value) is no space between the pages of a page view controller; there is none"
                    )
                    continue
                }
                spacing = min(number, 10_000)
            default:
                Log.warn("The option \(key.rawValue) has no effect on a page view controller of this style")
            }
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    /// Says once that leaves don't curl.
    static func tellOfCurl(_ style: UIPageViewController.TransitionStyle) {
        guard style == .pageCurl, !hasToldOfCurl else { return }
        hasToldOfCurl = true
        Log.note("Pages of the style pageCurl slide on Linux; pass .scroll to say that they shall")
    }
}
