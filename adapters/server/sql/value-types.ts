const INT8 = 20;
const DATE = 1082;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is no safe integer`);
  return value;
};

/**
 * Parsers by PostgreSQL type id. Without these parsers, the two engines return different JavaScript values for bigint
 * numbers and dates.
 */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: wholeNumber,
  [DATE]: (text) => text,
};
