// A library calls what another one exports, or it exports itself, through a table of addresses. An entry of that table
// can be given another function, which then is called instead.

#ifndef TABARD_IMPORT_TABLE_H
#define TABARD_IMPORT_TABLE_H

#include <dlfcn.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static inline bool tabard_is_import(unsigned long type) {
#if defined(__x86_64__)
    return type == R_X86_64_JUMP_SLOT || type == R_X86_64_GLOB_DAT;
#elif defined(__aarch64__)
    return type == R_AARCH64_JUMP_SLOT || type == R_AARCH64_GLOB_DAT;
#else
    return false;
#endif
}

// Where a table of the library lies. Some loaders have made the address absolute, others not.
static inline const char *tabard_table(const struct link_map *library, uintptr_t address) {
    return (const char *)(address < library->l_addr ? address + library->l_addr : address);
}

// The loader may have made the table read-only once it was filled.
static inline bool tabard_write_entry(void **entry, void *value) {
    uintptr_t address = (uintptr_t)entry;
    uintptr_t page = address & ~((uintptr_t)sysconf(_SC_PAGESIZE) - 1);
    if (mprotect((void *)page, address + sizeof(void *) - page, PROT_READ | PROT_WRITE) != 0) return false;
    __atomic_store_n(entry, value, __ATOMIC_RELEASE);
    return true;
}

// A function that is called in place of one of a name, and whether it is.
typedef struct {
    const char *symbol;
    void *function;
    bool isDone;
} tabard_replacement;

// Most names differ in their first letters, before a call of strcmp would have begun.
static inline bool tabard_is_same_name(const char *one, const char *other) {
    while (*one && *one == *other) one++, other++;
    return *one == *other;
}

static inline void tabard_replace_in_table(
    const struct link_map *library, const char *table, size_t first, size_t size, const char *symbols, const char *names,
    tabard_replacement *replacements, size_t count
) {
#if defined(__LP64__)
    const ElfW(Rela) *relocations = (const ElfW(Rela) *)table;
    for (size_t index = first; index < size / sizeof(ElfW(Rela)); index++) {
        const ElfW(Rela) *relocation = &relocations[index];
        if (!tabard_is_import(ELF64_R_TYPE(relocation->r_info))) continue;
        const ElfW(Sym) *import = (const ElfW(Sym) *)symbols + ELF64_R_SYM(relocation->r_info);
        for (size_t which = 0; which < count; which++) {
            tabard_replacement *replacement = &replacements[which];
            if (!tabard_is_same_name(names + import->st_name, replacement->symbol)) continue;
            void **entry = (void **)(library->l_addr + relocation->r_offset);
            if (tabard_write_entry(entry, replacement->function)) replacement->isDone = true;
        }
    }
#endif
}

// Two words that a function of Swift returns in the registers in which one of C returns them.
typedef struct {
    void *first, *second;
} tabard_two_words;

// Has a loaded library, or with NULL the program, call other functions in place of some; notes which of them it calls through its
// tables.
static inline void tabard_replace_imports(const char *library, tabard_replacement *replacements, size_t count) {
    // The handle of a library is its entry in the list of the loaded ones.
    struct link_map *map = (struct link_map *)dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
    if (!map) return;
    const char *symbols = NULL, *names = NULL, *calls = NULL, *addresses = NULL;
    size_t callsSize = 0, addressesSize = 0, withoutName = 0;
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_SYMTAB: symbols = tabard_table(map, entry->d_un.d_ptr); break;
        case DT_STRTAB: names = tabard_table(map, entry->d_un.d_ptr); break;
        case DT_JMPREL: calls = tabard_table(map, entry->d_un.d_ptr); break;
        case DT_PLTRELSZ: callsSize = entry->d_un.d_val; break;
        case DT_RELA: addresses = tabard_table(map, entry->d_un.d_ptr); break;
        case DT_RELASZ: addressesSize = entry->d_un.d_val; break;
        // So many entries at the table's start stand for places in the library itself.
        case DT_RELACOUNT: withoutName = entry->d_un.d_val; break;
        default: break;
        }
    }
    if (symbols && names && calls) {
        tabard_replace_in_table(map, calls, 0, callsSize, symbols, names, replacements, count);
    }
    if (symbols && names && addresses) {
        tabard_replace_in_table(map, addresses, withoutName, addressesSize, symbols, names, replacements, count);
    }
    dlclose(map);
}

#endif
