import UIKit

/// What the app says below the storyboard's own text.
enum ShelfTexts {
    static var all: [String] {
        [
            NSLocalizedString("greeting", comment: "Below the title"),
            String.localizedStringWithFormat(NSLocalizedString("books", comment: "How many there are"), 1),
            String.localizedStringWithFormat(NSLocalizedString("books", comment: "How many there are"), 3),
            String.localizedStringWithFormat(NSLocalizedString("books", comment: "How many there are"), 5),
            String(localized: "\(21) pages of \(340) read", table: "Pages"), date, price,
        ]
    }

    private static var date: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter.string(from: Date(timeIntervalSince1970: 1_735_732_800))
    }

    private static var price: String { 1234.5.formatted(.number.precision(.fractionLength(2))) }
}
