import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', '.cache', 'statements');

/** What can be prepared; the rest sets and makes things. */
const PREPARED = /^\s*(?:select|insert|update|delete|merge|values|with|table)\b/i;

const seen = new Set<string>();

/** Keeps a statement that an engine has answered, once a process, for `every-statement.test.ts`; `npm test` alone does. */
export const noteStatement = (text: string): void => {
  if (process.env['TIER'] !== 'default' || seen.has(text) || !PREPARED.test(text)) return;
  seen.add(text);
  appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
};

/** Forgets what the run before kept. */
export const forgetStatements = (): void => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
};

/** Every statement that the last `npm test` asked the embedded engine. */
export const askedStatements = (): ReadonlySet<string> => {
  if (!existsSync(FOLDER)) return new Set();
  const lines = readdirSync(FOLDER).flatMap((file) =>
    readFileSync(path.join(FOLDER, file), 'utf8').split('\n'),
  );
  return new Set(lines.filter((line) => line !== '').map((line) => JSON.parse(line) as string));
};
