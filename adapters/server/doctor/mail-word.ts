import { createHmac } from 'node:crypto';

const DAY = 24 * 3600000;
/** Letters that nobody takes for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

const wordOf = (key: Buffer, to: string, day: number): string => {
  const bytes = createHmac('sha256', key)
    .update(`word ${to.toLowerCase()} ${String(day)}`)
    .digest();
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
};

/** The short word that a test mail to an address carries today; only whoever reads the mail knows it. */
export const mailWord = (key: Buffer, to: string, now: number): string =>
  wordOf(key, to, Math.floor(now / DAY));

/** Whether somebody read a test mail of today or yesterday. */
export const isMailWord = (key: Buffer, to: string, now: number, word: string): boolean => {
  const day = Math.floor(now / DAY);
  return [day, day - 1].some((one) => wordOf(key, to, one) === word.trim().toLowerCase());
};
