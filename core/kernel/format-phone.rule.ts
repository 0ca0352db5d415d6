import { phoneNumber } from './phone-number.rule.ts';

const NORTH_AMERICAN = /^\+1([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

/**
 * Formats a phone number for display, however it was stored: "(207) 555-0142" for North America, `+` and the digits for
 * other international ones (E.164). Text that is not a complete number, e.g. with an extension or masked, stays as it is,
 * so that nothing is lost.
 */
export const formatPhone = (phone: string): string => {
  const number = phoneNumber(phone);
  const [, area, exchange, line] = NORTH_AMERICAN.exec(number ?? '') ?? [];
  if (area !== undefined) return `(${area}) ${exchange ?? ''}-${line ?? ''}`;
  return number ?? phone;
};
