extension ImageDecoder {
    /// The bounds that keep a hostile image from using up time or memory.
    public enum Limits {
        /// The pixels of a decoded image.
        public static let pixels = 40_000_000
        /// The pixels of its longer side.
        public static let side = 16_384
        /// The bytes of a PNG or JPEG file.
        public static let fileBytes = 64 * 1_024 * 1_024
        /// The bytes of an SVG file.
        public static let vectorFileBytes = 4 * 1_024 * 1_024
        /// The pixels that one rendering of a vector image may have.
        public static let vectorPixels = 16_777_216
        /// The elements of a vector image that may hold others, which bounds how deep drawing goes.
        public static let vectorContainers = 8_192
        /// The pixels of all layers that a vector image may need at once, four bytes each.
        public static let vectorLayerPixels = 268_435_456
        /// The passes of a progressive JPEG, each of which costs time for every pixel.
        public static let jpegScans = 200
        /// The seconds of processor time that decoding or drawing an image from elsewhere may take.
        public static let seconds = 5.0
        /// The seconds that it may take in all, on a machine that is busy with other things.
        public static let secondsOfWaiting = 10.0
        /// The memory that decoding an image from elsewhere may take.
        public static let memoryBytes = 1_024 * 1_024 * 1_024
        /// The pixels of the drawing that shows whether a vector image from elsewhere can be drawn at all.
        public static let firstDrawingPixels = 1_048_576

        /// Whether an image of this many pixels may be made.
        public static func allows(width: Int, height: Int) -> Bool {
            width > 0 && height > 0 && width <= side && height <= side && width * height <= pixels
        }
    }
}
