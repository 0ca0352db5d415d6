import { grouped } from '#core/kernel/counted.rule.ts';
import { mendedText } from '#core/provisioning/import-amounts.rule.ts';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type {
  RefusedLine,
  StoredImport,
} from '#core/backend/provisioning/portal-import.repository.port.ts';
import { KINDS } from '#core/provisioning/portal-kinds.ts';
import { PORTAL_KINDS } from '#core/provisioning/portal-kind.ts';
import {
  decidedOf,
  type ImportCounts,
  totalOf,
  VERDICTS,
} from '#core/provisioning/import-counts.rule.ts';
import type { AdminAccess, AdminCommand, AdminParts } from './admin-command.ts';
import { AdminFault, type AdminTerminal } from './admin-terminal.ts';
import { decryptSecret, readFileKey } from './file-secrets.ts';

const DRY_RUN = '--dry-run';
const SECRETS = '--secrets-from';
/** `PAGE`: number of refused lines per read. `TEXT_MS`: pause between two progress messages, in milliseconds. */
const PAGE = 200;
const TEXT_MS = 2000;

const digestOf = async (terminal: AdminTerminal, file: string) => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of terminal.read(file)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { digest: hash.digest('hex'), size };
};

const row = (title: string, values: readonly string[]): string =>
  `${title.padEnd(16)}${values.map((value) => value.padStart(10)).join('')}\n`;

const tableOf = (counts: ImportCounts): string => {
  const head = row(
    '',
    VERDICTS.map((verdict) => verdict.slice(0, 1).toUpperCase() + verdict.slice(1)),
  );
  const rows = [...PORTAL_KINDS, 'none' as const].flatMap((kind) => {
    const those = counts[kind];
    if (those === undefined) return [];
    const title = kind === 'none' ? 'No record' : KINDS[kind].title;
    return [
      row(
        title,
        VERDICTS.map((verdict) => (those[verdict] === 0 ? '-' : grouped(those[verdict]))),
      ),
    ];
  });
  return head + rows.join('');
};

/** Formats a refused line: its line number, its content and the violated rules. */
const refusedText = ({ kind, line, name, problems }: RefusedLine): string =>
  `Line ${grouped(line)}  ${[kind === null ? '' : KINDS[kind].one, name].filter(Boolean).join(' ')}  ${problems.join('; ')}\n`;

const printRefused = async (
  { imports }: AdminAccess,
  { error }: AdminTerminal,
  id: string,
): Promise<void> => {
  for (let after = 0; ;) {
    const page = await imports.refusedLines(id, after, PAGE);
    for (const line of page) await error.write(refusedText(line));
    after = page.at(-1)?.line ?? 0;
    if (page.length < PAGE) return;
  }
};

const DONE = new Set<StoredImport['state']>(['checked', 'done', 'failed']);

/** Runs an import step by step until it ends. Returns null when the caller disconnects; repeating the command continues the import. */
const work = async (
  { imports }: AdminAccess,
  { error, signal }: AdminTerminal,
  begun: StoredImport,
): Promise<StoredImport | null> => {
  let file = begun;
  let reportedAt = Date.now();
  while (!DONE.has(file.state)) {
    if (signal.aborted) return null;
    const next = await imports.goOn(file.id);
    if (next === null) return null;
    file = next;
    if (Date.now() - reportedAt < TEXT_MS) continue;
    reportedAt = Date.now();
    await error.write(`${grouped(decidedOf(file.counts))} of ${grouped(file.lines)} lines\n`);
  }
  return file;
};

interface Order {
  readonly file: string;
  readonly isDryRun: boolean;
  readonly keyFile: string | null;
}

const orderOf = (args: readonly string[]): Order => {
  const at = args.indexOf(SECRETS);
  const keyFile = at === -1 ? null : (args[at + 1] ?? '');
  const plain = args.filter(
    (arg, index) => arg !== DRY_RUN && (at === -1 || (index !== at && index !== at + 1)),
  );
  return {
    file: plain.length === 1 ? (plain[0] ?? '') : '',
    isDryRun: args.includes(DRY_RUN),
    keyFile,
  };
};

/** Returns true if the arguments form a valid import request without anything else. */
const isOrder = ({ file, isDryRun, keyFile }: Order, args: readonly string[]): boolean =>
  file !== '' &&
  !file.startsWith('--') &&
  keyFile !== '' &&
  args.length === 1 + Number(isDryRun) + (keyFile === null ? 0 : 2);

const readKey = async (terminal: AdminTerminal, keyFile: string): Promise<Buffer> => {
  let text = '';
  for await (const chunk of terminal.read(keyFile)) text += Buffer.from(chunk).toString('utf8');
  const key = readFileKey(text);
  if (key === null) throw new AdminFault(`${keyFile} does not contain an export key.`);
  return key;
};

const openerOf = (key: Buffer | null) =>
  key === null
    ? undefined
    : (place: string, text: string): string | null => decryptSecret(key, place, text);

const run = async ({ args, open, terminal }: AdminParts): Promise<number> => {
  const { file, isDryRun, keyFile } = orderOf(args);
  const key = keyFile === null ? null : await readKey(terminal, keyFile);
  const { digest, size } = await digestOf(terminal, file);
  const access = await open();
  const known = isDryRun ? null : await access.imports.findBrokenOff(digest);
  const { error, output } = terminal;
  if (known !== null)
    await error.write(
      `Continues where it was interrupted, after ${grouped(decidedOf(known.counts))} of ${grouped(known.lines)} lines.\n`,
    );
  let read = 0;
  const begun =
    known ??
    (await access.imports.beginImport(
      {
        name: path.basename(file),
        digest,
        size,
        bytes: terminal.read(file),
        isDryRun,
        openSecret: openerOf(key),
      },
      (lines) => {
        if (lines - read < 10000) return;
        read = lines;
        void error.write(`${grouped(lines)} lines read\n`);
      },
    ));
  const ended = await work(access, terminal, begun);
  if (ended === null) {
    await error.write(
      'It was stopped. Run the same command to continue after the last line written.\n',
    );
    return 1;
  }
  if (ended.state === 'failed') {
    await error.write(`${ended.problem ?? 'It could not be read'}\n`);
    return 1;
  }
  await output.write(tableOf(ended.counts));
  const mended = mendedText(Object.values(ended.counts));
  if (mended !== null) await output.write(`${mended}\n`);
  const refused = totalOf(ended.counts, 'refused');
  if (refused > 0) await printRefused(access, terminal, ended.id);
  const written = totalOf(ended.counts, 'new') + totalOf(ended.counts, 'changed');
  await output.write(
    isDryRun
      ? `Dry run, nothing written: ${grouped(written)} would be written, ${grouped(refused)} refused.\n`
      : `${grouped(written)} written, ${grouped(refused)} refused. People get no email until you invite them.\n`,
  );
  return refused > 0 ? 1 : 0;
};

/** The command that imports a file with the data of a whole portal. Importing the same file again changes nothing. */
export const IMPORT_COMMAND: AdminCommand = {
  words: 'import',
  takes: `<file.csv|file.json> [${DRY_RUN}] [${SECRETS} <keyfile>]`,
  does: 'site groups, people and whole sites from a file; the same file twice changes nothing',
  fits: (args) => isOrder(orderOf(args), args),
  run,
};
