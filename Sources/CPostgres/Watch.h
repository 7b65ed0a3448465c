// Watches over a socket while libpq reads it.
//
// libpq reads on as long as something comes, and makes room for as much as a message says it has, up to a gigabyte. So another
// thread looks at the socket's own count, fifty times a second, and shuts it down when it has more than it may, or the time is
// over. Nothing else than the socket is shared.

#ifndef TABARD_POSTGRES_WATCH_H
#define TABARD_POSTGRES_WATCH_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct {
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    // A duplicate, so that the number cannot become another file's meanwhile; -1 for none.
    int socket;
    // When the time is over, in milliseconds of the monotonic clock.
    int64_t end;
    // The greatest count of the socket that is right.
    uint64_t limit;
    bool runs, ends, isFlooded;
} TabardPostgresWatch;

// The monotonic clock in milliseconds.
int64_t tabard_postgres_now(void);

// What a socket has received so far; 0 where the system does not count.
uint64_t tabard_postgres_received(int socket);

void tabard_postgres_watch_prepare(TabardPostgresWatch *watch);
void tabard_postgres_watch_destroy(TabardPostgresWatch *watch);

// Starts to watch; false if there is no thread for it.
bool tabard_postgres_watch_begin(TabardPostgresWatch *watch, int socket, int64_t end, uint64_t limit);

// Watches another socket from now on.
void tabard_postgres_watch_move(TabardPostgresWatch *watch, int socket);

// Ends; says whether too much came.
bool tabard_postgres_watch_end(TabardPostgresWatch *watch);

#endif
