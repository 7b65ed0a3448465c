/// Takes the main actor off the functions that lowering writes.
///
/// Lowering cannot tell from the text which methods belong to the main actor, so all entries are written as if they did.
/// Objective-C calls a method on whatever thread its selector is sent: a notification's, a timer's or a background
/// thread's. Methods that belong to no actor are right to be called there, and those of the main actor are the sender's
/// responsibility, as they are with Objective-C.
enum ActorCrossing {
    static func free<First, Result>(_ function: @escaping @MainActor (First) -> Result) -> (First) -> Result {
        unsafeBitCast(function, to: ((First) -> Result).self)
    }

    static func free<First, Second, Result>(
        _ function: @escaping @MainActor (First, Second) -> Result
    ) -> (First, Second) -> Result {
        unsafeBitCast(function, to: ((First, Second) -> Result).self)
    }
}
