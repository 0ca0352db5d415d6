import { LIMITS } from '../kernel/limits.ts';

const SIX_TOGETHER = /(?<!\d)(\d{3})[ \u00a0-]?(\d{3})(?!\d)/;

/** The digits to keep of typed or pasted text: a whole code wherever it stands ("Your code is 123 456"), else the first digits, at most six. */
export const readCode = (text: string): string => {
  const whole = SIX_TOGETHER.exec(text);
  if (whole) return whole.slice(1).join('');
  return text.replace(/[^0-9]/g, '').slice(0, LIMITS.codeDigits);
};

/** Whether the code is complete, which verifies it without a press of the button (spec §4.1). */
export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);
