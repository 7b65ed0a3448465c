#pragma once

// Without ICU's headers, which differ from those of Swift's Foundation: a file that sees both can't be compiled. Nothing here has to do
// with what they declare.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
