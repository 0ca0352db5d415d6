import { createHmac } from 'node:crypto';

const DAY = 24 * 3600000;
/** Characters that cannot be mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

const wordOf = (key: Buffer, to: string, day: number): string => {
  const bytes = createHmac('sha256', key)
    .update(`word ${to.toLowerCase()} ${String(day)}`)
    .digest();
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
};

/** Returns the short word in today's test mail to an address. Only a person who reads that mail knows it. */
export const mailWord = (key: Buffer, to: string, now: number): string =>
  wordOf(key, to, Math.floor(now / DAY));

/** Returns true if the word was in a test mail of today or yesterday. */
export const isMailWord = (key: Buffer, to: string, now: number, word: string): boolean => {
  const day = Math.floor(now / DAY);
  return [day, day - 1].some((one) => wordOf(key, to, one) === word.trim().toLowerCase());
};
