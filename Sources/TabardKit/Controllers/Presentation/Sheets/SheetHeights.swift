/// The heights at which a sheet rests, and where it goes when the user lets go: a pure function of lengths in points.
struct SheetHeights: Equatable {
    struct Rest: Equatable {
        var identifier: UISheetPresentationController.Detent.Identifier
        var height: CGFloat
    }

    /// Where a sheet goes that the user has let go of.
    enum Goal: Equatable {
        case rest(Rest)
        case dismissal
    }

    /// A sheet at its lowest rest that is pulled down faster goes, in points a second.
    static let flickSpeed: CGFloat = 700
    /// For how long a flick goes on moving the sheet, in seconds.
    private static let flickTime: CGFloat = 0.15

    /// The lowest first.
    let rests: [Rest]

    /// - Parameter rests: In any order, at least one.
    init(_ rests: [Rest]) { self.rests = rests.sorted { $0.height < $1.height } }

    var lowest: Rest { rests[0] }
    var highest: Rest { rests[rests.count - 1] }

    /// Where the sheet rests: at the detent given, else at the lowest.
    func rest(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Rest {
        rests.first { $0.identifier == identifier } ?? lowest
    }

    /// The rest that follows a height, and after the highest the lowest.
    func rest(after height: CGFloat) -> Rest { rests.first { $0.height > height + 0.5 } ?? lowest }

    /// Where a sheet goes that was moved to a height; below the lowest rest it only is lowered.
    ///
    /// - Parameter speed: Points a second, upwards.
    func goal(from height: CGFloat, speed: CGFloat) -> Goal {
        let low = lowest.height
        let isBelow = low - height > min(160, low / 4)
        if height < low, speed < -Self.flickSpeed || (isBelow && speed <= Self.flickSpeed) {
            return .dismissal
        }
        let target = height + speed * Self.flickTime
        if rests.count > 1, target < low / 2 { return .dismissal }
        let nearest = rests.min { abs($0.height - target) < abs($1.height - target) }
        return .rest(nearest ?? lowest)
    }

    /// How dark what lies below is at a height, from 0 to 1.
    func dimming(
        at height: CGFloat,
        undimmed: UISheetPresentationController.Detent.Identifier?
    ) -> CGFloat {
        guard let index = rests.lastIndex(where: { $0.identifier == undimmed }) else { return 1 }
        let bright = rests[index].height
        guard height > bright else { return 0 }
        let next = rests.dropFirst(index + 1).first { $0.height > bright }
        guard let next else { return 0 }
        return min(1, (height - bright) / (next.height - bright))
    }
}
