#include "CPostgres.h"
#include "Library.h"
#include "Watch.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { MaximumParameters = 32, MaximumArguments = 16, MessageLength = 512 };

#define PQ tabard_postgres_library

struct TabardPostgres {
    PGconn *connection;
    PGresult *row;
    char *keywords[MaximumParameters + 1];
    char *values[MaximumParameters + 1];
    int parameterCount;
    char *arguments[MaximumArguments];
    int lengths[MaximumArguments];
    int formats[MaximumArguments];
    int argumentCount;
    TabardPostgresWatch watch;
    TabardPostgresStage stage;
    int64_t end;
    // What the socket had received when the last call was done.
    uint64_t received;
    int heard;
    bool isOutOfMemory;
    char message[MessageLength];
    char state[6];
};

static void ignore(void *context, const PGresult *notice) {
    (void)context;
    (void)notice;
}

TabardPostgres *tabard_postgres_create(void) {
    if (tabard_postgres_load()) return NULL;
    TabardPostgres *postgres = calloc(1, sizeof *postgres);
    if (postgres) tabard_postgres_watch_prepare(&postgres->watch);
    return postgres;
}

static void clear_row(TabardPostgres *postgres) {
    if (postgres->row) PQ.PQclear(postgres->row);
    postgres->row = NULL;
}

static void clear_arguments(TabardPostgres *postgres) {
    for (int index = 0; index < postgres->argumentCount; index++) free(postgres->arguments[index]);
    postgres->argumentCount = 0;
}

static void finish(TabardPostgres *postgres) {
    clear_row(postgres);
    if (postgres->connection) PQ.PQfinish(postgres->connection);
    postgres->connection = NULL;
}

void tabard_postgres_free(TabardPostgres *postgres) {
    if (!postgres) return;
    finish(postgres);
    clear_arguments(postgres);
    for (int index = 0; index < postgres->parameterCount; index++) {
        free(postgres->keywords[index]);
        free(postgres->values[index]);
    }
    tabard_postgres_watch_destroy(&postgres->watch);
    free(postgres);
}

void tabard_postgres_set(TabardPostgres *postgres, const char *keyword, const char *value) {
    char *copies[2] = {strdup(keyword), strdup(value)};
    if (!copies[0] || !copies[1] || postgres->parameterCount == MaximumParameters) {
        postgres->isOutOfMemory = true;
        free(copies[0]);
        free(copies[1]);
        return;
    }
    postgres->keywords[postgres->parameterCount] = copies[0];
    postgres->values[postgres->parameterCount++] = copies[1];
}

static void note(TabardPostgres *postgres, const char *message) {
    snprintf(postgres->message, sizeof postgres->message, "%s", message ? message : "");
}

// Whether the other side ended it, which is no sign of distrust.
static bool is_closed(int socket) {
    char byte;
    ssize_t count = socket < 0 ? 1 : recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
}

// Ends the connection for a reason; the time and the bytes explain what libpq only sees as a broken one.
static TabardPostgresOutcome end(TabardPostgres *postgres, TabardPostgresOutcome outcome) {
    if (postgres->connection && outcome == TabardPostgresLost) note(postgres, PQ.PQerrorMessage(postgres->connection));
    if (postgres->stage == TabardPostgresSecuring && is_closed(postgres->watch.socket)) {
        postgres->stage = TabardPostgresReaching;
    }
    if (tabard_postgres_watch_end(&postgres->watch)) {
        outcome = TabardPostgresFlooded;
    } else if (outcome == TabardPostgresLost && tabard_postgres_now() > postgres->end) {
        outcome = TabardPostgresLate;
    }
    finish(postgres);
    return outcome;
}

static bool begin(TabardPostgres *postgres, int milliseconds, uint64_t limit) {
    postgres->message[0] = postgres->state[0] = 0;
    postgres->end = tabard_postgres_now() + milliseconds;
    int socket = postgres->connection ? PQ.PQsocket(postgres->connection) : -1;
    return tabard_postgres_watch_begin(&postgres->watch, socket, postgres->end, limit);
}

// Counts what other connections notified.
static void drain(TabardPostgres *postgres) {
    for (PGnotify *notification; (notification = PQ.PQnotifies(postgres->connection));) {
        if (notification->be_pid != PQ.PQbackendPID(postgres->connection) && postgres->heard < 1000) postgres->heard++;
        PQ.PQfreemem(notification);
    }
}

// Ends a call after which the connection goes on.
static TabardPostgresOutcome pause_after(TabardPostgres *postgres, TabardPostgresOutcome outcome) {
    drain(postgres);
    postgres->received = tabard_postgres_received(PQ.PQsocket(postgres->connection));
    if (tabard_postgres_watch_end(&postgres->watch)) {
        finish(postgres);
        return TabardPostgresFlooded;
    }
    return outcome;
}

// Waits for the socket within the time; whether it is ready.
static bool is_ready(TabardPostgres *postgres, short events) {
    for (;;) {
        int64_t rest = postgres->end - tabard_postgres_now();
        if (rest <= 0) return false;
        struct pollfd descriptor = {.fd = PQ.PQsocket(postgres->connection), .events = events};
        int count = poll(&descriptor, 1, rest > 60000 ? 60000 : (int)rest);
        if (count > 0) return true;
        if (count < 0 && errno != EINTR) return false;
    }
}

static TabardPostgresStage stage_of(const PGconn *connection) {
    switch (PQ.PQstatus(connection)) {
    case CONNECTION_NEEDED:
    case CONNECTION_STARTED:
    case CONNECTION_MADE:
        return TabardPostgresReaching;
    case CONNECTION_SSL_STARTUP:
        return TabardPostgresSecuring;
    default:
        return TabardPostgresIntroducing;
    }
}

TabardPostgresOutcome tabard_postgres_connect(TabardPostgres *postgres, int milliseconds, uint64_t limit) {
    postgres->stage = TabardPostgresReaching;
    if (postgres->isOutOfMemory || !begin(postgres, milliseconds, limit)) {
        note(postgres, "out of memory");
        return TabardPostgresLost;
    }
    postgres->connection = PQ.PQconnectStartParams((const char *const *)postgres->keywords,
                                                   (const char *const *)postgres->values, 0);
    if (!postgres->connection || PQ.PQstatus(postgres->connection) == CONNECTION_BAD) {
        return end(postgres, TabardPostgresLost);
    }
    PQ.PQsetNoticeReceiver(postgres->connection, ignore, NULL);
    PostgresPollingStatusType status = PGRES_POLLING_WRITING;
    while (status != PGRES_POLLING_OK) {
        // With each address that is tried, it is another socket.
        tabard_postgres_watch_move(&postgres->watch, PQ.PQsocket(postgres->connection));
        if (!is_ready(postgres, status == PGRES_POLLING_READING ? POLLIN : POLLOUT)) {
            note(postgres, "");
            return end(postgres, TabardPostgresLate);
        }
        postgres->stage = stage_of(postgres->connection);
        status = PQ.PQconnectPoll(postgres->connection);
        if (status == PGRES_POLLING_FAILED) return end(postgres, TabardPostgresLost);
    }
    // libpq made sure of it; so nothing goes on if it did not.
    if (!PQ.PQsslInUse(postgres->connection) || PQ.PQsetnonblocking(postgres->connection, 1) != 0) {
        postgres->stage = TabardPostgresSecuring;
        return end(postgres, TabardPostgresLost);
    }
    return pause_after(postgres, TabardPostgresDone);
}

TabardPostgresStage tabard_postgres_stage(const TabardPostgres *postgres) { return postgres->stage; }

static void add(TabardPostgres *postgres, const void *bytes, size_t count, int format) {
    // A byte more, since malloc(0) may be NULL, and texts end by it.
    char *copy = postgres->argumentCount < MaximumArguments && count < INT32_MAX ? malloc(count + 1) : NULL;
    if (!copy) {
        postgres->isOutOfMemory = true;
        return;
    }
    if (count > 0) memcpy(copy, bytes, count);
    copy[count] = 0;
    postgres->arguments[postgres->argumentCount] = copy;
    postgres->lengths[postgres->argumentCount] = (int)count;
    postgres->formats[postgres->argumentCount++] = format;
}

void tabard_postgres_add_text(TabardPostgres *postgres, const char *text) { add(postgres, text, strlen(text), 0); }

void tabard_postgres_add_bytes(TabardPostgres *postgres, const uint8_t *bytes, size_t count) {
    add(postgres, bytes, count, 1);
}

TabardPostgresOutcome tabard_postgres_send(TabardPostgres *postgres, const char *statement, int milliseconds,
                                           uint64_t limit) {
    if (!postgres->connection) return TabardPostgresLost;
    uint64_t received = tabard_postgres_received(PQ.PQsocket(postgres->connection));
    if (postgres->isOutOfMemory || !begin(postgres, milliseconds, received + limit)) {
        postgres->isOutOfMemory = false;
        finish(postgres);
        clear_arguments(postgres);
        note(postgres, "out of memory");
        return TabardPostgresLost;
    }
    int isSent = PQ.PQsendQueryParams(postgres->connection, statement, postgres->argumentCount, NULL,
                                      (const char *const *)postgres->arguments, postgres->lengths, postgres->formats, 1);
    clear_arguments(postgres);
    if (!isSent || !PQ.PQsetSingleRowMode(postgres->connection)) return end(postgres, TabardPostgresLost);
    return TabardPostgresDone;
}

// Waits until a result is whole.
static TabardPostgresOutcome await_result(TabardPostgres *postgres) {
    for (;;) {
        int pending = PQ.PQflush(postgres->connection);
        if (pending < 0) return TabardPostgresLost;
        if (!pending && !PQ.PQisBusy(postgres->connection)) return TabardPostgresDone;
        if (!is_ready(postgres, pending ? POLLIN | POLLOUT : POLLIN)) return TabardPostgresLate;
        if (!PQ.PQconsumeInput(postgres->connection)) return TabardPostgresLost;
        // Else it could go on for ever with what is no result.
        if (tabard_postgres_now() > postgres->end) return TabardPostgresLate;
        drain(postgres);
    }
}

TabardPostgresOutcome tabard_postgres_next(TabardPostgres *postgres) {
    clear_row(postgres);
    if (!postgres->connection) return TabardPostgresLost;
    TabardPostgresOutcome refusal = TabardPostgresDone;
    for (;;) {
        TabardPostgresOutcome outcome = await_result(postgres);
        if (outcome != TabardPostgresDone) return end(postgres, outcome);
        PGresult *result = PQ.PQgetResult(postgres->connection);
        if (!result) return pause_after(postgres, refusal);
        switch (PQ.PQresultStatus(result)) {
        case PGRES_SINGLE_TUPLE:
            postgres->row = result;
            return TabardPostgresRow;
        case PGRES_TUPLES_OK:
        case PGRES_COMMAND_OK:
            PQ.PQclear(result);
            break;
        case PGRES_FATAL_ERROR: {
            const char *state = PQ.PQresultErrorField(result, PG_DIAG_SQLSTATE);
            note(postgres, PQ.PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY));
            snprintf(postgres->state, sizeof postgres->state, "%s", state ? state : "");
            bool isLost = !state || PQ.PQstatus(postgres->connection) == CONNECTION_BAD;
            PQ.PQclear(result);
            if (isLost) return end(postgres, TabardPostgresLost);
            refusal = TabardPostgresRefused;
            break;
        }
        default:
            // Such as the start of a copy, which was not asked for and would never end.
            PQ.PQclear(result);
            return end(postgres, TabardPostgresLost);
        }
    }
}

int tabard_postgres_column_count(const TabardPostgres *postgres) {
    return postgres->row ? PQ.PQnfields(postgres->row) : 0;
}

int tabard_postgres_column_length(const TabardPostgres *postgres, int column) {
    if (column < 0 || column >= tabard_postgres_column_count(postgres)) return -1;
    return PQ.PQgetisnull(postgres->row, 0, column) ? -1 : PQ.PQgetlength(postgres->row, 0, column);
}

void tabard_postgres_copy_column(const TabardPostgres *postgres, int column, uint8_t *bytes, size_t count) {
    int length = tabard_postgres_column_length(postgres, column);
    if (length > 0) memcpy(bytes, PQ.PQgetvalue(postgres->row, 0, column), (size_t)length < count ? (size_t)length : count);
}

TabardPostgresOutcome tabard_postgres_listen(TabardPostgres *postgres, int milliseconds, uint64_t limit) {
    if (!postgres->connection) return TabardPostgresLost;
    uint64_t former = postgres->received;
    if (!begin(postgres, milliseconds, former + limit)) return TabardPostgresDone;
    if (!PQ.PQconsumeInput(postgres->connection) || PQ.PQstatus(postgres->connection) == CONNECTION_BAD) {
        return end(postgres, TabardPostgresLost);
    }
    TabardPostgresOutcome outcome = pause_after(postgres, TabardPostgresDone);
    postgres->received = former;
    return outcome;
}

int tabard_postgres_take_heard(TabardPostgres *postgres) {
    int heard = postgres->heard;
    postgres->heard = 0;
    return heard;
}

int tabard_postgres_descriptor(const TabardPostgres *postgres) {
    return postgres->connection ? fcntl(PQ.PQsocket(postgres->connection), F_DUPFD_CLOEXEC, 0) : -1;
}

void tabard_postgres_close_descriptor(int descriptor) { close(descriptor); }

const char *tabard_postgres_message(const TabardPostgres *postgres) { return postgres->message; }

const char *tabard_postgres_state(const TabardPostgres *postgres) { return postgres->state; }
