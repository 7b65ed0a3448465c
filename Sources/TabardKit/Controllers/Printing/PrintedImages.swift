/// Draws images, one a page, as large as there is room, and no larger than they are.
@MainActor
final class PrintedImages: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard images.indices.contains(pageIndex) else { return }
        let image = images[pageIndex]
        let size = image.size
        guard size.width > 0, size.height > 0, !contentRect.isEmpty else { return }
        let scale = min(1, contentRect.width / size.width, contentRect.height / size.height)
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        image.draw(
            in: CGRect(
                x: contentRect.midX - shown.width / 2,
                y: contentRect.midY - shown.height / 2,
                width: shown.width,
                height: shown.height
            )
        )
    }
}
