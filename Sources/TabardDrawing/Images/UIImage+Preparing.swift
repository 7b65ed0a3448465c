internal import GtkInterop

extension UIImage {
    /// The image decoded, so that nothing is left to be done when it is first shown; nil if it is empty or damaged.
    ///
    /// It may be called on any thread, and takes its time there.
    public func preparingForDisplay() -> UIImage? {
        guard size.width > 0, size.height > 0, bitmap != nil else { return nil }
        return self
    }

    /// Decodes the image on another thread.
    ///
    /// - Parameter completionHandler: Called there with what `preparingForDisplay()` answers.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image decoded, on another thread; see `preparingForDisplay()`.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// A picture of the image in another size, which takes less memory than a large one; nil if it is empty or damaged, or the
    /// size has no area or is too large.
    ///
    /// It has exactly the size, however that stretches the image, and the image's scale. It may be called on any thread, and
    /// takes its time there.
    ///
    /// - Parameter size: Points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0,
            self.size.width > 0, self.size.height > 0
        else { return nil }
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        let most = CGFloat(ImageDecoder.Limits.side)
        guard width >= 1, height >= 1, width <= most, height <= most,
            let bitmap = bitmap(filling: size, scale: scale)?.scaled(width: Int(width), height: Int(height))
        else { return nil }
        let representation = ImageRepresentation(.bitmap(bitmap), scale: scale)
        return changed {
            $0.representations = [representation]
            $0.size = CGSize(width: width / scale, height: height / scale)
            $0.orientation = .up
            $0.pixels = nil
            $0.slicing = nil
            $0.variants = []
        }
    }

    /// Makes a picture in another size on another thread.
    ///
    /// - Parameters:
    ///   - size: Points.
    ///   - completionHandler: Called there with what `preparingThumbnail(of:)` answers.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async {
            completionHandler(self.preparingThumbnail(of: size))
        }
    }

    /// A picture of the image in another size, made on another thread; see `preparingThumbnail(of:)`.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}
