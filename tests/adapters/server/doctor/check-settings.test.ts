import { expect, it } from 'vitest';
import { checkDataDirectory } from '#adapters/server/doctor/check-data-directory.ts';
import { checkSettings } from '#adapters/server/doctor/check-settings.ts';
import { examine } from '#adapters/server/doctor/examine.ts';

const text = (environment: Readonly<Record<string, string>>): string =>
  checkSettings({ MODE: 'demo', ...environment })
    .found.map(({ what }) => what)
    .join('\n');

it.each([
  ['DATABSE_URL', 'one letter missing'],
  ['DATABASEURL', 'without its line'],
  ['Database_Url', 'in other letters'],
  ['TRUSTED_PROXYES', 'another letter'],
  ['SMTP_ULR', 'two letters changed'],
])('a misspelt setting is seen: %s, %s', (name) => {
  expect(text({ [name]: 'x' })).toContain(`${name} is not a setting`);
});

it('names of other programs are nobody’s business', () => {
  const others = ['PATH', 'HOME', 'HTTP_URL', 'HOSTNAME', 'NODE_ENV', 'LANG', 'PORTS', 'PGHOST'];
  expect(text(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toContain(
    'not a setting',
  );
});

it('the data directory of a server on PostgreSQL is not said to be unused', () => {
  const shownText = (databaseUrl: string | null) =>
    checkDataDirectory({ dataDir: import.meta.dirname, databaseUrl })[0]?.what ?? '';
  expect(shownText(null)).toMatch(/not in use by a server/);
  expect(shownText('postgres://a@b/c')).not.toMatch(/uses it/);
});

it('a DATABASE_URL that cannot be read is no embedded database', async () => {
  const environment = {
    MODE: 'demo',
    DATABASE_URL: 'postgre://a@b/c',
    PORT: '1',
    DATA_DIR: '.none',
  };
  const found = await examine(
    { environment, build: null, mailTo: null, mailWord: null, smsTo: null, question: null },
    () => undefined,
  );
  const database = found.filter(({ check }) => check === 'database');
  expect(database.map(({ what }) => what)).toEqual([
    'not checked because DATABASE_URL cannot be read',
  ]);
});
