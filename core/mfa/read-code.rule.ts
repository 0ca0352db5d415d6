import { asciiDigits } from '../kernel/ascii-digits.rule.ts';
import { LIMITS } from '../kernel/limits.ts';

/** Matches six digits in one or two groups, but not inside a longer number, a phone number or a date. */
const SIX_TOGETHER = /(?<!\d[-./]?)(\d{3})[ \u00a0-]?(\d{3})(?![-./]?\d)/;

/**
 * Returns the six-digit code in a typed or pasted text, for example in "Your code is 123 456". Without a full code,
 * returns at most six typed digits, or an empty string for a sentence.
 */
export const readCode = (typed: string): string => {
  const text = asciiDigits(typed);
  const whole = SIX_TOGETHER.exec(text);
  if (whole) return whole.slice(1).join('');
  const digits = text.replaceAll(/[^0-9]/g, '');
  const isSentence = digits.length >= LIMITS.codeDigits && /[^\d\s\u00a0-]/.test(text);
  return isSentence ? '' : digits.slice(0, LIMITS.codeDigits);
};

/** Returns true if the code has all six digits (spec §4.1). */
export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);
