/// What a date picker shows in one of its styles.
@MainActor
protocol DatePickerContent: UIView {
    /// The size that it wants.
    var fittingSize: CGSize { get }

    /// Takes over calendar, language, limits and zone.
    func valuesChanged()

    /// Shows the picker's date.
    func show(animated: Bool)
}
