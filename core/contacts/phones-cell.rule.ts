import { cellParts, fileCell } from '../forms/file-cell.rule.ts';
import { type ContactPhone, PHONE_TYPES } from './contact.ts';
import { phoneParts } from './phone-parts.rule.ts';

const PHONE = new RegExp(
  `^(.*?)(?:\\s+x(\\w+))?(?:\\s+(${PHONE_TYPES.join('|')}))?(?:\\s+(no text|text))?$`,
  'i',
);

const phoneOf = (part: string): unknown => {
  const [, number = part, ext, type = 'Cell', takesText] = PHONE.exec(part) ?? [];
  const known = PHONE_TYPES.find((one) => one.toLowerCase() === type.toLowerCase()) ?? 'Cell';
  const text = takesText === undefined ? known === 'Cell' : takesText.toLowerCase() === 'text';
  return { ...phoneParts(number, ext ?? ''), type: known, text };
};

/**
 * File cell for phone numbers: `207-555-0142 x12 Cell text; 207-555-0100 Home no text`. A number alone is a cell phone
 * that receives text messages.
 */
export const phonesCell = fileCell(
  (text) => cellParts(text).map(phoneOf),
  (phones: readonly ContactPhone[]) =>
    phones
      .map(({ ext, number, text, type }) =>
        [number, ...(ext === null ? [] : [`x${ext}`]), type, text ? 'text' : 'no text'].join(' '),
      )
      .join('; '),
  [],
);

const QUIET = /\s+no notices$/i;

/** File cell for e-mail addresses: `pat@example.com; office@example.com no notices`. */
export const emailsCell = fileCell(
  (text) =>
    cellParts(text).map((part) => ({
      address: part.replace(QUIET, ''),
      notify: !QUIET.test(part),
    })),
  (emails: readonly { readonly address: string; readonly notify: boolean }[]) =>
    emails.map(({ address, notify }) => (notify ? address : `${address} no notices`)).join('; '),
  [],
);
