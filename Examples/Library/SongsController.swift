import UIKit

/// A list of songs.
final class SongsController: UITableViewController {
    private let songs = [
        "Aurora", "Bellwether", "Cinders", "Driftwood", "Ember", "Fathom", "Gossamer", "Harbour",
    ]

    init(title: String) {
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        songs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = songs[indexPath.row]
        content.image = UIImage(systemName: "music.note")
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let song = UIViewController()
        song.title = songs[indexPath.row]
        song.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(song, animated: true)
    }
}
