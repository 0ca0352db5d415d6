const INT8 = 20;
const DATE = 1082;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is no safe integer`);
  return value;
};

/**
 * How both engines convert these types: by default, one returns strings where the other returns numbers, and local
 * midnight where the other returns UTC midnight.
 */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: wholeNumber,
  [DATE]: (text) => text,
};
