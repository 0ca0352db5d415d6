import { contactIdEvent } from '../signals/decode-contact-id.rule.ts';
import { eventCode } from '../signals/sia-words.ts';
import type { DecodedSignal } from '../signals/signal.ts';
import type { ExplainedLine, FramePart } from './frame-part.ts';

const QUALIFIERS = {
  '1': ['new', 'New event or opening'],
  '3': ['restore', 'Restore or closing'],
  '6': ['status', 'Still present'],
  E: ['new', 'New event or opening'],
  R: ['restore', 'Restore or closing'],
} as const;

const SHORT = /^([136ER])?(\d{3})(?:\s*a(\d{1,2}))?(?:\s*([zu])(\d{1,3}))?$/i;

const part = (text: string, name: string, meaning: string): FramePart => ({
  text,
  name,
  meaning,
  tone: 'plain',
});

type Sign = keyof typeof QUALIFIERS;
const isSign = (text: string): text is Sign => text in QUALIFIERS;

/**
 * Explains the zone or user number of a short event, such as `z44` or `u2`. Reports an error if the event has a zone
 * number but the code requires a user number, or the reverse.
 */
const numbered = (
  code: string,
  letter: string,
  num: string,
): { readonly parts: readonly FramePart[]; readonly faults: readonly string[] } => {
  if (num === '') return { parts: [], faults: [] };
  const names = letter.toLowerCase() === 'u' ? 'User' : 'Zone';
  const right = eventCode(code)?.names === 'user' ? 'User' : 'Zone';
  const parts = [part(`${letter}${num}`, names, `${names} ${Number(num)}`)];
  const faults =
    names === right
      ? []
      : [`Code ${code} names a ${right.toLowerCase()}, not a ${names.toLowerCase()}.`];
  return { parts, faults };
};

/**
 * Explains an event in the short forms that the portal shows and people write: `134`, `1134`, `E134`, `1150 z44`, `3401
 * u2`; `a2` means area 2. Returns null for any other text.
 */
export const explainShortEvent = (text: string): ExplainedLine | null => {
  const [match, sign = '', code = '', area = '', letter = '', num = ''] =
    SHORT.exec(text.trim()) ?? [];
  if (match === undefined) return null;
  const known = sign.toUpperCase();
  const [qualifier, meaning] = QUALIFIERS[isSign(known) ? known : '1'];
  const isUser = eventCode(code)?.names === 'user';
  const number = numbered(code, letter, num);
  const signal: DecodedSignal = {
    format: 'CID',
    account: null,
    qualifier,
    code,
    text: null,
    area: area === '' ? null : Number(area),
    zone: isUser || num === '' ? null : num.padStart(3, '0'),
    user: isUser && num !== '' ? String(Number(num)) : null,
  };
  return {
    language: 'CID',
    account: null,
    parts: [
      ...(sign === '' ? [] : [part(sign, 'Qualifier', meaning)]),
      part(code, 'Event code', eventCode(code)?.text ?? 'Not in any table'),
      ...(area === ''
        ? []
        : [part(text.match(/a\d+/i)?.[0] ?? '', 'Partition', `Area ${Number(area)}`)]),
      ...number.parts,
    ],
    faults: number.faults,
    checks: [`In full: ${contactIdEvent(signal).replace(/^(.{4})(..)/, '$1 $2 ')}.`],
    signals: [signal],
  };
};
