-- The tables through which layouts roam, in a database of their own, for PostgreSQL 15 and newer:
--
--   psql --dbname=tabard --file=roaming.sql
--
-- as a superuser. It makes what is missing, brings older tables up to date and changes nothing the second time; all of it or
-- nothing. How a server is set up is told in roaming-for-administrators.md.
\set ON_ERROR_STOP on
BEGIN;
SET LOCAL client_min_messages = warning;
-- Who holds a lock for long makes this fail, and not all devices wait behind it.
SET LOCAL lock_timeout = '3s';
SET LOCAL search_path = pg_catalog, pg_temp;

DO $$
BEGIN
    IF current_database() IN ('postgres', 'template0', 'template1') THEN
        RAISE EXCEPTION 'the tables need a database of their own, and not %; createdb makes one', current_database();
    END IF;
    IF current_setting('server_version_num')::integer < 150000 THEN
        RAISE EXCEPTION 'PostgreSQL 15 or newer is needed, and not %', current_setting('server_version');
    END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tabard_owner') THEN
        CREATE ROLE tabard_owner NOLOGIN;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tabard_user') THEN
        CREATE ROLE tabard_user NOLOGIN;
    END IF;
    IF EXISTS (SELECT FROM pg_roles
               WHERE rolname IN ('tabard_owner', 'tabard_user') AND (rolcanlogin OR rolsuper OR rolbypassrls)) THEN
        RAISE EXCEPTION 'tabard_owner and tabard_user must not log in, and must be bound by row security';
    END IF;
    -- Whoever made the schema could have put something into it.
    IF EXISTS (SELECT FROM pg_namespace WHERE nspname = 'tabard' AND pg_get_userbyid(nspowner) <> 'tabard_owner') THEN
        RAISE EXCEPTION 'there is a schema tabard of another owner';
    END IF;
    IF NOT EXISTS (SELECT FROM pg_namespace WHERE nspname = 'tabard') THEN
        CREATE SCHEMA tabard AUTHORIZATION tabard_owner;
    END IF;
    -- Nobody else connects, makes temporary tables or puts schemas here.
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO tabard_user', current_database());
END
$$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;

-- What would let any role fill the disk or the table of locks, past all bounds.
DO $$
DECLARE
    routine regprocedure;
BEGIN
    FOR routine IN
        SELECT oid FROM pg_proc
        WHERE pronamespace = 'pg_catalog'::regnamespace
            AND (proname IN ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import', 'pg_logical_emit_message')
                 OR proname LIKE 'pg%advisory%lock%')
    LOOP
        EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', routine);
    END LOOP;
END
$$;

-- All that follows belongs to a role that nobody is.
SET LOCAL ROLE tabard_owner;

CREATE TABLE IF NOT EXISTS tabard.version (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    major integer NOT NULL,
    minor integer NOT NULL,
    installed_at timestamptz NOT NULL DEFAULT now()
);
-- Two who run this at once take turns.
LOCK TABLE tabard.version IN ACCESS EXCLUSIVE MODE;

-- The steps from each version to the next one. A client needs its own major version, and any minor one.
DO $$
DECLARE
    found tabard.version;
BEGIN
    SELECT * INTO found FROM tabard.version;
    IF (found.major, found.minor) > (1, 0) THEN
        RAISE EXCEPTION 'the tables have version %.%, and this file brings 1.0: take the newer file', found.major, found.minor;
    END IF;

    IF found.major IS NULL THEN
        CREATE TABLE tabard.users (
            id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
            role name NOT NULL UNIQUE,
            -- Any role may notify any channel; one whose name nobody else can see is the user's own.
            channel text NOT NULL UNIQUE DEFAULT 'tabard_' || replace(gen_random_uuid()::text, '-', '')
                CHECK (channel ~ '^tabard_[0-9a-f]{32}$'),
            -- How often something was published.
            changes bigint NOT NULL DEFAULT 0,
            maximum_records integer NOT NULL DEFAULT 256 CHECK (maximum_records >= 0),
            maximum_length bigint NOT NULL DEFAULT 67108864 CHECK (maximum_length >= 0),
            added_at timestamptz NOT NULL DEFAULT now()
        );
        CREATE FUNCTION tabard.own_id() RETURNS uuid
            LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
            AS 'SELECT id FROM tabard.users WHERE role = current_user';
        CREATE TABLE tabard.records (
            user_id uuid NOT NULL DEFAULT tabard.own_id() REFERENCES tabard.users ON DELETE CASCADE,
            layout bytea NOT NULL CHECK (octet_length(layout) BETWEEN 16 AND 64),
            device bytea NOT NULL CHECK (octet_length(device) BETWEEN 8 AND 64),
            -- What the device counts, and the checksum: by these it knows again what it published.
            publication bigint NOT NULL,
            checksum bigint NOT NULL,
            -- An envelope: the server does not look into it.
            bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 4198528),
            -- Whether the user's other devices are to look: not where they have had all of it already.
            is_news boolean NOT NULL DEFAULT true,
            -- Which of the user's changes it was, and when.
            changed bigint NOT NULL,
            changed_at timestamptz NOT NULL,
            PRIMARY KEY (user_id, layout, device)
        );
        -- What is updated all the time is written beside what it replaces.
        ALTER TABLE tabard.users SET (fillfactor = 50);
        ALTER TABLE tabard.records SET (fillfactor = 70);
        INSERT INTO tabard.version (major, minor) VALUES (1, 0);
    END IF;
END
$$;

-- Admits a record, and tells the user's devices.
--
-- The user's row is locked, so that devices which publish at once are counted one after the other; under stricter isolation the
-- later one fails. The role itself may not write that row, and so it can lock nobody else's.
CREATE OR REPLACE FUNCTION tabard.admit() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
DECLARE
    owner tabard.users;
    record_count bigint;
    total_length bigint;
BEGIN
    UPDATE tabard.users SET changes = changes + 1 WHERE id = NEW.user_id RETURNING * INTO owner;
    IF owner.id IS NULL THEN
        RAISE EXCEPTION 'the role is no user: tabard.add_user adds it' USING ERRCODE = 'insufficient_privilege';
    END IF;
    SELECT count(*), coalesce(sum(octet_length(bytes)), 0) INTO record_count, total_length
        FROM tabard.records
        WHERE user_id = NEW.user_id AND (layout, device) <> (NEW.layout, NEW.device);
    IF record_count >= owner.maximum_records THEN
        RAISE EXCEPTION 'the user has % records of devices, which is all that is allowed', owner.maximum_records
            USING ERRCODE = 'configuration_limit_exceeded';
    END IF;
    IF total_length + octet_length(NEW.bytes) > owner.maximum_length THEN
        RAISE EXCEPTION 'the user''s records would have more than % bytes', owner.maximum_length
            USING ERRCODE = 'configuration_limit_exceeded';
    END IF;
    NEW.changed := owner.changes;
    NEW.changed_at := now();
    -- Each notification wakes all connections of the database that listen to anything.
    IF NEW.is_news THEN
        PERFORM pg_notify(owner.channel, '');
    END IF;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER admission BEFORE INSERT OR UPDATE ON tabard.records
    FOR EACH ROW EXECUTE FUNCTION tabard.admit();

-- A user's role reads and writes the user's rows, and nobody is above that but superusers.
ALTER TABLE tabard.users ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE tabard.records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS own ON tabard.users;
DROP POLICY IF EXISTS administration ON tabard.users;
DROP POLICY IF EXISTS own ON tabard.records;
DROP POLICY IF EXISTS administration ON tabard.records;
-- For everybody, since a member of a role may drop what depends on it, policies too; who may read at all, the grants below say.
CREATE POLICY own ON tabard.users FOR SELECT USING (role = current_user);
CREATE POLICY administration ON tabard.users TO tabard_owner USING (true) WITH CHECK (true);
CREATE POLICY own ON tabard.records
    USING (user_id = (SELECT tabard.own_id())) WITH CHECK (user_id = (SELECT tabard.own_id()));
CREATE POLICY administration ON tabard.records TO tabard_owner USING (true) WITH CHECK (true);

-- Not by table but by column, and no row may be deleted: who may delete or update a table may lock it against all others.
REVOKE ALL ON ALL TABLES IN SCHEMA tabard FROM PUBLIC, tabard_user;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA tabard FROM PUBLIC, tabard_user;
GRANT USAGE ON SCHEMA tabard TO tabard_user;
GRANT SELECT ON tabard.version, tabard.users, tabard.records TO tabard_user;
GRANT INSERT (layout, device, publication, checksum, bytes, is_news) ON tabard.records TO tabard_user;
GRANT UPDATE (publication, checksum, bytes, is_news) ON tabard.records TO tabard_user;
GRANT EXECUTE ON FUNCTION tabard.own_id() TO tabard_user;

-- What is for administrators.

-- Lets a role's devices roam.
CREATE OR REPLACE FUNCTION tabard.add_user(new_role name) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$
DECLARE
    found pg_roles;
BEGIN
    SELECT * INTO found FROM pg_roles WHERE rolname = new_role;
    IF found.rolname IS NULL THEN
        RAISE EXCEPTION 'there is no role %: CREATE ROLE makes it', new_role;
    END IF;
    IF found.rolsuper OR found.rolbypassrls OR found.rolcreaterole OR new_role = 'tabard_user'
        OR pg_has_role(new_role, 'tabard_owner', 'MEMBER')
    THEN
        RAISE EXCEPTION 'the role % may read everybody''s rows, and can be nobody''s', new_role;
    END IF;
    IF EXISTS (SELECT FROM tabard.users WHERE role = new_role) THEN
        -- A member by another role is none that was added here.
        IF EXISTS (SELECT FROM pg_auth_members WHERE roleid = 'tabard_user'::regrole AND member = found.oid) THEN
            RETURN;
        END IF;
        RAISE EXCEPTION 'there are records of an earlier role %: tabard.remove_user removes them', new_role;
    END IF;
    EXECUTE format('GRANT tabard_user TO %I', new_role);
    -- A superuser's word, which the role cannot take back.
    EXECUTE format('ALTER ROLE %I SET temp_file_limit = %L', new_role, '64MB');
    IF found.rolconnlimit < 0 THEN
        EXECUTE format('ALTER ROLE %I CONNECTION LIMIT 32', new_role);
    END IF;
    INSERT INTO tabard.users (role) VALUES (new_role);
END
$$;

-- Removes all that a user has here, and ends the user's connections; the role itself stays, and may do nothing here any more.
CREATE OR REPLACE FUNCTION tabard.remove_user(old_role name) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$
BEGIN
    DELETE FROM tabard.users WHERE role = old_role;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no user %', old_role;
    END IF;
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = old_role) THEN
        EXECUTE format('REVOKE tabard_user FROM %I', old_role);
        -- Rights that the role gave, without which it could not be dropped.
        EXECUTE format('DROP OWNED BY %I', old_role);
        PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE usename = old_role AND datname = current_database() AND pid <> pg_backend_pid();
    END IF;
END
$$;

-- Removes what a device published. It publishes again if it still roams.
CREATE OR REPLACE FUNCTION tabard.remove_device(of_role name, number text) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$
BEGIN
    DELETE FROM tabard.records USING tabard.users
        WHERE users.id = records.user_id AND users.role = of_role AND encode(device, 'hex') = number;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the user % has no device %', of_role, number;
    END IF;
END
$$;

-- What each device has here.
CREATE OR REPLACE VIEW tabard.devices AS
    SELECT role, encode(device, 'hex') AS device, encode(layout, 'hex') AS layout, octet_length(bytes) AS length,
        publication, changed_at
    FROM tabard.users LEFT JOIN tabard.records ON user_id = id
    ORDER BY role, changed_at;

REVOKE ALL ON tabard.devices FROM PUBLIC, tabard_user;
REVOKE ALL ON FUNCTION tabard.add_user(name), tabard.remove_user(name), tabard.remove_device(name, text), tabard.admit()
    FROM PUBLIC, tabard_user;

RESET ROLE;
COMMIT;
