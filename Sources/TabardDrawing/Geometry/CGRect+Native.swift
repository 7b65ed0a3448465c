package import GtkInterop

extension CGRect {
    package var native: Rectangle {
        Rectangle(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
    }
}
