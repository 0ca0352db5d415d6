import { encodePunycode } from './encode-punycode.rule.ts';
import { decodePunycode } from './decode-punycode.rule.ts';
import { isPlain, LABEL, MARK } from './email-address.rule.ts';

/** What a label that begins with `xn--` stands for; null where it stands for nothing, or has another form than its own. */
const unicodeLabel = (label: string): string | null => {
  const text = decodePunycode(label.slice(MARK.length));
  if (text === null || isPlain(text) || !LABEL.test(text)) return null;
  const isOwn = text.normalize('NFKC').toLowerCase() === text;
  return isOwn && MARK + encodePunycode(text) === label ? text : null;
};

/** Letters of two alphabets in one label look like a name that they are not. */
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

/** An address with its domain in its own letters, whatever these look like. */
export const unicodeEmail = (address: string): string => withLabels(address, unicodeLabel);

/** An address as people read it: its domain in its own letters, except where these are of two alphabets. */
export const shownEmail = (address: string): string =>
  withLabels(address, (label) => {
    const text = unicodeLabel(label);
    return text === null || isMixed(text) ? label : text;
  });
