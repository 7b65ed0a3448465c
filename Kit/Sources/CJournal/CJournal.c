#define _GNU_SOURCE
#include "CJournal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

static int send_message(int connection, const struct msghdr *message) {
    ssize_t sent;
    do sent = sendmsg(connection, message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? errno : 0;
}

static int fill(int file, const char *entry, size_t size) {
    while (size > 0) {
        ssize_t written = write(file, entry, size);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        entry += written;
        size -= (size_t)written;
    }
    // The journal reads no file that could still change.
    return fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) < 0 ? errno : 0;
}

static int send_file(int connection, struct msghdr message, const void *entry, size_t size) {
    int file = memfd_create("journal-entry", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file < 0) return errno;
    int problem = fill(file, entry, size);
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

int tabard_journal_send(const char *path, const void *entry, size_t size) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) return ENAMETOOLONG;
    strcpy(address.sun_path, path);
    int connection = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (connection < 0) return errno;
    struct timeval patience = {.tv_usec = 250000};
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    struct iovec part = {.iov_base = (void *)entry, .iov_len = size};
    struct msghdr message = {
        .msg_name = &address, .msg_namelen = sizeof address, .msg_iov = &part, .msg_iovlen = 1};
    int problem = send_message(connection, &message);
    if (problem == EMSGSIZE || problem == ENOBUFS) problem = send_file(connection, message, entry, size);
    close(connection);
    return problem;
}
