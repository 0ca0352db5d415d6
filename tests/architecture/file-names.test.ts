import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Roles whose files have one main export. Files that only declare many things (`.wire`, `.module`) are not listed. */
const ROLES =
  'rule|schema|api|port|store|operation|use-case|use-cases|job|repository|gateway|stage|plugin|command|view-model|page|dialog|part|tab|look';
const HAS_ROLE = new RegExp(`^(?:core|adapters|ui)/.*\\.(?:${ROLES})\\.tsx?$`);

/** Normalizes a name, so that `PLAN_LOGIN_STEPS`, `planLoginSteps` and `plan-login-steps` are equal. */
const plain = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

const exportsOf = (file: string, text: string): readonly string[] =>
  parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => plain(exportName.name ?? '')),
  );

/** Returns the allowed names of a file's main export: the file's name, optionally followed by the role or its first letters. */
const namesOf = (file: string): readonly string[] => {
  const [own = '', ...roles] = basename(file)
    .replace(/\.tsx?$/, '')
    .split('.');
  const name = plain(own);
  // The role of a port file excludes the word `port`: `session.store.port.ts` exports a `SessionStore`.
  const role = plain(roles.filter((one) => one !== 'port').join(''));
  const whole = [name, `${name}${role}`, `${name}${role}s`];
  switch (role) {
    case 'usecases':
      return [...whole, `create${name}`];
    case 'schema':
      return [...whole, `${name}form`];
    case 'plugin':
      return [...whole, `serve${name}`];
    case 'repository':
      return [...whole, `sql${name}${role}`];
    default:
      return whole;
  }
};

const isNamed = (file: string, text: string): boolean => {
  const names = namesOf(file);
  return exportsOf(file, text).some((one) => names.includes(one));
};

describe('a file is named after its main export', () => {
  const files = ['core', 'adapters', 'ui']
    .flatMap((top) =>
      readdirSync(join(PROJECT, top), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(top, file),
      ),
    )
    .filter((file) => HAS_ROLE.test(file));

  it('and none is not', () => {
    expect(
      files.filter((file) => !isNamed(file, readFileSync(join(PROJECT, file), 'utf8'))),
    ).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });

  it.each([
    ['core/news/save-news.rule.ts', 'export const keepNews = 1;'],
    ['core/news/save-news.use-case.ts', 'export const createNews = 1;'],
    ['core/backend/news/news.use-cases.ts', 'export const makeNews = 1;'],
    ['core/news/news.gateway.port.ts', 'export interface NewsDesk {}'],
    ['core/news/news.schema.ts', 'const newsSchema = 1; export { newsSchema as schema };'],
    ['ui/news/news.view-model.ts', 'export class NewsModel {}'],
    ['ui/news/news.page.tsx', 'export default class NewsPage {}'],
  ])('%s is reported with %s', (file, text) => {
    expect(isNamed(file, text)).toBe(false);
  });

  it.each([
    ['core/login/plan-login-steps.rule.ts', 'export const planLoginSteps = 1;'],
    ['core/login/login-flow.rule.ts', 'export type LoginFlow = 1;'],
    ['core/permission/staff-rights.rule.ts', 'export const STAFF_RIGHTS = [];'],
    ['core/backend/news/news.use-cases.ts', 'export const createNews = 1;'],
    ['core/session/session.store.port.ts', 'export interface SessionStore {}'],
    ['adapters/server/sql/account.repository.ts', 'export const sqlAccountRepository = 1;'],
    ['ui/news/news.page.tsx', 'export const NewsPage = 1;'],
  ])('%s may hold %s', (file, text) => expect(isNamed(file, text)).toBe(true));
});
