#define _GNU_SOURCE
#include "CBareFile.h"
#include <fcntl.h>
#include <stdbool.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { header_length = 64, first_read = 16384, slot_count = 4 };

static bool read_exactly(int descriptor, void *scratch, size_t count, size_t offset) {
    return pread(descriptor, scratch, count, (off_t)offset) == (ssize_t)count;
}

// All headers: of small files the first read has all of the rest, too.
static bool read_headers(int descriptor, const BareFile *file, void *scratch) {
    size_t size = slot_count * file->capacity;
    if (!read_exactly(descriptor, scratch, size < first_read ? size : first_read, 0)) return false;
    for (size_t header = file->capacity; header < size; header += file->capacity)
        if (header + header_length > first_read
            && !read_exactly(descriptor, scratch, header_length, header)) return false;
    return true;
}

static bool read_slot(int descriptor, const BareFile *file, int slot, void *scratch) {
    size_t start = (size_t)slot * file->capacity;
    if (!read_headers(descriptor, file, scratch)) return false;
    if (start + file->length <= first_read) return true;
    return read_exactly(descriptor, scratch, file->length - header_length, start + header_length);
}

static int open_directory(const BareFile *file) {
    struct stat status;
    int directory = open(file->directory, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (directory >= 0) fstat(directory, &status);
    return directory;
}

static int open_file(const BareFile *file, int directory, int access) {
    struct stat status;
    int descriptor = openat(directory, file->name, access | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0600);
    if (descriptor >= 0) fstat(descriptor, &status);
    return descriptor;
}

int bare_save(const BareFile *file, int slot, const void *bytes, void *scratch) {
    int directory = open_directory(file);
    if (directory < 0) return -1;
    bool done = flock(directory, LOCK_EX | LOCK_NB) == 0;
    int descriptor = open_file(file, directory, O_RDWR);
    done = done && descriptor >= 0 && read_headers(descriptor, file, scratch);
    off_t offset = (off_t)((size_t)slot * file->capacity);
    done = done && pwrite(descriptor, bytes, file->length, offset) == (ssize_t)file->length;
    done = done && fdatasync(descriptor) == 0;
    close(descriptor);
    flock(directory, LOCK_UN);
    close(directory);
    return done ? 0 : -1;
}

int bare_load(const BareFile *file, int slot, void *scratch) {
    int directory = open_directory(file);
    if (directory < 0) return -1;
    int descriptor = open_file(file, directory, O_RDONLY);
    bool done = descriptor >= 0 && read_slot(descriptor, file, slot, scratch);
    close(descriptor);
    close(directory);
    return done ? 0 : -1;
}
