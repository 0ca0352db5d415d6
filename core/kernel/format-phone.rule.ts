import { phoneNumber } from './phone-number.rule.ts';

const NORTH_AMERICAN = /^\+1([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

/**
 * Formats a phone number for display: "(207) 555-0142" for North America, `+` and digits for other countries (E.164).
 * Returns any other text, such as a masked number or a number with an extension, unchanged.
 */
export const formatPhone = (phone: string): string => {
  const number = phoneNumber(phone);
  const [, area, exchange, line] = NORTH_AMERICAN.exec(number ?? '') ?? [];
  if (area !== undefined) return `(${area}) ${exchange ?? ''}-${line ?? ''}`;
  return number ?? phone;
};
