import { grouped } from '#core/kernel/counted.rule.ts';
import { portalCsvHead, portalCsvLines } from '#core/provisioning/portal-csv-lines.rule.ts';
import type { AdminCommand, AdminParts } from './admin-command.ts';
import { encryptSecret, newFileKey } from './file-secrets.ts';

const SECRETS = '--secrets-to';
/** Size of one chunk of the export file, in characters. */
const PIECE = 65536;

type Records = AsyncIterable<ReadonlyMap<string, string>>;

const csvLines = async function* (records: Records): AsyncGenerator<string> {
  yield portalCsvHead();
  for await (const record of records) yield portalCsvLines([record]);
};

const jsonLines = async function* (records: Records): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of records) {
    yield before + JSON.stringify(Object.fromEntries(record));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
};

const inPieces = async function* (
  lines: AsyncIterable<string>,
  heard: () => void,
): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const line of lines) {
    heard();
    text += line;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
};

const one = async function* (text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
};

const run = async ({ args, open, terminal }: AdminParts): Promise<number> => {
  const [file = '', , keyFile] = args;
  const { imports } = await open();
  const key = keyFile === undefined ? null : newFileKey();
  if (keyFile !== undefined && key !== null) await terminal.write(keyFile, one(`${key}\n`));
  const bytes = key === null ? null : Buffer.from(key, 'hex');
  const records = imports.exportRecords(
    bytes === null ? null : (field, code) => encryptSecret(bytes, field, code),
  );
  let count = 0;
  const lines = /\.json$/i.test(file) ? jsonLines(records) : csvLines(records);
  await terminal.write(
    file,
    inPieces(lines, () => {
      count += 1;
    }),
  );
  await terminal.output.write(
    keyFile === undefined
      ? `${grouped(count - 1)} records in ${file}, without codes.\n`
      : `${grouped(count - 1)} records in ${file}. Its codes can be read only with ${keyFile}: keep the two apart.\n`,
  );
  return 0;
};

/** The command that exports the portal's data. */
export const EXPORT_COMMAND: AdminCommand = {
  words: 'export',
  takes: `<file.csv|file.json> [${SECRETS} <keyfile>]`,
  does: 'everything in import format, without codes unless they are encrypted for a key file',
  fits: ([file, option, keyFile, ...rest]) =>
    file !== undefined &&
    rest.length === 0 &&
    (option === undefined || (option === SECRETS && keyFile !== undefined && keyFile !== file)),
  run,
};
