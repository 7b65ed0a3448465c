internal import GtkInterop

/// Makes one colour of another, where a configuration is shown.
///
/// ```swift
/// background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
/// ```
public struct UIConfigurationColorTransformer {
    /// Makes the colour that is shown.
    public let transform: (UIColor) -> UIColor

    /// Makes a transformer of a closure, which is called whenever the colour is asked for.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The colour that is shown for a given one.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey of the same lightness.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor(dynamicProvider: { traits in
                let parts = color.components(with: traits)
                let white = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
                return UIColor(white: CGFloat(white), alpha: CGFloat(parts.alpha))
            })
        }
    }

    /// The colour itself: there is no other colour that the desktop prefers.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0 }
    }

    /// The colour of secondary text, in place of any.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .secondaryLabel }
    }
}

/// A transformer within a configuration, which is one value like another: transformers are equal if they were set at
/// once, for functions cannot be compared.
struct HeldColorTransformer: Hashable {
    private final class Identity {}

    let transformer: UIConfigurationColorTransformer
    private let identity = Identity()

    init?(_ transformer: UIConfigurationColorTransformer?) {
        guard let transformer else { return nil }
        self.transformer = transformer
    }

    static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
