extension _SelectorEntry<UIStepper> {
    static var answered: [Self] {
        [
            .property("value", { $0.value }, { $0.value = $1 }),
            .property("minimumValue", { $0.minimumValue }, { $0.minimumValue = $1 }),
            .property("maximumValue", { $0.maximumValue }, { $0.maximumValue = $1 }),
            .property("stepValue", { $0.stepValue }, { $0.stepValue = $1 }),
        ]
    }
}
