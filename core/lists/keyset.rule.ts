/** Where a window of a sorted list ends: the value it is sorted by, and the row's own key for equal values. */
export interface Keyset {
  readonly value: string | number | null;
  readonly key: string;
}

/** A place between two rows as a text that travels; whoever changes it finds other rows of the same filter, never more. */
export const writeKeyset = ({ value, key }: Keyset): string => JSON.stringify([value, key]);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Null when the text is none of `writeKeyset`. */
export const readKeyset = (text: string): Keyset | null => {
  const read = parsed(text);
  if (!Array.isArray(read) || read.length !== 2) return null;
  const [value, key] = read as readonly unknown[];
  const fits = value === null || typeof value === 'string' || typeof value === 'number';
  return fits && typeof key === 'string' ? { value, key } : null;
};
