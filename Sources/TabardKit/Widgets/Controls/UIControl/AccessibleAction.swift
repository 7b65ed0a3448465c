/// Something that assistive technology can do with a control.
struct AccessibleAction {
    let name: String
    let perform: () -> Void

    init(_ name: String, perform: @escaping () -> Void) {
        self.name = name
        self.perform = perform
    }
}
