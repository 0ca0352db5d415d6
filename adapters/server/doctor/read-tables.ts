import * as z from 'zod';
import { KEY_MARKS } from '../secrets/prove-keys.ts';
import type { DatabaseFacts, Evidence } from './database-facts.ts';

/** Runs a read-only query on either database engine. */
export type Ask = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const DAY = 24 * 3600000;

const appliedSchema = z.array(z.object({ num: z.int(), name: z.string(), checksum: z.string() }));
const tablesSchema = z.object({ tables: z.int(), steps: z.boolean(), reasons: z.boolean() });
const marksSchema = z.array(z.object({ name: z.string(), value: z.string() }));
const evidenceSchema = z.object({
  codes: z.int(),
  entered: z.int(),
  waiting: z.int(),
  oldest: z.nullable(z.number()),
});
const failuresSchema = z.array(
  z.object({
    channel: z.string(),
    host: z.nullable(z.string()),
    cause: z.string(),
    code: z.nullable(z.string()),
    messages: z.int(),
  }),
);

const TABLES = `
  select count(*)::int as tables,
         coalesce(bool_or(table_name = 'schema_migration'), false) as steps,
         coalesce(bool_or(table_name = 'message_failure'), false) as reasons
    from information_schema.tables where table_schema = current_schema()`;

const OWN_COLUMNS = `
  select count(*)::int as columns from information_schema.columns
   where table_schema = current_schema() and table_name = 'schema_migration'
     and column_name in ('num', 'name', 'checksum', 'applied_at')`;

/** SQL that counts the sent codes and the queued messages. `$1` is the current time, `$2` is a day before the current time. */
const EVIDENCE = `
  select (select count(*) from one_time
           where kind in ('mfaCode', 'reportCode', 'recoveryCode', 'loginCode') and expires_at > $2)::int as codes,
         (select count(*) from one_time
           where kind in ('mfaCode', 'reportCode', 'recoveryCode', 'loginCode') and expires_at > $2
             and (used_at is not null or attempts > 0))::int as entered,
         (select count(*) from message where state = 'queued')::int as waiting,
         ($1::bigint - (select min(queued_at) from message where state = 'queued'))::float8 as oldest`;

const FAILURES = `
  select m.channel, f.host, f.cause, f.code, count(*)::int as messages
    from message_failure f join message m on m.id = f.message_id
   where f.last_at > $1 group by m.channel, f.host, f.cause, f.code order by messages desc limit 10`;

const readEvidence = async (ask: Ask, now: number, keepsReasons: boolean): Promise<Evidence> => {
  const [row] = await ask(EVIDENCE, [now, now - DAY]);
  const { oldest, ...counts } = evidenceSchema.parse(row);
  // An older schema does not store the reasons for failures.
  const failures = keepsReasons ? await ask(FAILURES, [now - DAY]) : [];
  return { ...counts, oldestMs: oldest ?? 0, failures: failuresSchema.parse(failures) };
};

/** Number of the first schema migration after which all tables read here exist. */
const HAS_TABLES = 5;

/** Reads the owner and version of the schema, the fingerprints of the keys, and the state of the messages. */
export const readTables = async (
  ask: Ask,
  now: number,
): Promise<Pick<DatabaseFacts, 'applied' | 'tables' | 'marks' | 'evidence'>> => {
  const nothing = { marks: new Map<string, string>(), evidence: null };
  const { reasons, steps, tables } = tablesSchema.parse((await ask(TABLES))[0]);
  if (!steps) return { ...nothing, applied: null, tables };
  const columns = z.object({ columns: z.int() }).parse((await ask(OWN_COLUMNS))[0]).columns;
  if (columns < 4) return { ...nothing, applied: 'foreign', tables };
  const applied = appliedSchema.parse(
    await ask('select num, name, checksum from schema_migration order by num'),
  );
  const newest = applied.at(-1)?.num ?? 0;
  if (newest < HAS_TABLES) return { ...nothing, applied, tables };
  const marks = marksSchema.parse(
    await ask('select name, value from setting where name like $1', [`${KEY_MARKS}%`]),
  );
  return {
    applied,
    tables,
    marks: new Map(marks.map(({ name, value }) => [name, value])),
    evidence: await readEvidence(ask, now, reasons),
  };
};
