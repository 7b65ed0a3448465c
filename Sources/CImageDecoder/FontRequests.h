#ifndef TABARD_FONTREQUESTS_H
#define TABARD_FONTREQUESTS_H

#include <stdbool.h>

// From now on, what the filter traps is answered: a font's file is asked for through the socket, all other files are
// denied. False on failure.
bool tabard_answer_font_calls(void);

#endif
