const INT8 = 20;
const DATE = 1082;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is no safe integer`);
  return value;
};

/** What both engines are told to make of these types: by themselves one gives strings where the other gives numbers, and local where the other gives UTC midnight. */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: wholeNumber,
  [DATE]: (text) => text,
};
