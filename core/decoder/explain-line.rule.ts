import { grouped } from '#core/kernel/counted.rule.ts';
import { languageOf } from '../signals/read-signals.rule.ts';
import { explainContactId } from './explain-contact-id.rule.ts';
import { explainFrame } from './explain-frame.rule.ts';
import type { ExplainedLine } from './frame-part.ts';
import { explainShortEvent } from './explain-short-event.rule.ts';
import { explainSia } from './explain-sia.rule.ts';

/** Limits of one paste: number of lines, characters per line, and characters in total. */
export const PASTE = { lines: 50, signs: 1000, text: 20000 } as const;

/** Explains one pasted line in any known signal format. */
export const explainLine = (text: string): ExplainedLine => {
  const language = languageOf(text);
  if (text.length > PASTE.signs)
    return {
      language,
      parts: [],
      checks: [],
      account: null,
      signals: [],
      faults: [
        `A line has at most ${grouped(PASTE.signs)} characters; this one has ${grouped(text.length)}.`,
      ],
    };
  const short = explainShortEvent(text);
  if (short !== null) return short;
  switch (language) {
    case 'DC-09':
      return explainFrame(text);
    case 'SIA':
      return explainSia(text);
    case 'CID':
      return explainContactId(text);
  }
};

/** Returns the non-empty lines of a paste with their line numbers, up to the limit, and how many lines were omitted. */
export const pastedLines = (
  text: string,
): {
  readonly lines: readonly { readonly num: number; readonly text: string }[];
  readonly left: number;
} => {
  const lines = text
    .slice(0, PASTE.text)
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ num: index + 1, text: line.trim() }))
    .filter(({ text: given }) => given !== '');
  return { lines: lines.slice(0, PASTE.lines), left: Math.max(0, lines.length - PASTE.lines) };
};
