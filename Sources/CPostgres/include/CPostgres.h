// A connection to PostgreSQL by libpq, which is loaded when the first one is made: nothing is linked with it.
//
// Each call has a time and an amount of bytes, whatever the server does; libpq itself has neither. A connection is used by one
// thread at a time.

#ifndef TABARD_POSTGRES_H
#define TABARD_POSTGRES_H

#include <stddef.h>
#include <stdint.h>

typedef struct TabardPostgres TabardPostgres;

// What a call led to.
typedef enum {
    // It is done, and there are no rows any more.
    TabardPostgresDone,
    // There is a row.
    TabardPostgresRow,
    // The server said no; the connection can be used further.
    TabardPostgresRefused,
    // All else ends the connection. The time is over:
    TabardPostgresLate,
    // The connection broke, or the server does not speak as it should.
    TabardPostgresLost,
    // The server sent more than it may.
    TabardPostgresFlooded,
} TabardPostgresOutcome;

// How far a connection came.
typedef enum {
    TabardPostgresReaching,
    TabardPostgresSecuring,
    TabardPostgresIntroducing,
} TabardPostgresStage;

// Loads libpq unless that was done; says why it cannot be, or NULL.
const char *tabard_postgres_load(void);

// Makes a connection that is not made yet. NULL without memory or libpq.
TabardPostgres *tabard_postgres_create(void);

// Ends the connection and frees all of it.
void tabard_postgres_free(TabardPostgres *postgres);

// Sets a parameter of libpq; an empty text would leave its place to the environment. Texts are copied.
void tabard_postgres_set(TabardPostgres *postgres, const char *keyword, const char *value);

// Connects. Names of hosts are resolved by the system, which has a time of its own for that.
TabardPostgresOutcome tabard_postgres_connect(TabardPostgres *postgres, int milliseconds, uint64_t bytes);

// How far it came, for messages.
TabardPostgresStage tabard_postgres_stage(const TabardPostgres *postgres);

// Add a parameter of the next statement: a text, or bytes.
void tabard_postgres_add_text(TabardPostgres *postgres, const char *text);
void tabard_postgres_add_bytes(TabardPostgres *postgres, const uint8_t *bytes, size_t count);

// Sends a statement with the parameters that were added; its rows have binary values.
TabardPostgresOutcome tabard_postgres_send(TabardPostgres *postgres, const char *statement, int milliseconds, uint64_t bytes);

// Waits for the next row, which takes the place of the one before. What remains of the statement's time and bytes counts.
TabardPostgresOutcome tabard_postgres_next(TabardPostgres *postgres);

// The row's columns, the bytes of one, -1 where it is null or missing, and a copy of them.
int tabard_postgres_column_count(const TabardPostgres *postgres);
int tabard_postgres_column_length(const TabardPostgres *postgres, int column);
void tabard_postgres_copy_column(const TabardPostgres *postgres, int column, uint8_t *bytes, size_t count);

// Takes what came while nothing was asked; no more than so many bytes may have come since the last statement.
TabardPostgresOutcome tabard_postgres_listen(TabardPostgres *postgres, int milliseconds, uint64_t bytes);

// How many notifications of other connections came since the last call.
int tabard_postgres_take_heard(TabardPostgres *postgres);

// A descriptor of the socket to wait on, to be closed by `tabard_postgres_close_descriptor`; -1 if there is none.
int tabard_postgres_descriptor(const TabardPostgres *postgres);
void tabard_postgres_close_descriptor(int descriptor);

// The server's or libpq's words for what went wrong, and the five letters of SQL's standard, "" if there are none.
const char *tabard_postgres_message(const TabardPostgres *postgres);
const char *tabard_postgres_state(const TabardPostgres *postgres);

#endif
