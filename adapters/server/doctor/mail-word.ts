import { createHmac } from 'node:crypto';

const DAY = 24 * 3600000;
/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

const wordOf = (key: Buffer, to: string, day: number): string => {
  const bytes = createHmac('sha256', key)
    .update(`word ${to.toLowerCase()} ${String(day)}`)
    .digest();
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
};

/** Returns the word in today's test mail to an address. Only a person who reads the mail can know the word. */
export const mailWord = (key: Buffer, to: string, now: number): string =>
  wordOf(key, to, Math.floor(now / DAY));

/** Returns true if the word was in today's or yesterday's test mail to this address. */
export const isMailWord = (key: Buffer, to: string, now: number, word: string): boolean => {
  const day = Math.floor(now / DAY);
  return [day, day - 1].some((one) => wordOf(key, to, one) === word.trim().toLowerCase());
};
