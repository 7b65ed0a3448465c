import Foundation

extension WebBrowser {
    /// A rectangle of the page, in its pixels.
    struct Area {
        let x, y, width, height: Double

        /// A part of the rectangle, in fractions of its sides.
        func part(x: ClosedRange<Double>, y: ClosedRange<Double>) -> Area {
            Area(
                x: self.x + x.lowerBound * width,
                y: self.y + y.lowerBound * height,
                width: (x.upperBound - x.lowerBound) * width,
                height: (y.upperBound - y.lowerBound) * height
            )
        }

        /// The lowest part of the rectangle.
        func bottom(_ height: Double) -> Area {
            Area(x: x, y: y + self.height - height, width: width, height: height)
        }
    }

    /// The program's window in the page, without its shadow; nil until there is one.
    ///
    /// Broadway's page has an element for each GTK surface, and in it one for each drawn rectangle,
    /// the largest of which is the window's background.
    func windowArea() throws -> Area? {
        let script = """
            const [done] = arguments;
            const size = area => area.width * area.height;
            let best = null;
            for (const surface of document.body.children) {
                if (!surface.surface) continue;
                for (const element of surface.querySelectorAll('*')) {
                    const area = element.getBoundingClientRect();
                    if (size(area) > 0 && (!best || size(area) > size(best))) best = area;
                }
            }
            done(best && [best.x, best.y, best.width, best.height]);
            """
        guard let sides = try run(script) as? [NSNumber], sides.count == 4 else { return nil }
        let values = sides.map(\.doubleValue)
        return Area(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    /// Waits until the program's window fills the page.
    func isFilled(width: Double, height: Double) throws -> Bool {
        try waitUntil(seconds: 20) {
            guard let area = try windowArea() else { return false }
            return [area.x, area.y, area.width, area.height] == [0, 0, width, height]
        }
    }

    /// How many different colours a part of a screenshot has.
    func colours(of screenshot: String, in area: Area) throws -> Int {
        let script =
            Self.pixels + """
                const first = await pixels(arguments[0]);
                const colours = new Set();
                for (let i = 0; i < first.length; i += 4)
                    colours.add(first[i] << 16 | first[i + 1] << 8 | first[i + 2]);
                done(colours.size);
                })();
                """
        return (try run(script, [screenshot, ""] + area.values) as? NSNumber)?.intValue ?? 0
    }

    /// The share, from 0 to 1, of the pixels in a part of two screenshots that are not the same.
    func difference(_ first: String, _ second: String, in area: Area) throws -> Double {
        let script =
            Self.pixels + """
                const first = await pixels(arguments[0]), second = await pixels(arguments[1]);
                let changed = 0;
                for (let i = 0; i < first.length; i += 4)
                    if ([0, 1, 2].some(part => Math.abs(first[i + part] - second[i + part]) > 8)) changed++;
                done(changed / (first.length / 4));
                })();
                """
        return (try run(script, [first, second] + area.values) as? NSNumber)?.doubleValue ?? 0
    }

    /// The page itself decodes screenshots, with the decoder that the browser has.
    private static let pixels = """
        const arguments_ = arguments, done = arguments[6];
        (async () => {
        const arguments = arguments_, [x, y, width, height] = [...arguments].slice(2, 6).map(Math.round);
        async function pixels(screenshot) {
            const image = new Image();
            image.src = 'data:image/png;base64,' + screenshot;
            await image.decode();
            const canvas = document.createElement('canvas');
            canvas.width = width;
            canvas.height = height;
            const context = canvas.getContext('2d');
            context.drawImage(image, -x, -y);
            return context.getImageData(0, 0, width, height).data;
        }

        """
}

extension WebBrowser.Area {
    fileprivate var values: [Any] { [x, y, width, height] }
}
