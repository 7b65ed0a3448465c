import UIKit

/// A list of songs; the one that is chosen plays in the accessory of the tab bar.
final class SongsController: UITableViewController {
    private let songs = [
        "Aurora", "Bellwether", "Cinders", "Driftwood", "Ember", "Fathom", "Gossamer", "Harbour", "Inlet",
        "Juniper", "Kestrel", "Lantern", "Meridian", "Nocturne", "Overpass", "Pilgrim", "Quarry", "Riverside",
        "Saltmarsh", "Tidewater", "Undertow", "Verdigris", "Windfall", "Yarrow", "Zephyr",
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
        tableView.deselectRow(at: indexPath, animated: true)
        let player = NowPlayingView(song: songs[indexPath.row])
        tabBarController?.setBottomAccessory(UITabAccessory(contentView: player), animated: true)
    }
}
