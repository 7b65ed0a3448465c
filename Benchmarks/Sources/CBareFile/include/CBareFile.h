#ifndef C_BARE_FILE_H
#define C_BARE_FILE_H

#include <stddef.h>

// The system calls of TabStore, and nothing else: what no store that does the same can be cheaper than.

typedef struct {
    const char *directory;
    const char *name;
    size_t capacity; // the bytes of a slot
    size_t length; // the bytes of a save, header included
} BareFile;

// Writes over one of the four slots, after reading the headers of all; 0 if all went well.
int bare_save(const BareFile *file, int slot, const void *bytes, void *scratch);

// Reads a slot; 0 if all went well.
int bare_load(const BareFile *file, int slot, void *scratch);

#endif
