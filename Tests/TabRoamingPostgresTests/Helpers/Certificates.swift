import Foundation

/// An authority, and certificates that it gives: right ones, and others.
struct Certificates {
    let folder: String

    var authority: String { folder + "/authority.pem" }
    /// Another one of the same name, which gave no certificate.
    var otherAuthority: String { folder + "/other.pem" }

    /// Makes all of them in a folder, with keys that its owner alone may read.
    init(in folder: String) throws {
        self.folder = folder
        for name in ["authority", "other"] {
            try openssl(
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=Authority of the tests",
                "-keyout",
                "\(folder)/\(name).key",
                "-out",
                "\(folder)/\(name).pem"
            )
        }
        let configuration = """
            [ca]
            default_ca = authority
            [authority]
            database = \(folder)/index
            new_certs_dir = \(folder)
            rand_serial = yes
            unique_subject = no
            default_md = sha256
            policy = names
            copy_extensions = copy
            certificate = \(folder)/authority.pem
            private_key = \(folder)/authority.key
            [names]
            commonName = supplied

            """
        try Data(configuration.utf8).write(to: URL(fileURLWithPath: folder + "/configuration"))
        try Data().write(to: URL(fileURLWithPath: folder + "/index"))
        try give("server", to: "localhost", ["-days", "2"])
        try give("elsewhere", to: "db.example.org", ["-days", "2"])
        try give(
            "expired",
            to: "localhost",
            ["-startdate", "20200101000000Z", "-enddate", "20200102000000Z"]
        )
    }

    private func give(_ name: String, to host: String, _ dates: [String]) throws {
        try openssl(
            "req",
            "-new",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-subj",
            "/CN=\(host)",
            "-addext",
            "subjectAltName=DNS:\(host)",
            "-keyout",
            "\(folder)/\(name).key",
            "-out",
            "\(folder)/\(name).request"
        )
        try Command.run(
            "/usr/bin/openssl",
            [
                "ca", "-batch", "-notext", "-config", "\(folder)/configuration", "-in",
                "\(folder)/\(name).request",
                "-out", "\(folder)/\(name).pem",
            ] + dates
        )
    }

    private func openssl(_ arguments: String...) throws {
        try Command.run("/usr/bin/openssl", arguments)
    }
}
