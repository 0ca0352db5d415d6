import pg from 'pg';
import * as z from 'zod';
import { classifySendError } from '#core/backend/messages/classify-send-error.rule.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { FAILURE_TEXT } from '#core/mail-failures/failure-text.ts';
import { readSendError } from '../messages/read-send-error.ts';
import { APPLICATION_NAME } from '../sql/postgres-pool.ts';
import { isPooled, sharesSessions } from '../sql/shares-sessions.ts';
import type { DatabaseFacts, PostgresFacts, Unseen } from './database-facts.ts';
import { findings, type Finding } from './finding.ts';
import { readTables, type Ask } from './read-tables.ts';

const TIMEOUT_MS = 10000;
const { failed } = findings('database');

/** Builders of findings, keyed by PostgreSQL error code. */
const REFUSALS: Readonly<Record<string, (where: string) => Finding>> = {
  '28P01': (where) =>
    failed(`${where} does not accept the name and password`, 'Correct them in DATABASE_URL.'),
  '28000': (where) =>
    failed(
      `${where} does not let this user in from here`,
      'Correct DATABASE_URL, or pg_hba.conf there.',
    ),
  '3D000': (where) =>
    failed(`${where} does not exist`, 'CREATE DATABASE it, or correct the name in DATABASE_URL.'),
  '53300': (where) =>
    failed(
      `${where} has no connection free`,
      'Close other connections, or raise max_connections or the limit of the role.',
    ),
  '57P03': (where) => failed(`${where} is starting or stopping`, 'Try again in a minute.'),
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const refusalOf = (error: unknown, where: string): Finding => {
  const known = REFUSALS[codeOf(error)];
  if (known !== undefined) return known(where);
  const { cause, words } = classifySendError(readSendError(error), []);
  const { todo, what } = FAILURE_TEXT[cause];
  return cause === 'unknown'
    ? failed(`${where} cannot be used: ${words}`, 'Check DATABASE_URL and the log of PostgreSQL.')
    : failed(`${where} cannot be reached: ${what}`, todo);
};

const SERVER = `
  select current_setting('server_version_num')::int as version,
         pg_encoding_to_char((select encoding from pg_database where datname = current_database())) as encoding,
         (pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on') as "readOnly",
         coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "mayCreate",
         (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int) as "allConnections",
         (select rolconnlimit from pg_roles where rolname = current_user)::int as "ownLimit",
         (select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid())::int as used,
         (select count(*) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid())::int as "ownUsed",
         (select count(*) from pg_stat_activity where application_name like $1 and datname = current_database()
           and usename = current_user and pid <> pg_backend_pid())::int as ours,
         (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`;

const serverSchema = z.object({
  version: z.int(),
  encoding: z.string(),
  readOnly: z.boolean(),
  mayCreate: z.boolean(),
  allConnections: z.int(),
  ownLimit: z.int(),
  used: z.int(),
  ownUsed: z.int(),
  ours: z.int(),
  clock: z.number(),
});

const readServer = async (ask: Ask, now: () => number): Promise<PostgresFacts> => {
  const before = now();
  const [row] = await ask(SERVER, [`${APPLICATION_NAME}%`]);
  const ownClock = (before + now()) / 2;
  const { allConnections, clock, ownLimit, ownUsed, used, ...reported } = serverSchema.parse(row);
  // The role may have a lower connection limit than the server.
  const isOwn = ownLimit >= 0 && ownLimit - ownUsed < allConnections - used;
  return {
    ...reported,
    connections: isOwn ? ownLimit : allConnections,
    used: isOwn ? ownUsed : used,
    ahead: clock - ownClock,
  };
};

/** Examines PostgreSQL on one connection and writes nothing. Returns a failed connection as a finding. */
export const lookAtPostgres = async (
  url: string,
  now: () => number,
): Promise<Result<DatabaseFacts, Unseen>> => {
  const { hostname, pathname, port } = new URL(url);
  const place = hostname === '' ? 'this machine' : `${hostname}${port === '' ? '' : `:${port}`}`;
  const where = `database ${decodeURIComponent(pathname.slice(1))} at ${place}`;
  const client = new pg.Client({
    connectionString: url,
    application_name: 'doctor',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // Errors are ignored here, because an error of the connection also fails the running query.
  client.on('error', () => undefined);
  const ask: Ask = async (text, values = []) =>
    (await client.query<Readonly<Record<string, unknown>>>(text, [...values])).rows;
  try {
    await client.connect();
    if ((await isPooled(client)) && (await sharesSessions(url)))
      return err([
        failed(
          `a pooler before ${where} hands out connections by transaction or by statement, and no server starts behind it`,
          'Set its pool_mode to session for this database, or let DATABASE_URL name PostgreSQL itself.',
        ),
      ]);
    const server = await readServer(ask, now);
    return ok({ where, server, ...(await readTables(ask, now())) });
  } catch (error) {
    return err([refusalOf(error, where)]);
  } finally {
    await client.end().catch(() => undefined);
  }
};
