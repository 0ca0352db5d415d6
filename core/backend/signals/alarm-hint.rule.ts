import { withoutChecksum } from '../../signals/decode-contact-id.rule.ts';
import { cutFrame, frameSignals, readBlock } from '../../signals/read-frame.rule.ts';
import { SIA_WORDS } from '../../signals/sia-words.ts';
import { readSia } from '../../signals/read-sia.rule.ts';
import type { DecodedSignal } from '../../signals/signal.ts';
import { meaningOf } from '../../signals/meaning-of.rule.ts';

const signal = (format: DecodedSignal['format'], code: string): DecodedSignal => ({
  format,
  code,
  account: null,
  qualifier: 'new',
  area: null,
  zone: null,
  user: null,
  text: null,
});

/** Alarm words that panels and receivers send instead of codes, each with the equivalent code, most serious first. */
const WORDS: readonly (readonly [words: RegExp, code: string])[] = [
  [/\bDURESS\b/, '121'],
  [/\bHOLD[ -]?UP\b|\bROBBERY\b/, '122'],
  [/\bCARBON MONOXIDE\b|\bCO ALARM\b/, '162'],
  [/\bSMOKE\b/, '111'],
  [/\bFIRE\b/, '110'],
  [/\bGAS\b/, '151'],
  [/\bMEDICAL\b|\bEMERGENCY\b|\bAMBULANCE\b/, '100'],
  [/\bPANIC\b/, '120'],
  [/\bBURGLAR|\bINTRU(?:DER|SION)\b|\bBREAK[ -]?IN\b/, '130'],
];

/** Words that, next to an alarm word, show that the text reports no alarm. */
const NO_ALARM = /RESTOR|TROUBLE|FAULT|TEST|BATTERY|BYPASS|SUPERV|NORMAL|CLEARED/;

/** Returns true if the signal reports an alarm that requires an action, and not the alarm's end. */
const isAlarm = (one: DecodedSignal): boolean => {
  const meaning = meaningOf(one);
  return (
    meaning !== null &&
    meaning.condition !== 'ends' &&
    meaning.lasts === 'alarm' &&
    meaning.reaction === 'alarm'
  );
};

/** Decodes a line without validating its checksum, length or brackets. */
const unchecked = (text: string): readonly DecodedSignal[] => {
  const line = withoutChecksum(text);
  if (line !== null) return [line];
  const cut = cutFrame(text);
  const frame = cut === null ? null : readBlock(cut.block);
  const signals = frame?.ok === true ? frameSignals(frame.value) : null;
  return signals?.ok === true ? signals.value : [];
};

/** Removes account and receiver names, because such a name could be mistaken for a code. */
const withoutNames = (text: string): string =>
  text
    .replaceAll(/#[0-9A-Z]{1,16}/gi, ' ')
    .replace(/^[^"]*"[^"]{0,12}"\d{4}(?:R[0-9A-F]*)?(?:L[0-9A-F]*)?/, ' ')
    .replaceAll(/_\d{2}:\d{2}:\d{2},\d{2}-\d{2}-\d{4}/g, ' ')
    .replace(/^\s*[0-9B-F]{3,10}\s+(?:18|98)\s/i, ' ');

const siaCodes = (text: string): readonly DecodedSignal[] =>
  Array.from(text.matchAll(/(?<![A-Za-z])[NO]?([A-Z]{2})\s?(?:\d{1,6})(?![0-9A-Za-z])/g)).flatMap(
    ([, letters = '']) => (SIA_WORDS.has(letters) ? [signal('SIA', letters)] : []),
  );

const contactIdCodes = (text: string): readonly DecodedSignal[] =>
  Array.from(
    text.matchAll(/(?<![0-9A-Za-z])[1E](\d{3})(?=[^0-9A-Za-z]|$|\d{2}(?!\d)|\d{4,6}(?!\d))/g),
  ).map(([, code = '']) => signal('CID', code));

const wordSignals = (text: string): readonly DecodedSignal[] => {
  const upper = text.toUpperCase();
  return NO_ALARM.test(upper)
    ? []
    : WORDS.flatMap(([pattern, code]) => (pattern.test(upper) ? [signal('CID', code)] : []));
};

const gravest = (signals: readonly DecodedSignal[]): DecodedSignal | null =>
  signals
    .filter(isAlarm)
    .toSorted((a, b) => (meaningOf(a)?.priority ?? 7) - (meaningOf(b)?.priority ?? 7))[0] ?? null;

/** Returns the most serious alarm code in unreadable parts of a line; null if there is none. Ignores alarm words. */
export const codeHint = (parts: readonly string[]): DecodedSignal | null =>
  gravest(parts.flatMap((part) => [...siaCodes(part), ...contactIdCodes(part)]));

/**
 * Returns the most serious alarm mentioned in an unreadable line; null if there is none. Accepts loose matches, because a
 * false alarm is better than a missed alarm.
 */
export const alarmHint = (text: string): DecodedSignal | null => {
  const bare = withoutNames(text);
  return (
    gravest(unchecked(text)) ??
    gravest([...readSia(bare).signals, ...siaCodes(bare), ...contactIdCodes(bare)]) ??
    gravest(wordSignals(bare))
  );
};

/** Returns true if any of these signals reports an alarm that requires an action. */
export const includesAlarm = (signals: readonly DecodedSignal[]): boolean => signals.some(isAlarm);
