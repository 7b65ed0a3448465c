/// The bounds of decoders, and how long they wait for work.
struct DecoderSettings: Sendable {
    /// The processor time that one image may take.
    var seconds = ImageDecoder.Limits.seconds
    /// The time that one image may take in all.
    var secondsOfWaiting = ImageDecoder.Limits.secondsOfWaiting
    var memoryBytes = ImageDecoder.Limits.memoryBytes
    /// How long a decoder without work lives on.
    var secondsOfIdleness = 5.0
    /// How long a decoder may take to begin, with all libraries that the program uses.
    var secondsOfStarting = 20.0
    /// The processor time after which a decoder is replaced. The system itself ends it somewhat later.
    var secondsOfLife = 30.0
}
