import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CONNECT_MS = 10000;
/**
 * Time limit for a query that waits for no lock, in milliseconds. Without this limit, a pooler with a single connection
 * would leave the second client's query waiting forever.
 */
const ANSWER_MS = 3000;

const clientOf = (url: string): pg.Client => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'alarm-monitoring-portal look',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
  // Errors need no handling: a broken connection also fails its pending queries.
  client.on('error', () => undefined);
  return client;
};

const firstOf = async (client: pg.Client, text: string): Promise<unknown> =>
  Object.values((await client.query<Readonly<Record<string, unknown>>>(text)).rows[0] ?? {})[0];

/**
 * Returns true if a pooler is between this client and PostgreSQL. PostgreSQL tells each client the id of its server
 * process, whereas a pooler invents an id.
 */
export const isPooled = async (client: pg.Client): Promise<boolean> =>
  Number(await firstOf(client, 'select pg_backend_pid()')) !==
  Number(Reflect.get(client, 'processID'));

/** Returns true if a transaction can start. A pooler that assigns connections per statement refuses transactions. */
const mayBegin = async (client: pg.Client): Promise<boolean> => {
  try {
    await client.query('begin');
    return true;
  } catch (cause) {
    if (cause instanceof pg.DatabaseError) return false;
    throw cause;
  }
};

/**
 * Returns true if a pooler in front of the database assigns connections per transaction or per statement, because session
 * settings, prepared statements and listeners of one client would then reach other clients. To find out, one client sets a
 * random value and reads the value again while a second client holds a connection.
 */
export const sharesSessions = async (url: string): Promise<boolean> => {
  const [first, second] = [clientOf(url), clientOf(url)];
  const word = randomUUID();
  try {
    await first.connect();
    if (!(await isPooled(first))) return false;
    await first.query(`set portal.word = '${word}'`);
    await second.connect();
    if (!(await mayBegin(second))) return true;
    await firstOf(second, 'select 1');
    return (await firstOf(first, "select current_setting('portal.word', true)")) !== word;
  } catch (cause) {
    if (cause instanceof Error && cause.message === 'Query read timeout') return true;
    throw cause;
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => undefined)));
  }
};
