/// Something that assistive technology can do with a control.
struct AccessibleAction {
    let name: String
    let perform: @MainActor () -> Void

    init(_ name: String, perform: @escaping @MainActor () -> Void) {
        self.name = name
        self.perform = perform
    }
}
