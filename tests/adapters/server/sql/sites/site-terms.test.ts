import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { letterReadings } from '#core/backend/sites/letter-readings.rule.ts';
import { foldText } from '#core/kernel/fold-text.rule.ts';
import { openDatabase, type Database } from '#adapters/server/sql/open-database.ts';
import { renewTerms } from '#adapters/server/sql/sites/site-terms.ts';
import {
  availableEngines,
  describeEachEngine,
  openTestDatabase,
  TEST_AUDIT_KEY,
} from '#tests/backend/harness/database.ts';
import { emptyPostgres } from '#tests/backend/harness/postgres-template.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { writeFamily } from '#tests/backend/harness/seed-site.ts';
import { lawfulTerms, storedTerms } from '#tests/backend/harness/site-terms.ts';
import { anyText } from '#tests/arbitraries/any-text.ts';

const FIRST = 970_000;
const SITES_AT_ONCE = 40;

const columns = fc.record({
  name: anyText,
  street: anyText,
  unit: fc.option(anyText),
  city: anyText,
  region: anyText,
  postal_code: anyText,
  phone: fc.option(anyText),
});
const few = fc.array(anyText, { maxLength: 2 });
const texts = fc.record({ columns, codes: few, phones: few });
type Texts = typeof texts extends fc.Arbitrary<infer T> ? T : never;

const site = (drawn: Texts, index: number) => ({
  ...drawn.columns,
  num: FIRST + index,
  site_group_num: 9701,
  kind: 'x',
  time_zone: 'UTC',
  state: 'monitored' as const,
});

const write = (database: Database, all: readonly Texts[]): Promise<void> =>
  database.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('device').execute();
    await tx.deleteFrom('site').execute();
    await tx.insertInto('site').values(all.map(site)).execute();
    const devices = all.flatMap(({ codes }, index) =>
      codes.map((code, position) => ({
        site_num: FIRST + index,
        dev_num: position,
        // Appends numbers to make the transmitter code unique, because two devices must not have the same code.
        xmit: `${code} ${index} ${position}`,
        description: 'Panel',
      })),
    );
    const phones = all.flatMap((drawn, index) =>
      drawn.phones.map((number, position) => ({
        site_num: FIRST + index,
        position,
        kind: 'Call',
        number,
      })),
    );
    if (devices.length > 0) await tx.insertInto('device').values(devices).execute();
    if (phones.length > 0) await tx.insertInto('site_phone').values(phones).execute();
  });

const expectLawful = async ({ kysely }: Database, sites: number): Promise<void> => {
  const nums = Array.from({ length: sites }, (_, index) => FIRST + index);
  expect(await storedTerms(kysely, nums)).toEqual(await lawfulTerms(kysely, nums));
};

const agreement = (open: () => Promise<Database & { close(): Promise<void> }>): void => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await writeFamily(database.kysely, { parent: 9701, branch: 9702, stranger: 9703 });
  });
  afterAll(() => database.close());

  it(
    'makes the words of any texts as the rule of the core says',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(texts, { minLength: SITES_AT_ONCE, maxLength: SITES_AT_ONCE }),
          async (all) => {
            await write(database, all);
            await expectLawful(database, all.length);
          },
        ),
        { numRuns: rounds(4, 100) },
      );
    },
  );

  it('reads every character as the rule does, and those beside its runs', async () => {
    const codes = letterReadings()
      .flatMap(({ first, last }) => [first - 1, first, last, last + 1])
      .concat([0xac00, 0xb4e4, 0xd7a3])
      .filter((code) => code > 0 && code < 0x110000 && (code < 0xd800 || code > 0xdfff));
    const letters = [...new Set(codes)].map((code) => String.fromCodePoint(code));
    const { rows } = await sql<{ code: number; reads: string }>`
      select ascii(letter) as code, read_letters(letter) as reads
        from jsonb_array_elements_text(${JSON.stringify(letters)}::jsonb) letter`.execute(
      database.kysely,
    );
    /** Replaces all other punctuation by the same character, because any punctuation separates words. */
    const plain = (text: string) =>
      text.replace(/\s/g, ' ').replace(/[^\p{L}\p{N} ().,/+-]/gu, '!');
    const wrong = rows.filter(
      ({ code, reads }) => plain(reads) !== plain(foldText(String.fromCodePoint(code))),
    );
    expect(rows).toHaveLength(letters.length);
    expect(wrong).toEqual([]);
  });

  it('makes all words again for older rules, and goes on where it was stopped', async () => {
    const [drawn] = fc.sample(texts, { numRuns: 1, seed: 7 });
    if (drawn === undefined) throw new Error('no texts');
    await write(
      database,
      [drawn, drawn, drawn].map((one) => ({ ...one, codes: [] })),
    );
    expect(await renewTerms(database.kysely)).toBe(0);
    const forget = async (setting: string) => {
      await sql`update setting set value = ${setting} where name = 'siteTerms'`.execute(
        database.kysely,
      );
      await sql`update site_term set term = 'old' where (site_num, field, term) in
        (select distinct on (site_num) site_num, field, term from site_term
            order by site_num, field, term)`.execute(database.kysely);
    };
    const { value } = await database.kysely
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'siteTerms')
      .executeTakeFirstOrThrow();
    await forget(`${value} ${FIRST}`);
    expect(await renewTerms(database.kysely)).toBe(2);
    expect(await storedTerms(database.kysely, [FIRST])).toContain(`${FIRST} 9701 1 old`);
    await sql`delete from letter_reading`.execute(database.kysely);
    await forget('1000');
    expect(await renewTerms(database.kysely)).toBe(3);
    await expectLawful(database, 3);
  });
};

describeEachEngine('words of sites', (engine) => {
  agreement(() => openTestDatabase({ engine }));
});

const server = inject('postgresUrl');
if (server !== null && availableEngines().includes('postgres'))
  describe('words of sites in a PostgreSQL that lowers letters the Turkish way', () => {
    agreement(async () => {
      const { url, drop } = await emptyPostgres(server, `locale_provider icu icu_locale 'tr'`);
      const database = await openDatabase({ url, keys: { auditKey: TEST_AUDIT_KEY } });
      const close = async (): Promise<void> => {
        await database.close();
        await drop();
      };
      return { ...database, close };
    });
  });
