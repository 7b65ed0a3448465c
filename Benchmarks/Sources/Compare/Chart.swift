import Foundation

/// Lines in a picture whose axes both go up by factors, for what grows with a number.
struct Chart {
    struct Line {
        let name: String
        /// From left to right.
        let points: [(x: Double, y: Double)]
    }

    let title: String
    let horizontalTitle: String
    let verticalTitle: String
    let lines: [Line]

    private static let size = (width: 640.0, height: 400.0)
    private static let plot = (left: 76.0, top: 48.0, right: 470.0, bottom: 340.0)
    /// They differ in lightness as well as in hue.
    private static let colors = ["#0a6cff", "#c0392b", "#2e8b57", "#8a6d00"]

    /// The picture as SVG, on white, so that it can be read on a dark page too.
    var document: String {
        let points = lines.flatMap(\.points)
        let horizontal = Self.decades(points.map(\.x))
        let vertical = Self.decades(points.map(\.y))
        let (left, top, right, bottom) = Self.plot
        func place(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
            func part(_ value: Double, of decades: ClosedRange<Int>) -> Double {
                (log10(value) - Double(decades.lowerBound)) / Double(decades.count - 1)
            }
            return (
                left + part(point.x, of: horizontal) * (right - left),
                bottom - part(point.y, of: vertical) * (bottom - top)
            )
        }
        var elements = [
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
            Self.text(title, (left, 26), size: 16, anchor: "start"),
            Self.text(horizontalTitle, ((left + right) / 2, bottom + 42)),
            Self.text(verticalTitle, (20, (top + bottom) / 2), isUpright: true),
        ]
        for decade in horizontal {
            let x = place((pow(10, Double(decade)), points[0].y)).x
            elements.append(Self.line((x, top), (x, bottom)))
            elements.append(Self.text(Self.number(decade), (x, bottom + 20)))
        }
        for decade in vertical {
            let y = place((points[0].x, pow(10, Double(decade)))).y
            elements.append(Self.line((left, y), (right, y)))
            elements.append(Self.text(Self.number(decade), (left - 8, y + 4), anchor: "end"))
        }
        // The names stand at the ends of their lines, but never on each other.
        var lowest = -Double.infinity
        let ends = lines.enumerated().compactMap { index, line in
            line.points.last.map { (index: index, y: place($0).y) }
        }
        for (index, end) in ends.sorted(by: { $0.y < $1.y }) {
            let (line, color) = (lines[index], Self.colors[index % Self.colors.count])
            let places = line.points.map(place)
            let path = places.map { String(format: "%.1f,%.1f", $0.x, $0.y) }.joined(separator: " ")
            elements.append(
                "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2.5\"/>"
            )
            elements += places.map {
                String(format: "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"\(color)\"/>", $0.x, $0.y)
            }
            let y = max(end, lowest + 18)
            lowest = y
            let x = (places.last?.x ?? left) + 12
            elements.append(Self.text(line.name, (x, y + 4), color: color, anchor: "start"))
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.size.width)) \(Int(Self.size.height))" \
            font-family="sans-serif">
            \(elements.joined(separator: "\n"))
            </svg>

            """
    }

    /// The powers of ten between which values are.
    private static func decades(_ values: [Double]) -> ClosedRange<Int> {
        let lower = Int(floor(log10(values.min() ?? 1)))
        return lower...max(lower + 1, Int(ceil(log10(values.max() ?? 10))))
    }

    private static func number(_ decade: Int) -> String {
        decade < 0 ? String(pow(10, Double(decade))) : "1" + String(repeating: "0", count: decade)
    }

    private static func line(_ start: (Double, Double), _ end: (Double, Double)) -> String {
        String(
            format: "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#d8d8dc\"/>",
            start.0,
            start.1,
            end.0,
            end.1
        )
    }

    private static func text(
        _ text: String,
        _ place: (x: Double, y: Double),
        size: Int = 13,
        color: String = "#1c1c1e",
        anchor: String = "middle",
        isUpright: Bool = false
    ) -> String {
        let position = String(format: "x=\"%.1f\" y=\"%.1f\"", place.x, place.y)
        let turn = isUpright ? String(format: " transform=\"rotate(-90 %.1f %.1f)\"", place.x, place.y) : ""
        let style = "font-size=\"\(size)\" fill=\"\(color)\" text-anchor=\"\(anchor)\""
        return "<text \(position) \(style)\(turn)>\(text)</text>"
    }
}
