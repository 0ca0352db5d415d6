import { asciiDigits } from '../kernel/ascii-digits.rule.ts';
import { LIMITS } from '../kernel/limits.ts';

/** Six digits in one or two groups that are not part of a longer number, a phone number or a date. */
const SIX_TOGETHER = /(?<!\d[-./]?)(\d{3})[ \u00a0-]?(\d{3})(?![-./]?\d)/;

/**
 * Returns the digits of a typed or pasted code: a whole code from anywhere in the text ("Your code is 123 456"), otherwise
 * at most six of the digits typed. A sentence without a code gives an empty text, even if it contains a date.
 */
export const readCode = (typed: string): string => {
  const text = asciiDigits(typed);
  const whole = SIX_TOGETHER.exec(text);
  if (whole) return whole.slice(1).join('');
  const digits = text.replaceAll(/[^0-9]/g, '');
  const isSentence = digits.length >= LIMITS.codeDigits && /[^\d\s\u00a0-]/.test(text);
  return isSentence ? '' : digits.slice(0, LIMITS.codeDigits);
};

/** Returns true if the code is complete. A complete code is verified without pressing the button (spec §4.1). */
export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);
