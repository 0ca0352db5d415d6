import { encodePunycode } from './encode-punycode.rule.ts';

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const PLAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** A label of letters of any script; what cannot be seen is none. */
export const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;
const ENDING = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;
/** Before a label that stands for other letters. */
export const MARK = 'xn--';

/** Whether a text is of plain letters alone. */
export const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

const asciiLabel = (label: string): string | null => {
  const plain = isPlain(label) ? label : LABEL.test(label) ? MARK + encodePunycode(label) : '';
  return PLAIN_LABEL.test(plain) ? plain : null;
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

/** What two spellings of one address have in common; the case of the name counts for nothing. */
export const emailKey = (address: string): string =>
  (emailAddress(address) ?? address.trim()).toLowerCase();
