import UIKit

/// The song that is playing, with a button: above the tab bar, or beside it while scrolling made that small.
final class NowPlayingView: UIView {
    private let title = UILabel()
    private let album = UILabel()
    private let button = UIButton(type: .system)
    private var isPlaying = true

    init(song: String) {
        super.init(frame: .zero)
        // Its place is as high for all, as the bar's is.
        maximumContentSizeCategory = .extraExtraLarge
        let note = UIImageView(image: UIImage(systemName: "music.note"))
        note.setContentHuggingPriority(.required, for: .horizontal)
        title.text = song
        title.font = .preferredFont(forTextStyle: .subheadline)
        album.text = "Night Boats"
        album.font = .preferredFont(forTextStyle: .caption1)
        album.textColor = .secondaryLabel
        for label in [title, album] { label.adjustsFontForContentSizeCategory = true }
        let texts = UIStackView(arrangedSubviews: [title, album])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [note, texts, button])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.widthAnchor.constraint(equalToConstant: 44),
            button.heightAnchor.constraint(equalToConstant: 44),
        ])
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        showState()
        registerForTraitChanges([UITraitTabAccessoryEnvironment.self]) { (view: Self, _) in view.showState() }
    }

    required init?(coder: NSCoder) { nil }

    private func toggle() {
        isPlaying.toggle()
        showState()
    }

    private func showState() {
        button.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        button.accessibilityLabel = isPlaying ? "Pause" : "Play"
        album.isHidden = traitCollection.tabAccessoryEnvironment == .inline
    }
}
