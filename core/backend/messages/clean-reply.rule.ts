import { serverText } from '../../kernel/explain.rule.ts';

const LONGEST = 200;
const LONGEST_READ = 2000;

/** An address of somebody; its domain stays, because it says where mail is refused. */
const ADDRESS = /(?:"[^"]*"|[^\s<>"@,;:()[\]]+)@(\[?[\w.:-]+\]?)/gu;
/** Only where it leads stays, never a path that may be a one-time link. */
const LINK = /\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#<>"']+)[^\s<>"']*/giu;
/** Codes and phone numbers, however they are grouped; the numbers of SMTP are shorter. */
const DIGITS = /\+?\d(?:[ ()-]{0,2}\d){5,}|\b\d{3}\.\d{3}\.\d{4}\b/gu;
/** Tokens, ids of queues, what was said in base64. */
const LONG_WORD = /[\w+/=-]{12,}/gu;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const without = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(new RegExp(escaped(secret), 'gi'), '…'), text);

/** What is cut off in the middle of a word may be the half of a secret. */
const beginning = (text: string): string =>
  text.length <= LONGEST_READ ? text : text.slice(0, LONGEST_READ).replace(/\S*$/, '');

const isWord = (word: string): boolean => word.length < 24 && /^[a-z-]+$/i.test(word);

/**
 * What the other side said, fit for a log and for staff: one line of at most 200 characters without control characters, without
 * what must not be told (`secrets`), and of addresses and links the host alone (SECURITY.md §2.12).
 */
export const cleanReply = (text: string, secrets: readonly string[]): string => {
  const readable = beginning(text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Cc}+/gu, ' '));
  const notified = without(readable, secrets)
    .replaceAll(LINK, '$1$2')
    .replaceAll(ADDRESS, '…@$1')
    .replaceAll(DIGITS, '…')
    .replaceAll(LONG_WORD, (word) => (isWord(word) ? word : '…'));
  return Array.from(serverText(notified) ?? '')
    .slice(0, LONGEST)
    .join('')
    .trimEnd();
};
