// A message's way to the journal and to standard error.

#ifndef CJournal_h
#define CJournal_h

#include <stddef.h>

// Sends an entry in the journal's own format to its socket; returns 0, or what stands in the way as errno has it.
//
// It waits a quarter of a second at most for a journal that reads nothing (EAGAIN). What is larger than a datagram goes as a file
// in memory, as the journal takes it.
int tabard_journal_send(const char *path, const void *entry, size_t size);

// Writes to standard error, if anybody takes it; returns 0, or what stands in the way as errno has it.
//
// A reader that is gone and a disk that is full do not end the program by a signal.
int tabard_write_to_standard_error(const void *bytes, size_t size);

#endif
