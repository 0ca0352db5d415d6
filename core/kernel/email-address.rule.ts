import { decodePunycode, encodePunycode } from './punycode.rule.ts';

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const PLAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** A label of letters of any script; what cannot be seen is none. */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;
const ENDING = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;
const MARK = 'xn--';

const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** What a label that begins with `xn--` stands for; null where it stands for nothing, or has another form than its own. */
const unicodeLabel = (label: string): string | null => {
  const text = decodePunycode(label.slice(MARK.length));
  if (text === null || isPlain(text) || !LABEL.test(text)) return null;
  return text.normalize('NFKC').toLowerCase() === text ? text : null;
};

const asciiLabel = (label: string): string | null => {
  const plain = isPlain(label) ? label : LABEL.test(label) ? MARK + encodePunycode(label) : '';
  if (!PLAIN_LABEL.test(plain)) return null;
  return plain.startsWith(MARK) && unicodeLabel(plain) === null ? null : plain;
};

const asciiDomain = (typed: string): string | null => {
  // The full stops of East Asia part labels too (UTS 46).
  const plain = typed.normalize('NFKC').toLowerCase().normalize('NFKC');
  const labels = plain.replaceAll('。', '.').split('.').map(asciiLabel);
  return labels.length > 1 &&
    labels.every((label) => label !== null) &&
    ENDING.test(labels.at(-1) ?? '')
    ? labels.join('.')
    : null;
};

/** Whether an address would be one, if plain letters stood before its @. */
export const hasForeignName = (typed: string): boolean => {
  const [name = '', domain = '', ...more] = typed.trim().split('@');
  return (
    more.length === 0 &&
    !isPlain(name.normalize('NFKC')) &&
    /^[^\s\p{C}"(),:;<>[\\\]]+$/u.test(name) &&
    asciiDomain(domain) !== null
  );
};

/**
 * An e-mail address in the one form in which it is stored, compared and sent: the name before the @ as it was typed, the
 * domain in lower case and plain letters (`a@müller.example` is `a@xn--mller-kva.example`). Null for what is none. A name of
 * other letters is none: not every mail server takes it (RFC 6531).
 */
export const emailAddress = (typed: string): string | null => {
  const [name = '', domain = '', ...more] = typed.trim().normalize('NFKC').split('@');
  const plain = asciiDomain(domain);
  return more.length > 0 || plain === null || !LOCAL.test(name) ? null : `${name}@${plain}`;
};

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
/** Letters of two alphabets in one label look like a name that they are not. */
const isMixed = (label: string): boolean =>
  SCRIPTS.filter((script) => script.test(label)).length > 1;

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

/** What two spellings of one address have in common; the case of the name counts for nothing. */
export const emailKey = (address: string): string =>
  (emailAddress(address) ?? address.trim()).toLowerCase();
