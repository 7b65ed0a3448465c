/// The version of Tabard, in the one place where it stands: `Scripts/version` reads it here.
///
/// Between two releases it is that of the next one with `-dev` behind it.
enum TabardVersion {
    static let current = "0.1.0-dev"
}
