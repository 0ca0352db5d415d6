import { serverText } from '../../kernel/explain.rule.ts';

const LONGEST = 200;
const LONGEST_READ = 2000;

/** Matches an e-mail address. Its domain is kept, because it shows which server refuses mail. */
const ADDRESS = /(?:"[^"]*"|[^\s<>"@,;:()[\]]+)@(\[?[\w.:-]+\]?)/gu;
/** Matches a link. Only its host is kept, because the path may contain a one-time secret. */
const LINK = /\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#<>"']+)[^\s<>"']*/giu;
/** Matches codes and phone numbers, grouped in any way. SMTP codes are shorter and do not match. */
const DIGITS = /\+?\d(?:[ ()-]{0,2}\d){5,}|\b\d{3}\.\d{3}\.\d{4}\b/gu;
/** Matches tokens, queue ids and base64 text. */
const LONG_WORD = /[\w+/=-]{12,}/gu;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const without = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(new RegExp(escaped(secret), 'gi'), '…'), text);

/** Returns the start of a long text. The last, incomplete word is dropped, because it may be half of a secret. */
const beginning = (text: string): string =>
  text.length <= LONGEST_READ ? text : text.slice(0, LONGEST_READ).replace(/\S*$/, '');

const isWord = (word: string): boolean => word.length < 24 && /^[a-z-]+$/i.test(word);

/**
 * Cleans a remote server's reply for logs and staff: one line of at most 200 characters. Removes control characters and
 * the given `secrets`, and reduces addresses and links to their host (SECURITY.md §2.12).
 */
export const cleanReply = (text: string, secrets: readonly string[]): string => {
  const readable = beginning(text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Cc}+/gu, ' '));
  const cleaned = without(readable, secrets)
    .replaceAll(LINK, '$1$2')
    .replaceAll(ADDRESS, '…@$1')
    .replaceAll(DIGITS, '…')
    .replaceAll(LONG_WORD, (word) => (isWord(word) ? word : '…'));
  return Array.from(serverText(cleaned) ?? '')
    .slice(0, LONGEST)
    .join('')
    .trimEnd();
};
