/** The position at which a window of the list ends: the sort value, and the site number for equal values. */
export interface AccountCursor {
  readonly key: string | number | null;
  readonly siteNum: number;
}

/** The maximum length of a cursor, in characters. No sort value is that long. */
const MOST = 400;

/** Returns a list position as text for an address. */
export const writeCursor = ({ key, siteNum }: AccountCursor): string =>
  JSON.stringify([siteNum, key]);

/** Parses a list position, or returns null. */
export const readCursor = (text: string): AccountCursor | null => {
  if (text.length > MOST) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read) || read.length !== 2) return null;
    const [siteNum, key] = read as readonly unknown[];
    const known = key === null || typeof key === 'string' || Number.isSafeInteger(key);
    return Number.isSafeInteger(siteNum) && known
      ? { siteNum: siteNum as number, key: key as AccountCursor['key'] }
      : null;
  } catch {
    return null;
  }
};
