# Starts programs that all end with the script that sources this file: however it ends, no
# program stays behind. The script calls `exit` or is told to end by a signal.

# A process group for each program, so that its own children can be ended with it.
set -m

# A folder for sockets and settings that no other run shares, so that nothing in it can clash.
runtime=$(mktemp -d "${TMPDIR:-/tmp}/tabard.XXXXXX")
groups=()

# Starts a program; its id is then in $!. The signal at the parent's death covers even SIGKILL.
start() {
    setpriv --pdeathsig TERM -- "$@" </dev/null &
    groups+=($!)
}

# Ends one process group: politely, and after five seconds by force.
end_group() {
    kill -TERM -- "-$1" 2>/dev/null || return 0
    for ((tenths = 0; tenths < 50; tenths++)); do
        kill -0 -- "-$1" 2>/dev/null || return 0
        sleep 0.1
    done
    kill -KILL -- "-$1" 2>/dev/null
}

# The last started goes first: a program before the display and the bus that it talks to.
end_all() {
    trap '' INT TERM HUP
    exec 2>/dev/null # where the shell would tell of each program that it ended
    for ((index = ${#groups[@]} - 1; index >= 0; index--)); do
        end_group "${groups[index]}"
    done
    rm -rf "$runtime"
}

trap end_all EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Waits, ten seconds at most, until a file exists; fails at once when the process has ended.
wait_for() {
    local process=$1 file=$2
    for ((hundredths = 0; hundredths < 1000; hundredths++)); do
        [ -e "$file" ] && return 0
        kill -0 "$process" 2>/dev/null || return 1
        sleep 0.01
    done
    return 1
}

# Starts a session bus. dbus-run-session would leave its daemon behind when it gets a signal.
start_session_bus() {
    export DBUS_SESSION_BUS_ADDRESS="unix:path=$runtime/bus"
    start dbus-daemon --session --nofork --nopidfile --address="$DBUS_SESSION_BUS_ADDRESS" >"$runtime/bus.log" 2>&1
    wait_for $! "$runtime/bus" || {
        echo "The session bus does not start: $(tail -n 1 "$runtime/bus.log")" >&2
        exit 1
    }
}
