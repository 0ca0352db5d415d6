import { encodePunycode } from './encode-punycode.rule.ts';

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const PLAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** Pattern for a domain label with letters of any script, without invisible characters. */
export const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;
const ENDING = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/;
/** Prefix of a Punycode label. */
export const MARK = 'xn--';

/** Returns true if a text is ASCII only. */
export const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

const asciiLabel = (label: string): string | null => {
  const plain = isPlain(label) ? label : LABEL.test(label) ? MARK + encodePunycode(label) : '';
  return PLAIN_LABEL.test(plain) ? plain : null;
};

const asciiDomain = (typed: string): string | null => {
  // East Asian full stops also separate domain labels (UTS 46).
  const plain = typed.normalize('NFKC').toLowerCase().normalize('NFKC');
  const labels = plain.replaceAll('。', '.').split('.').map(asciiLabel);
  return labels.length > 1 &&
    labels.every((label) => label !== null) &&
    ENDING.test(labels.at(-1) ?? '')
    ? labels.join('.')
    : null;
};

/** Returns true if non-ASCII letters before the @ are the only reason why a text is no e-mail address. */
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
 * Returns the normalized e-mail address, which is stored, compared and sent; null if the text is no address. The domain
 * becomes lower-case ASCII (`a@müller.example` is `a@xn--mller-kva.example`). A non-ASCII name before the @ is refused,
 * because not every mail server accepts it (RFC 6531).
 */
export const emailAddress = (typed: string): string | null => {
  const [name = '', domain = '', ...more] = typed.trim().normalize('NFKC').split('@');
  const plain = asciiDomain(domain);
  return more.length > 0 || plain === null || !LOCAL.test(name) ? null : `${name}@${plain}`;
};

/** Returns a key that is equal for all spellings of an e-mail address, ignoring case. */
export const emailKey = (address: string): string =>
  (emailAddress(address) ?? address.trim()).toLowerCase();
