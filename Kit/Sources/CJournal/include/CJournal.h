// A message's way to the journal.

#ifndef TABARD_JOURNAL_H
#define TABARD_JOURNAL_H

#include <stddef.h>

// Sends an entry in the journal's own format to its socket; returns 0, or what stands in the way as errno has it.
//
// It waits a quarter of a second at most for a journal that reads nothing. What is larger than a datagram goes as a file in
// memory, as the journal takes it.
int tabard_journal_send(const char *path, const void *entry, size_t size);

#endif
