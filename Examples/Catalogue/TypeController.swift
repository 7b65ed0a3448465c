import UIKit

/// The text styles, from the largest to the smallest.
class TypeController: PageController {
    private let styles: [(String, UIFont.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard("Text styles", styles.map { text($0.0, style: $0.1) })
        addCard(
            "Languages",
            [
                text("Bonjour · Guten Tag · Buenos días · Привет"),
                text("مرحبا بالعالم"),
                text("Γειά σου · Ahoj · Merhaba · Xin chào"),
            ]
        )
        addCard([
            button("Attributed text") { [weak self] _ in
                self?.navigationController?.push(.attributed)
            }
        ])
    }
}
