/// The features of the language that not every module has, as `swiftc -print-supported-features` lists them.
enum LanguageFeatures {
    /// Those that a language mode brings, and which one does.
    private static let upcoming: [String: Int] = [
        "ConciseMagicFile": 6, "ForwardTrailingClosures": 6, "StrictConcurrency": 6,
        "BareSlashRegexLiterals": 6, "DeprecateApplicationMain": 6, "ImportObjcForwardDeclarations": 6,
        "DisableOutwardActorInference": 6, "IsolatedDefaultValues": 6, "GlobalConcurrency": 6,
        "InferSendableFromCaptures": 6, "ImplicitOpenExistentials": 6, "RegionBasedIsolation": 6,
        "DynamicActorIsolation": 6, "NonfrozenEnumExhaustivity": 6, "GlobalActorIsolatedTypesUsability": 6,
        "ExistentialAny": 7, "InternalImportsByDefault": 7, "MemberImportVisibility": 7,
        "InferIsolatedConformances": 7, "NonisolatedNonsendingByDefault": 7, "ImmutableWeakCaptures": 7,
    ]

    /// Those that are only there where the compiler is told.
    private static let experimental: Set<String> = [
        "StrictMemorySafety", "LibraryEvolution", "MacrosOnImports", "DeferredCodeGen", "MoveOnlyClasses",
        "NoImplicitCopy", "OldOwnershipOperatorSpellings", "MoveOnlyEnumDeinits", "MoveOnlyTuples",
        "MoveOnlyPartialReinitialization", "ConsumeSelfInDeinit", "NoExplicitNonIsolated",
        "LayoutStringValueWitnesses", "LayoutStringValueWitnessesInstantiation", "OpaqueTypeErasure",
        "ReferenceBindings", "BuiltinModule", "PlaygroundExtendedCallbacks", "RawLayout", "Embedded",
        "Volatile", "SuppressedAssociatedTypes", "StructLetDestructuring", "LifetimeDependence",
        "StaticExclusiveOnly", "GroupActorErrors", "ClosureIsolation",
        "ObjCImplementationWithResilientStorage", "Sensitive", "DebugDescriptionMacro",
        "SE427NoInferenceOnExtension", "Extern", "SafeInteropWrappers", "AssumeResilientCxxTypes",
        "ImportNonPublicCxxMembers", "CoroutineAccessors", "AddressableParameters", "AddressableTypes",
        "CustomAvailability", "ConcurrencySyntaxSugar", "CompileTimeValues", "ClosureBodyMacro",
        "AllowRuntimeSymbolDeclarations", "Lifetimes", "ImportMacroAliases", "SwiftRuntimeAvailability",
        "StandaloneSwiftAvailability", "AnyAppleOSAvailability", "CheckImplementationOnly",
    ]

    /// Whether a module has a feature of which its arguments say nothing.
    static func isOn(_ name: String, languageMode: Int) -> Bool {
        upcoming[name].map { languageMode >= $0 } ?? !experimental.contains(name)
    }
}
