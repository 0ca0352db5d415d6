import {
  adapted,
  BASE,
  DIGITS,
  FIRST_BIAS,
  FIRST_SIGN,
  threshold,
} from './encode-punycode.rule.ts';

const LAST_SIGN = 0x10_ff_ff;

/** Decodes a label encoded by `encodePunycode`; null if the encoding is invalid (RFC 3492, section 6.2). */
export const decodePunycode = (text: string): string | null => {
  const end = Math.max(0, text.lastIndexOf('-'));
  const signs = Array.from(text.slice(0, end), (sign) => sign.codePointAt(0) ?? 0);
  let [at, sign, place, bias] = [end === 0 ? 0 : end + 1, FIRST_SIGN, 0, FIRST_BIAS];
  while (at < text.length) {
    const before = place;
    for (let [k, weight] = [BASE, 1]; ; k += BASE) {
      const digit = at < text.length ? DIGITS.indexOf(text.charAt(at)) : -1;
      if (digit < 0) return null;
      at += 1;
      place += digit * weight;
      const least = threshold(k, bias);
      if (digit < least) break;
      weight *= BASE - least;
    }
    const count = signs.length + 1;
    bias = adapted(place - before, count, before === 0);
    sign += Math.floor(place / count);
    if (sign > LAST_SIGN) return null;
    place %= count;
    signs.splice(place, 0, sign);
    place += 1;
  }
  return String.fromCodePoint(...signs);
};
