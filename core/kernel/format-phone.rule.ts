const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;
const PUNCTUATION = /[\s().-]/g;

/**
 * A phone number as everybody reads it, however it was stored: "(207) 555-0142" for North American ones, `+` and the
 * bare digits for other international ones (E.164). What is no whole number, e.g. one with an extension or a masked one,
 * stays as it is: nothing of it may be lost.
 */
export const formatPhone = (phone: string): string => {
  const bare = phone.trim().replace(PUNCTUATION, '');
  const [, area, exchange, line] = NORTH_AMERICAN.exec(bare) ?? [];
  if (area !== undefined) return `(${area}) ${exchange ?? ''}-${line ?? ''}`;
  return /^\+\d{8,15}$/.test(bare) ? bare : phone;
};
