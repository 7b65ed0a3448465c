import FoundationEssentials
import TabStore

extension PostgresAddress {
    /// What libpq is told. It takes what is missing from the environment, or from files that the environment names; so all that
    /// matters is here.
    var parameters: [(keyword: String, value: String)] {
        [
            ("host", host), ("port", String(port)), ("user", user), ("dbname", database),
            ("sslmode", "verify-full"), ("sslrootcert", rootCertificates),
            ("ssl_min_protocol_version", "TLSv1.2"), ("ssl_max_protocol_version", "TLSv1.3"),
            ("sslcompression", "0"), ("sslsni", "1"),
            // Below a file there is none: libpq shows no certificate of the user's own.
            ("sslcert", "/dev/null/none"), ("sslkey", "/dev/null/none"),
            // The password is proved and not told, and to whom has the certificate alone.
            ("channel_binding", "require"),
            ("gssencmode", "disable"), ("replication", "false"), ("target_session_attrs", "any"),
            ("client_encoding", "UTF8"), ("application_name", "tabard"),
            // A connection that waits learns in two minutes that its server is gone.
            ("keepalives", "1"), ("keepalives_idle", "60"), ("keepalives_interval", "15"),
            ("keepalives_count", "4"),
            ("tcp_user_timeout", "30000"),
            (
                "options",
                """
                -c search_path=pg_catalog -c client_min_messages=error -c statement_timeout=30s -c lock_timeout=10s \
                -c idle_in_transaction_session_timeout=30s -c idle_session_timeout=0
                """
            ),
        ]
    }

    /// What the environment would put in the place of parameters that cannot be told to be empty.
    private static let refusedVariables = [
        "PGPASSWORD", "PGSERVICE", "PGHOSTADDR", "PGTZ", "PGDATESTYLE", "PGGEQO", "PGSSLCRL", "PGSSLCRLDIR",
        "PGREQUIREAUTH", "PGSSLNEGOTIATION", "PGLOADBALANCEHOSTS",
    ]

    /// Refuses an environment that tells libpq something else.
    func checkEnvironment(_ environment: [String: String] = ProcessInfo.processInfo.environment)
        throws(TabStoreError)
    {
        for name in Self.refusedVariables where environment[name] != nil {
            let detail = "the variable \(name) is set, which is not to count; take it away"
            throw TabStoreError(.invalidAddress, path: description, detail: detail)
        }
    }
}
