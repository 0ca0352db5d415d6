import { grouped } from '#core/kernel/counted.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { csvTextOf } from '../zones/csv-text.rule.ts';
import { AGREEMENT_LIMITS, type AgreementKind } from './agreement-version.schema.ts';

/** Maximum number of bytes per character in UTF-8. */
const MOST_BYTES = 4;
const NAMES = /\.(?:md|txt)$/i;

/** Texts shown to the user that explain why a file cannot be published. */
export const TEXT_FILE_TEXT = {
  name: 'Choose a text file: its name ends in .md or .txt.',
  encoding: 'The file is not UTF-8 text. Save it as UTF-8 and choose it again.',
  empty: 'The file is empty.',
  size: (most: number): string => `The file is too long: at most ${grouped(most)} characters.`,
} as const;

/** Checks the name and byte size of a file before it is read. Returns the reason for a refusal, or null. */
export const refuseTextFile = (
  kind: AgreementKind,
  { name, size }: { readonly name: string; readonly size: number },
): string | null => {
  if (!NAMES.test(name)) return TEXT_FILE_TEXT.name;
  const most = AGREEMENT_LIMITS[kind];
  return size > most * MOST_BYTES ? TEXT_FILE_TEXT.size(most) : null;
};

/** Reads the text of a file to publish. Only UTF-8 is accepted, because guessing another encoding could garble the text. */
export const readTextFile = (kind: AgreementKind, bytes: Uint8Array): Result<string, string> => {
  const read = csvTextOf(bytes);
  if (!read.ok || read.value.encoding !== 'UTF-8') return err(TEXT_FILE_TEXT.encoding);
  const text = read.value.text.replaceAll(/\r\n?/g, '\n').trim();
  if (text === '') return err(TEXT_FILE_TEXT.empty);
  const most = AGREEMENT_LIMITS[kind];
  return text.length > most ? err(TEXT_FILE_TEXT.size(most)) : ok(text);
};

/** Counts the words of a text. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
