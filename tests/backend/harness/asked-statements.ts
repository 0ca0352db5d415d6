import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', '.cache', 'statements');

/** Matches statements that PostgreSQL can prepare. All other statements of the product change settings or the schema. */
const PREPARED = /^\s*(?:select|insert|update|delete|merge|values|with|table)\b/i;

const seen = new Set<string>();

/**
 * Records a statement that the embedded engine has run, so that `every-statement.test.ts` can check the statement on
 * PostgreSQL. Each process records a statement once, and only in `npm test`.
 */
export const noteStatement = (text: string): void => {
  if (process.env['TIER'] !== 'default' || seen.has(text) || !PREPARED.test(text)) return;
  seen.add(text);
  appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
};

/** Deletes the recorded statements of the previous run. */
export const forgetStatements = (): void => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
};

/** Returns every statement that the latest `npm test` has run on the embedded engine. */
export const askedStatements = (): ReadonlySet<string> => {
  if (!existsSync(FOLDER)) return new Set();
  const lines = readdirSync(FOLDER).flatMap((file) =>
    readFileSync(path.join(FOLDER, file), 'utf8').split('\n'),
  );
  return new Set(lines.filter((line) => line !== '').map((line) => JSON.parse(line) as string));
};
