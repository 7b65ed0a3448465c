import CGtk

extension DBusValue {
    /// Makes the GVariant of a list of arguments, a floating reference.
    static func makeArguments(_ values: [DBusValue]) throws -> OpaquePointer? {
        for value in values { try value.check() }
        return makeTuple(values)
    }

    /// Makes the GVariant of one value, a floating reference.
    func makeSingle() throws -> OpaquePointer? {
        try check()
        return makeVariant()
    }

    /// Reads the arguments of a message that came from the bus.
    static func readArguments(_ variant: OpaquePointer?) throws -> [DBusValue] {
        guard let variant else { return [] }
        var remaining = Limits.count
        return try readChildren(variant, depth: 0, remaining: &remaining)
    }

    /// Only for a value that `check` has passed.
    private func makeVariant() -> OpaquePointer? {
        switch self {
        case .string(let text): g_variant_new_string(text)
        case .objectPath(let path): g_variant_new_object_path(path)
        case .signature(let text): g_variant_new_signature(text)
        case .bool(let truth): g_variant_new_boolean(truth ? 1 : 0)
        case .byte(let number): g_variant_new_byte(number)
        case .int16(let number): g_variant_new_int16(number)
        case .int32(let number): g_variant_new_int32(number)
        case .int64(let number): g_variant_new_int64(gint64(number))
        case .uint16(let number): g_variant_new_uint16(number)
        case .uint32(let number): g_variant_new_uint32(number)
        case .uint64(let number): g_variant_new_uint64(guint64(number))
        case .double(let number): g_variant_new_double(number)
        case .handle(let index): g_variant_new_handle(index)
        case .array(let elementSignature, let elements): Self.makeArray(elementSignature, elements)
        case .dictionaryEntry(let key, let value):
            g_variant_new_dict_entry(key.makeVariant(), value.makeVariant())
        case .structure(let members): Self.makeTuple(members)
        case .variant(let value): g_variant_new_variant(value.makeVariant())
        }
    }

    private static func makeTuple(_ members: [DBusValue]) -> OpaquePointer? {
        var children = members.map { $0.makeVariant() }
        return g_variant_new_tuple(&children, gsize(children.count))
    }

    private static func makeArray(_ elementSignature: String, _ elements: [DBusValue]) -> OpaquePointer? {
        let type = g_variant_type_new(elementSignature)
        defer { g_variant_type_free(type) }
        var children = elements.map { $0.makeVariant() }
        return g_variant_new_array(type, &children, gsize(children.count))
    }

    private static func readChildren(
        _ variant: OpaquePointer,
        depth: Int,
        remaining: inout Int
    ) throws -> [DBusValue] {
        var values: [DBusValue] = []
        for index in 0..<g_variant_n_children(variant) {
            guard let child = g_variant_get_child_value(variant, index) else { continue }
            defer { g_variant_unref(child) }
            values.append(try read(child, depth: depth, remaining: &remaining))
        }
        return values
    }

    private static func read(
        _ variant: OpaquePointer,
        depth: Int,
        remaining: inout Int
    ) throws -> DBusValue {
        guard depth < Limits.depth * 2 else {
            throw DBusError(.invalidValue, "a message is nested too deeply")
        }
        remaining -= 1
        guard remaining >= 0 else {
            throw DBusError(.invalidValue, "a message has more than \(Limits.count) values")
        }
        if let basic = readBasic(variant) { return basic }
        let children = try readChildren(variant, depth: depth + 1, remaining: &remaining)
        switch g_variant_classify(variant) {
        case G_VARIANT_CLASS_ARRAY:
            let signature = String(cString: g_variant_get_type_string(variant))
            return .array(elementSignature: String(signature.dropFirst()), children)
        case G_VARIANT_CLASS_TUPLE:
            return .structure(children)
        case G_VARIANT_CLASS_DICT_ENTRY where children.count == 2:
            return .dictionaryEntry(key: children[0], value: children[1])
        case G_VARIANT_CLASS_VARIANT where children.count == 1:
            return .variant(children[0])
        default:
            let signature = String(cString: g_variant_get_type_string(variant))
            throw DBusError(.invalidValue, "a message has a value of the unknown type '\(signature)'")
        }
    }

    private static func readBasic(_ variant: OpaquePointer) -> DBusValue? {
        switch g_variant_classify(variant) {
        case G_VARIANT_CLASS_STRING: .string(text(of: variant))
        case G_VARIANT_CLASS_OBJECT_PATH: .objectPath(text(of: variant))
        case G_VARIANT_CLASS_SIGNATURE: .signature(text(of: variant))
        case G_VARIANT_CLASS_BOOLEAN: .bool(g_variant_get_boolean(variant) != 0)
        case G_VARIANT_CLASS_BYTE: .byte(g_variant_get_byte(variant))
        case G_VARIANT_CLASS_INT16: .int16(g_variant_get_int16(variant))
        case G_VARIANT_CLASS_INT32: .int32(g_variant_get_int32(variant))
        case G_VARIANT_CLASS_INT64: .int64(Int64(g_variant_get_int64(variant)))
        case G_VARIANT_CLASS_UINT16: .uint16(g_variant_get_uint16(variant))
        case G_VARIANT_CLASS_UINT32: .uint32(g_variant_get_uint32(variant))
        case G_VARIANT_CLASS_UINT64: .uint64(UInt64(g_variant_get_uint64(variant)))
        case G_VARIANT_CLASS_DOUBLE: .double(g_variant_get_double(variant))
        case G_VARIANT_CLASS_HANDLE: .handle(g_variant_get_handle(variant))
        default: nil
        }
    }

    private static func text(of variant: OpaquePointer) -> String {
        String(cString: g_variant_get_string(variant, nil))
    }
}
