// The parameters of RFC 3492, section 5.
/** Base of the digits. */
export const BASE = 36;
const [T_MIN, T_MAX] = [1, 26];
const [SKEW, DAMP] = [38, 700];
/** Initial bias, and the first non-ASCII code point. */
export const [FIRST_BIAS, FIRST_SIGN] = [72, 128];

/** Digits in order of value. */
export const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns the digit threshold at position `k`. A digit below the threshold is the last digit of its number. */
export const threshold = (k: number, bias: number): number =>
  Math.min(T_MAX, Math.max(T_MIN, k - bias));

/** Returns the bias to use after a code point. */
export const adapted = (moved: number, count: number, isFirst: boolean): number => {
  let delta = Math.floor(moved / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE)
    delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
};

const digitsOf = (value: number, bias: number): string => {
  let [text, rest] = ['', value];
  for (let k = BASE; ; k += BASE) {
    const least = threshold(k, bias);
    if (rest < least) return text + DIGITS.charAt(rest);
    text += DIGITS.charAt(least + ((rest - least) % (BASE - least)));
    rest = Math.floor((rest - least) / (BASE - least));
  }
};

/** Encodes one domain label as ASCII without the prefix `xn--` (RFC 3492, section 6.3). */
export const encodePunycode = (label: string): string => {
  const signs = Array.from(label, (sign) => sign.codePointAt(0) ?? 0);
  const basic = signs.filter((sign) => sign < FIRST_SIGN);
  let text = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  let [from, delta, bias, done] = [FIRST_SIGN, 0, FIRST_BIAS, basic.length];
  while (done < signs.length) {
    const next = Math.min(...signs.filter((sign) => sign >= from));
    delta += (next - from) * (done + 1);
    for (const sign of signs) {
      if (sign < next) delta += 1;
      if (sign !== next) continue;
      text += digitsOf(delta, bias);
      bias = adapted(delta, done + 1, done === basic.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    from = next + 1;
  }
  return text;
};
