import CGtk

/// How large what is being drawn comes out on the screen, so that what is too small to be seen is left out.
///
/// GTK 4.8 keeps letters of such a scale as textures of no size, and ends the program when it lets go of one. Views are that small while
/// they grow out of nothing.
@MainActor
enum DrawnScale {
    /// Half of a pixel of a view that is 256 points long. GTK's letters have no size below half of this.
    private static let least = 1.0 / 512
    /// The scale of the widget that draws its children now.
    private static var current = 1.0
    /// What was left out, and is drawn anew when a widget gets another scale, since what GTK keeps of their parents is without them.
    private static var leftOut: [Weak] = []

    private struct Weak {
        weak var widget: NativeWidget?
    }

    static func draw(_ child: NativeWidget, of parent: NativeWidget, in snapshot: Snapshot) {
        let outer = current
        defer { current = outer }
        current *= child.scale
        guard current >= least else {
            leftOut.append(Weak(widget: child))
            return
        }
        gtk_widget_snapshot_child(parent.widget, child.widget, snapshot.pointer)
    }

    /// A widget gets another scale.
    static func changed() {
        guard !leftOut.isEmpty else { return }
        let widgets = leftOut
        leftOut = []
        // The widgets themselves wait for being drawn all the while, so that GTK would stop at them.
        for case let widget? in widgets.map(\.widget) {
            if let parent = gtk_widget_get_parent(widget.widget) { gtk_widget_queue_draw(parent) }
        }
    }
}
