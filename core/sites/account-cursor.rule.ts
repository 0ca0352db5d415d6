/** Where a window of the list ended: the value it is ordered by, and the number that tells equal ones apart. */
export interface AccountCursor {
  readonly key: string | number | null;
  readonly siteNum: number;
}

/** Longer than any value an account is ordered by. */
const MOST = 400;

/** A place of the list as its address says it. */
export const writeCursor = ({ key, siteNum }: AccountCursor): string =>
  JSON.stringify([siteNum, key]);

/** The place a text names; null where it names none. */
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
