import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CONNECT_MS = 10000;
/** How long an answer may take that waits for nobody; a pooler with one connection would never give it. */
const ANSWER_MS = 3000;

const clientOf = (url: string): pg.Client => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'alarm-monitoring-portal look',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
  // One that breaks fails what is asked of it.
  client.on('error', () => undefined);
  return client;
};

const firstOf = async (client: pg.Client, text: string): Promise<unknown> =>
  Object.values((await client.query<Readonly<Record<string, unknown>>>(text)).rows[0] ?? {})[0];

/** Whether somebody stands between: PostgreSQL tells each client the number of its process, a pooler one of its own. */
export const isPooled = async (client: pg.Client): Promise<boolean> =>
  Number(await firstOf(client, 'select pg_backend_pid()')) !==
  Number(Reflect.get(client, 'processID'));

/** Whether a transaction may begin; a pooler that hands out its connections by statement refuses each. */
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
 * Whether a pooler stands before the database that hands out its connections by transaction or by statement: what a
 * session sets, what it has prepared and what it listens to is then another's. Told by a word one client sets and does not find
 * again while a second one holds the connection it was set on.
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
