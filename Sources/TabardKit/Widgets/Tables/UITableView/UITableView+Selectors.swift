extension _SelectorEntry<UITableView> {
    static var answered: [Self] {
        [
            .method("reloadData") { $0.reloadData() },
            .method("beginUpdates") { $0.beginUpdates() },
            .method("endUpdates") { $0.endUpdates() },
            .method("setEditing:animated:") { $0.setEditing($1.flag(0), animated: $1.flag(1)) },
        ]
    }
}
