import { phoneNumber } from './phone-number.rule.ts';

const NORTH_AMERICAN = /^\+1([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

/**
 * A phone number as everybody reads it, however it was stored: "(207) 555-0142" for North American ones, `+` and the
 * bare digits for other international ones (E.164). What is no whole number, e.g. one with an extension or a masked one,
 * stays as it is: nothing of it may be lost.
 */
export const formatPhone = (phone: string): string => {
  const number = phoneNumber(phone);
  const [, area, exchange, line] = NORTH_AMERICAN.exec(number ?? '') ?? [];
  if (area !== undefined) return `(${area}) ${exchange ?? ''}-${line ?? ''}`;
  return number ?? phone;
};
