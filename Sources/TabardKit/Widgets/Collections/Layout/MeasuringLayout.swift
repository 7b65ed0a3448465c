/// A layout whose views themselves say how large they are.
@MainActor
protocol MeasuringLayout: UICollectionViewLayout {
    /// Invalidates the layout if the room for it is another one.
    func _checkContainer()

    /// Whether a view is to be asked how large it wants to be.
    func _wantsMeasuring(_ attributes: UICollectionViewLayoutAttributes) -> Bool

    /// Takes over how large a view wants to be.
    func _adoptMeasured(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes)

    /// Brings sections into step with what has been measured.
    func _settleMeasured(_ sections: Set<Int>)

    /// Forgets how large an item wants to be, or all of them.
    func _forgetMeasured(at path: IndexPath?)

    /// Forgets how large all items want to be, and nothing else.
    func _forgetMeasuredItems()

    /// Follows the items to where they are after changes.
    func _follow(_ update: ListUpdate)
}
