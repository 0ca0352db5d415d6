import type { LivePosition } from './live.repository.port.ts';

const GROUP_DIGITS = 6;
const SEQ_DIGITS = 8;
const ENTRY = GROUP_DIGITS + SEQ_DIGITS;

const digits = (value: number, width: number): string => value.toString(36).padStart(width, '0');

/**
 * Encodes a position as text, with groups in order. Every entry has the same length, so that a sealed cursor reveals
 * nothing but the number of groups.
 */
export const writeCursor = (position: LivePosition): string =>
  [...position]
    .toSorted(([a], [b]) => a - b)
    .map(([group, seq]) => `${digits(group, GROUP_DIGITS)}${digits(seq, SEQ_DIGITS)}`)
    .join('');

/** Decodes a position from cursor text; null if the text is invalid. */
export const readCursor = (text: string): LivePosition | null => {
  if (text.length % ENTRY !== 0 || !/^[0-9a-z]*$/.test(text)) return null;
  const position = new Map<number, number>();
  for (let at = 0; at < text.length; at += ENTRY)
    position.set(
      Number.parseInt(text.slice(at, at + GROUP_DIGITS), 36),
      Number.parseInt(text.slice(at + GROUP_DIGITS, at + ENTRY), 36),
    );
  return position;
};
