import ArgumentParser

/// A form in which users get an app.
enum PackageForm: String, CaseIterable, ExpressibleByArgument {
    case deb, tar, flatpak
}
