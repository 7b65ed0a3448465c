#define _GNU_SOURCE
#include "CJournal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum {
    Millisecond = 1000000,
    Patience = 250 * Millisecond,
};

static int64_t now(void) {
    struct timespec time = {0};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * (int64_t)1000 * Millisecond + time.tv_nsec;
}

// What the kernel sends to a thread whose reader is gone, or whose file is full.
static const int signals[] = {SIGPIPE, SIGXFSZ};
enum { SignalCount = sizeof signals / sizeof signals[0] };

typedef struct {
    sigset_t held;
    sigset_t before;
    sigset_t pending;
} HeldSignals;

static HeldSignals hold_signals(void) {
    HeldSignals held;
    sigemptyset(&held.held);
    for (int i = 0; i < SignalCount; i++) sigaddset(&held.held, signals[i]);
    sigpending(&held.pending);
    pthread_sigmask(SIG_BLOCK, &held.held, &held.before);
    return held;
}

// Those that came meanwhile are of what was written here, and are forgotten.
static void release_signals(HeldSignals held) {
    for (int i = 0; i < SignalCount; i++) {
        if (sigismember(&held.pending, signals[i])) continue;
        sigset_t set;
        sigemptyset(&set);
        sigaddset(&set, signals[i]);
        struct timespec none = {0};
        while (sigtimedwait(&set, NULL, &none) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &held.before, NULL);
}

static int write_all(int file, const char *bytes, size_t size) {
    while (size > 0) {
        ssize_t written = write(file, bytes, size);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes += written;
        size -= (size_t)written;
    }
    return 0;
}

static int send_message(int connection, const struct msghdr *message) {
    int64_t end = now() + Patience;
    for (;;) {
        int64_t left = (end - now()) / 1000;
        // None would be for ever.
        if (left <= 0) return EAGAIN;
        struct timeval patience = {.tv_usec = left};
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        if (sendmsg(connection, message, MSG_NOSIGNAL) >= 0) return 0;
        if (errno != EINTR) return errno;
    }
}

static int send_file(int connection, struct msghdr message, const void *entry, size_t size) {
    int file = memfd_create("journal-entry", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file < 0) return errno;
    int problem = write_all(file, entry, size);
    // The journal reads no file that could still change.
    if (problem == 0 && fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) < 0) {
        problem = errno;
    }
    if (problem == 0) {
        union {
            struct cmsghdr header;
            char room[CMSG_SPACE(sizeof(int))];
        } control = {{0}};
        message.msg_iov = NULL;
        message.msg_iovlen = 0;
        message.msg_control = &control;
        message.msg_controllen = sizeof control;
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(header), &file, sizeof file);
        problem = send_message(connection, &message);
    }
    close(file);
    return problem;
}

static int send_entry(const struct sockaddr_un *address, const void *entry, size_t size) {
    int connection = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (connection < 0) return errno;
    struct iovec part = {.iov_base = (void *)entry, .iov_len = size};
    struct msghdr message = {
        .msg_name = (void *)address, .msg_namelen = sizeof *address, .msg_iov = &part, .msg_iovlen = 1};
    int problem = send_message(connection, &message);
    if (problem == EMSGSIZE || problem == ENOBUFS) problem = send_file(connection, message, entry, size);
    close(connection);
    return problem;
}

int tabard_journal_send(const char *path, const void *entry, size_t size) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) return ENAMETOOLONG;
    strcpy(address.sun_path, path);
    HeldSignals held = hold_signals();
    int problem = send_entry(&address, entry, size);
    release_signals(held);
    return problem;
}

int tabard_write_to_standard_error(const void *bytes, size_t size) {
    HeldSignals held = hold_signals();
    int problem = write_all(STDERR_FILENO, bytes, size);
    release_signals(held);
    return problem;
}
