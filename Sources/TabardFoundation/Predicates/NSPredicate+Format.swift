extension NSPredicate {
    /// Makes a predicate of a format, such as `name BEGINSWITH[c] %@ AND age >= %d`.
    ///
    /// Known are comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
    /// `MATCHES`, with `[c]`, `[d]` and `[cd]`), `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `SUBQUERY`, lists in braces, key
    /// paths with `@count` and its kin, arithmetic and functions. A regular expression that is none matches nothing.
    ///
    /// A format that is none is a programming error, as is a key that the object has not.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - args: What stands for `%@` (a value), `%K` (a key path), `%d`, `%f` and the like, in their order.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Makes a predicate of a format with arguments in a list.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let node: PredicateNode
        do throws(PredicateFormatError) {
            node = try PredicateParser.parse(predicateFormat, arguments: arguments ?? [])
        } catch {
            let shown = predicateFormat.count > 500 ? predicateFormat.prefix(500) + "…" : predicateFormat[...]
            fatalError("Unable to parse the format string \"\(shown)\": \(error)")
        }
        self.init { object, variables in
            PredicateEvaluation(object: object, variables: variables ?? [:]).evaluate(node)
        }
    }

    /// The predicate with values for its variables, such as `$name`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, more in
            self.evaluate(with: object, substitutionVariables: variables.merging(more ?? [:]) { $1 })
        }
    }
}
