import type { LivePosition } from './live.repository.port.ts';

const GROUP_DIGITS = 6;
const SEQ_DIGITS = 8;
const ENTRY = GROUP_DIGITS + SEQ_DIGITS;

const digits = (value: number, width: number): string => value.toString(36).padStart(width, '0');

/**
 * A position as text, the groups in their order. Every entry is equally long, so that a sealed cursor tells by its length
 * no more than the number of groups.
 */
export const writeCursor = (position: LivePosition): string =>
  [...position]
    .toSorted(([a], [b]) => a - b)
    .map(([group, seq]) => `${digits(group, GROUP_DIGITS)}${digits(seq, SEQ_DIGITS)}`)
    .join('');

/** The position a text means; null for one that nobody wrote. */
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
