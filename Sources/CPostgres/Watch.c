#include "Watch.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// glibc's own declaration ends before the counts.
#include <linux/tcp.h>

enum { Interval = 20, StackSize = 128 * 1024 };

int64_t tabard_postgres_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

uint64_t tabard_postgres_received(int socket) {
    struct tcp_info info;
    memset(&info, 0, sizeof info);
    socklen_t length = sizeof info;
    if (socket < 0 || getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &length) != 0) return 0;
    return info.tcpi_bytes_received;
}

static int duplicate(int socket) { return socket < 0 ? -1 : fcntl(socket, F_DUPFD_CLOEXEC, 0); }

void tabard_postgres_watch_prepare(TabardPostgresWatch *watch) {
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_mutex_init(&watch->mutex, NULL);
    pthread_cond_init(&watch->condition, &attributes);
    pthread_condattr_destroy(&attributes);
    watch->socket = -1;
}

void tabard_postgres_watch_destroy(TabardPostgresWatch *watch) {
    pthread_cond_destroy(&watch->condition);
    pthread_mutex_destroy(&watch->mutex);
}

static void *run(void *context) {
    TabardPostgresWatch *watch = context;
    int64_t next = tabard_postgres_now();
    pthread_mutex_lock(&watch->mutex);
    while (!watch->ends) {
        bool isFlooded = tabard_postgres_received(watch->socket) > watch->limit;
        watch->isFlooded = watch->isFlooded || isFlooded;
        if (watch->socket >= 0 && (isFlooded || tabard_postgres_now() > watch->end)) shutdown(watch->socket, SHUT_RDWR);
        next += Interval;
        struct timespec time = {.tv_sec = next / 1000, .tv_nsec = next % 1000 * 1000000};
        pthread_cond_timedwait(&watch->condition, &watch->mutex, &time);
    }
    pthread_mutex_unlock(&watch->mutex);
    return NULL;
}

bool tabard_postgres_watch_begin(TabardPostgresWatch *watch, int socket, int64_t end, uint64_t limit) {
    watch->socket = duplicate(socket);
    watch->end = end;
    watch->limit = limit;
    watch->ends = watch->isFlooded = false;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, StackSize);
    watch->runs = pthread_create(&watch->thread, &attributes, run, watch) == 0;
    pthread_attr_destroy(&attributes);
    if (!watch->runs) tabard_postgres_watch_end(watch);
    return watch->runs;
}

void tabard_postgres_watch_move(TabardPostgresWatch *watch, int socket) {
    int copy = duplicate(socket);
    pthread_mutex_lock(&watch->mutex);
    int former = watch->socket;
    watch->socket = copy;
    pthread_mutex_unlock(&watch->mutex);
    if (former >= 0) close(former);
}

bool tabard_postgres_watch_end(TabardPostgresWatch *watch) {
    if (watch->runs) {
        pthread_mutex_lock(&watch->mutex);
        watch->ends = true;
        pthread_cond_signal(&watch->condition);
        pthread_mutex_unlock(&watch->mutex);
        pthread_join(watch->thread, NULL);
        watch->runs = false;
    }
    bool isFlooded = watch->isFlooded || tabard_postgres_received(watch->socket) > watch->limit;
    if (watch->socket >= 0) close(watch->socket);
    watch->socket = -1;
    return isFlooded;
}
