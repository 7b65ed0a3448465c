extension _SelectorEntry<UIDatePicker> {
    static var answered: [Self] {
        [
            .property("date", { $0.date }, { $0.date = $1 }),
            .property("minimumDate", { $0.minimumDate }, { $0.minimumDate = $1 }),
            .property("maximumDate", { $0.maximumDate }, { $0.maximumDate = $1 }),
            .property("minuteInterval", { $0.minuteInterval }, { $0.minuteInterval = $1 }),
            .property("countDownDuration", { $0.countDownDuration }, { $0.countDownDuration = $1 }),
            .method("setDate:animated:") { $0.setDate($1[0], animated: $1.flag(1)) },
        ]
    }
}
