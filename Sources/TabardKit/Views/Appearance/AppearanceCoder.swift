/// The empty archive that proxies are made from.
final class AppearanceCoder: NSCoder {}
