internal import GtkInterop

/// What an activity indicator looks like: a pure function to drawing commands.
struct ActivityDrawing {
    static let spokes = 8

    var area: CGRect
    /// The spoke that is darkest, counted clockwise from the top.
    var step: Int
    var color: RGBA

    @MainActor
    var commands: [DrawingCommand] {
        guard let image = Self.images[step % Self.spokes] else { return [] }
        return [.image(image, area, tint: color)]
    }

    /// One a step. GTK cannot draw rounded shapes that are turned, so they are images.
    @MainActor private static let images = (0..<spokes).map { step in
        UIImage(own: Array(document(step).utf8))?.withRenderingMode(.alwaysTemplate)
    }

    private static func document(_ step: Int) -> String {
        let parts = (0..<spokes).map { index in
            let age = (step - index + spokes) % spokes
            return """
                <rect x="9" y="1" width="2.2" height="5.4" rx="1.1" fill-opacity="\(opacities[age])" \
                transform="rotate(\(index * 45) 10 10) translate(-0.1 0)"/>
                """
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">\
            \(parts.joined())</svg>
            """
    }

    private static let opacities = [1, 0.85, 0.7, 0.55, 0.45, 0.38, 0.32, 0.28]
}
