import { asciiDigits } from '../kernel/ascii-digits.rule.ts';
import { LIMITS } from '../kernel/limits.ts';

/** Six digits in one or two groups, that are no part of a longer number, a phone number or a date. */
const SIX_TOGETHER = /(?<!\d[-./]?)(\d{3})[ \u00a0-]?(\d{3})(?![-./]?\d)/;

/** The digits to keep of typed or pasted text: a whole code wherever it stands ("Your code is 123 456"), else the digits, at most six; a sentence without a code is none, however many digits its date has. */
export const readCode = (typed: string): string => {
  const text = asciiDigits(typed);
  const whole = SIX_TOGETHER.exec(text);
  if (whole) return whole.slice(1).join('');
  const digits = text.replaceAll(/[^0-9]/g, '');
  const isSentence = digits.length >= LIMITS.codeDigits && /[^\d\s\u00a0-]/.test(text);
  return isSentence ? '' : digits.slice(0, LIMITS.codeDigits);
};

/** Whether the code is complete, which verifies it without a press of the button (spec §4.1). */
export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);
