import { encodePunycode } from './encode-punycode.rule.ts';
import { decodePunycode } from './decode-punycode.rule.ts';
import { isPlain, LABEL, MARK } from './email-address.rule.ts';

/** Decodes a label that starts with `xn--` to Unicode. Returns null if the label is invalid or not normalized. */
const unicodeLabel = (label: string): string | null => {
  const text = decodePunycode(label.slice(MARK.length));
  if (text === null || isPlain(text) || !LABEL.test(text)) return null;
  const isOwn = text.normalize('NFKC').toLowerCase() === text;
  return isOwn && MARK + encodePunycode(text) === label ? text : null;
};

/** Returns true if a label mixes Latin, Cyrillic or Greek letters, which can imitate another name. */
const isMixed = (label: string): boolean =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) =>
    script.test(label),
  ).length > 1;

const withLabels = (address: string, read: (label: string) => string | null): string => {
  const at = address.lastIndexOf('@') + 1;
  if (at === 0) return address;
  const labels = address.slice(at).split('.');
  const shown = labels.map((label) => {
    const plain = label.toLowerCase();
    return plain.startsWith(MARK) ? (read(plain) ?? label) : label;
  });
  return address.slice(0, at) + shown.join('.');
};

/** Returns an e-mail address with its domain in Unicode, even if letters of two alphabets are mixed. */
export const unicodeEmail = (address: string): string => withLabels(address, unicodeLabel);

/** Returns an e-mail address for display. A domain label is in Unicode unless it mixes alphabets. */
export const shownEmail = (address: string): string =>
  withLabels(address, (label) => {
    const text = unicodeLabel(label);
    return text === null || isMixed(text) ? label : text;
  });
