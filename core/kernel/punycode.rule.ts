// The numbers of RFC 3492, section 5.
const BASE = 36;
const [T_MIN, T_MAX] = [1, 26];
const [SKEW, DAMP, FIRST_BIAS] = [38, 700, 72];
const FIRST_SIGN = 128;
const LAST_SIGN = 0x10_ff_ff;

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const threshold = (k: number, bias: number): number => Math.min(T_MAX, Math.max(T_MIN, k - bias));

const adapted = (moved: number, count: number, isFirst: boolean): number => {
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

/** One label of a domain in plain ASCII letters, without the `xn--` before it (RFC 3492, section 6.3). */
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

/** The same back; null for what nothing is encoded as (RFC 3492, section 6.2). */
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
