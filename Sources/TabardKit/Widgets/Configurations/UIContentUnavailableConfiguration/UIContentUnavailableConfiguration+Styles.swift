internal import GtkInterop

extension UIContentUnavailableConfiguration {
    /// For what a configuration stands.
    enum Style: Hashable {
        case empty, loading, search

        var image: UIImage? { self == .search ? UIImage(systemName: "magnifyingglass") : nil }

        func text(searching: String?) -> String? {
            switch self {
            case .empty: nil
            case .loading: Self.word(.loading)
            case .search: searching.flatMap(Self.noResults) ?? Self.word(.noResults)
            }
        }

        var secondaryText: String? { self == .search ? Self.word(.checkTheSpelling) : nil }

        var imageProperties: ImageProperties {
            var properties = ImageProperties()
            properties.tintColor = .secondaryLabel
            properties.preferredSymbolConfiguration =
                self == .loading ? nil : UIImage.SymbolConfiguration(pointSize: 48)
            return properties
        }

        var textProperties: TextProperties {
            guard self != .loading else { return Self.secondaryTextProperties }
            return TextProperties(font: .scaled(22, weight: .bold, as: .title2), color: .label)
        }

        static var secondaryTextProperties: TextProperties {
            TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        }

        var imagePadding: CGFloat { self == .loading ? 8 : 16 }

        private static func word(_ word: Word) -> String { word.text }

        private static func noResults(for text: String) -> String? {
            text.isEmpty ? nil : word(.noResultsFor).replacingOccurrences(of: "{name}", with: text)
        }
    }

    /// Says that there is nothing: no image and no text until the app sets them.
    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.empty)
    }

    /// Says that the content is coming, with a wheel that turns.
    public static func loading() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.loading)
    }

    /// Says that a search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.search)
    }
}
