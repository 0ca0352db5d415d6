// Measures the response times of the answering-service lists on the built server, with the embedded engine and with
// PostgreSQL. The dealer has 100,000 messages, 100,000 delivery attempts and 100,000 rule notices; MESSAGES sets another
// number. Covers views, filters, sort orders, pages and searches. TEST_DATABASE_URL names a database that is filled once
// and kept; without it, a private server from installed binaries is used. The argument `postgres` or `embedded` selects
// one engine. A second argument selects the reads whose names contain this argument.
import { PGlite } from '@electric-sql/pglite';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { onPostgres } from './open-postgres.mjs';
import { machineLine, newDataDir, startPortal } from './portal-process.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { sized } from './small.mjs';
import { timeReads } from './timed-reads.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? sized(25, 2));
const MESSAGES = Number(process.env['MESSAGES'] ?? sized(100000, 1000));
const GOAL_MS = 100;
const GROUP = 4490;
const SETTINGS = { DEMO_LIVE: 'off' };
const [named, part = ''] = process.argv.slice(2);

/** @typedef {(text: string) => Promise<readonly any[]>} Run */

const WORDS = `array['keypad','invoice','siren','door','smoke','office','gate','camera','battery','cellular','quote','monday']`;
const word = (/** @type {number} */ by) => `(${WORDS})[1 + (i * ${by} + i / 7) % 12]`;

/** SQL that fills the tables. Messages are spread over three years, and one in ten is open. */
const FILL = [
  `create temporary table told as
   select gen_random_uuid() as id, 100000 + i as num, now.ms - i * 900000::bigint as received_at,
     (array['Nadia Stone','Paul Mercer','Edith Crane','Ines Falk','Owen Hart'])[1 + i % 5] || ' ' || i % 400 as caller,
     case when i % 3 = 0 then null else own.nums[1 + i % cardinality(own.nums)] end as site_num,
     (array['Service call','Sales','Billing','Alarm question','Emergency','Cancel/change request','Other'])[1 + i % 7] as category,
     (array['Routine','Routine','Routine','Urgent','Emergency'])[1 + i % 5] as priority,
     'The ' || ${word(5)} || ' and the ' || ${word(3)} || ' beside the ' || ${word(11)} || ', number ' || i || '. Please call back.' as text,
     case when i % 10 > 0 then 'Closed'
       else (array['New','Delivered','Escalated','Held until open','Acknowledged'])[1 + (i / 10) % 5] end as state,
     case when i % 4 = 0 then (array['Sam Ortiz','Dana Reyes','Kim Lowell'])[1 + i % 3] end as assigned
     from generate_series(1, ${MESSAGES}) i,
       (select (extract(epoch from now()) * 1000)::bigint as ms) now,
       (select array_agg(num) as nums from site where site_group_num = ${GROUP}) own`,
  `insert into answering_message (id, site_group_num, num, received_at, taken_by, caller_name, callback, site_num, site_by, category,
     priority, text, state, assigned_to, words)
   select id, ${GROUP}, num, received_at, 'TV', caller, '603-555-0133', site_num, case when site_num is not null then 'xmit' end,
     category, priority, text, state, assigned, to_tsvector('simple', num || ' ' || caller || ' 603 555 0133 ' || text) from told`,
  `insert into answering_delivery (id, message_id, at, channel, person, result)
   select gen_random_uuid(), id, received_at + 60000, 'call', (array['Sam Ortiz','Kim Lowell','Ray Delmar'])[1 + num % 3],
     (array['Delivered','No answer','Voicemail','Bounced'])[1 + num % 4] from told`,
  `insert into notify_notice (rule_id, source, at, words, message_id, due_at, taken_at)
   select rule.id, 'message ' || told.id, told.received_at, told.text, told.id, told.received_at, told.received_at
     from told, (select id from notify_rule where site_group_num = ${GROUP} order by id limit 1) rule`,
  `insert into notify_delivery (id, rule_id, at, person, notices, result)
   select gen_random_uuid(), rule.id, (extract(epoch from now()) * 1000)::bigint - told.num * 6000::bigint, 'office@example.com', 1,
     case when told.num % 50 = 0 then 'Bounced' else 'Delivered' end
     from told, (select id from notify_rule where site_group_num = ${GROUP} order by id limit 1) rule`,
  'drop table told',
  'vacuum analyze',
];

const day = (/** @type {number} */ ago) =>
  new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10);

/** @param {number} site @returns {Record<string, string>} */
const listsOf = (site) => ({
  'open, first page': '',
  'open, page 100': 'page=100',
  'open, 200 a page': 'size=200',
  new: 'view=new',
  all: 'view=all',
  'all, page 400': 'view=all&page=400',
  'all, last page of 50': `view=all&size=50&page=${Math.floor(MESSAGES / 50)}`,
  ...Object.fromEntries(
    ['num', 'received', 'caller', 'category', 'priority', 'state', 'assigned'].flatMap((sort) => [
      [`by ${sort}`, `view=all&sort=${sort}`],
      [`by ${sort}, downwards`, `view=all&sort=${sort}&dir=desc`],
    ]),
  ),
  'by caller, page 400': 'view=all&sort=caller&page=400',
  'a week': `view=all&from=${day(7)}`,
  'a week a year ago': `view=all&from=${day(372)}&to=${day(365)}`,
  'until a year ago': `view=all&to=${day(365)}`,
  'a category': 'view=all&category=Billing',
  'a category, open': 'category=Billing',
  'a priority': 'view=all&priority=Emergency',
  ...Object.fromEntries(
    ['New', 'Escalated', 'Delivered', 'Held until open', 'Acknowledged', 'Closed'].map((state) => [
      `state: ${state}`,
      `view=all&state=${encodeURIComponent(state)}`,
    ]),
  ),
  'a site': `view=all&site=${site}`,
  'a site, open': `site=${site}`,
  'a person': 'view=all&person=Sam%20Ortiz',
  'a person, open': 'person=Sam%20Ortiz',
  'a person nobody is': 'view=all&person=Nobody',
  'words, common': 'view=all&q=please',
  'words, several': 'view=all&q=siren+invoice',
  'words, a letter': 'view=all&q=s',
  'words, rare': 'view=all&q=77777',
  'words, a caller': 'view=all&q=edith+crane+37',
  'words nobody said': 'view=all&q=zzz',
  'all at once': `view=all&q=siren&category=Billing&priority=Routine&person=Sam%20Ortiz&from=${day(700)}&sort=caller`,
});

/** @param {string} engine @param {string} url @param {{ id: string, site: number }} first @param {() => Promise<readonly number[]>} pids */
const measure = async (engine, url, first, pids) => {
  const headers = await signInByApi(url, 'sam.ortiz');
  const now = Date.now();
  const span = `from=${new Date(now).toISOString()}&to=${new Date(now + 40 * 86400000).toISOString()}`;
  console.log(`${engine}: ${MESSAGES.toLocaleString('en-US')} messages of one dealer`);
  const rule = 'timing=always&digest=immediate';
  const reads = [
    ...Object.entries(listsOf(first.site)).map(
      ([name, given]) => /** @type {const} */ ([name, `ans-service/messages?${given}`]),
    ),
    /** @type {const} */ (['how many wait', 'ans-service/messages/waiting']),
    /** @type {const} */ (['a message with its delivery log', `ans-service/messages/${first.id}`]),
    /** @type {const} */ (['rules with what became of them', 'ans-service/auto-notify']),
    /** @type {const} */ ([
      'dry run, messages',
      `ans-service/auto-notify/dry-run?cause=message&${rule}`,
    ]),
    /** @type {const} */ ([
      'dry run, troubles',
      `ans-service/auto-notify/dry-run?cause=trouble&${rule}`,
    ]),
    /** @type {const} */ (['on call', `ans-service/on-call?${span}`]),
    /** @type {const} */ (['on call now', 'ans-service/on-call/now']),
    /** @type {const} */ (['hours', 'ans-service/business-hours']),
  ].filter(([name = '']) => name.includes(part));
  const subject = `Answering service (${engine}, ${MESSAGES.toLocaleString('en-US')} messages)`;
  await timeReads(url, headers, reads, { subject, rounds: ROUNDS, goalMs: GOAL_MS, pids });
};

const A_MESSAGE = `select id::text as id, (select site_num from answering_message where site_num is not null order by num desc limit 1)
  as site from answering_message where site_group_num = ${GROUP} order by num desc limit 1`;

/** Fills the database unless messages already exist. Returns one message. @param {Run} run */
const fill = async (run) => {
  const [known] = await run('select count(*)::int as messages from answering_message');
  if (known.messages < MESSAGES) for (const text of FILL) await run(text);
  return (await run(A_MESSAGE))[0];
};

/** @param {string} dir */
const onEmbedded = async (dir) => {
  await (await startPortal(dir, SETTINGS)).stop();
  const engine = await PGlite.create(join(dir, 'db'));
  const first = await fill(async (text) => (await engine.query(text)).rows).finally(() =>
    engine.close(),
  );
  const { pid, stop, url } = await startPortal(dir, SETTINGS);
  await measure('Embedded', url, first, () => Promise.resolve([pid])).finally(stop);
};

/** @param {string} dir @param {string} database */
const onServer = async (dir, database) => {
  const settings = { ...SETTINGS, DATABASE_URL: database };
  await (await startPortal(dir, settings)).stop();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const first = await fill(async (text) => (await client.query(text)).rows);
    const { pid, stop, url } = await startPortal(dir, settings);
    const pids = async () => {
      const { rows } = await client.query(
        `select pid from pg_stat_activity
          where application_name = 'alarm-monitoring-portal' and datname = current_database()`,
      );
      return [pid, ...rows.map((row) => row.pid)];
    };
    await measure('PostgreSQL', url, first, pids).finally(stop);
  } finally {
    await client.end();
  }
};

const data = newDataDir();
try {
  if (named !== 'postgres') await onEmbedded(join(data.dir, 'embedded'));
  if (named !== 'embedded')
    await onPostgres((url) => onServer(join(data.dir, 'postgres'), url), { isKept: true });
} finally {
  data.remove();
}
console.log(machineLine());
