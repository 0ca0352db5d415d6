import type { Result } from '../kernel/result.ts';
import { decodeFault, type DecodeFault } from './decode-fault.ts';
import { SIA_WORDS } from './sia-words.ts';
import type { DecodedSignal } from './signal.ts';

/** What stands before the codes of a block and holds for those after it. */
interface Modifiers {
  readonly area: number | null;
  readonly user: string | null;
}

const MODIFIER = /^(ri|id|ti|da|pi|va|ph|lv|lo|ac|ss|ex|au)(.*)$/;
const CODE = /^([A-Z]{2})(\d{0,6})$/;

const modified = (before: Modifiers, name: string, value: string): Modifiers => {
  if (name === 'ri' && /^\d{1,2}$/.test(value)) return { ...before, area: Number(value) };
  return name === 'id' && /^\d{1,6}$/.test(value) ? { ...before, user: value } : before;
};

/** The number after the letters is a zone, a user, or the area itself. */
const named = (
  letters: string,
  num: string,
  { area, user }: Modifiers,
): Pick<DecodedSignal, 'area' | 'zone' | 'user'> => {
  const value = num === '' ? null : num;
  switch (SIA_WORDS.get(letters)?.names) {
    case 'user':
      return { area, zone: null, user: value ?? user };
    case 'area':
      return { area: value === null || value.length > 2 ? area : Number(value), zone: null, user };
    default:
      return { area, zone: value, user };
  }
};

const signalOf = (
  letters: string,
  num: string,
  modifiers: Modifiers,
  text: string | null,
): DecodedSignal => {
  const word = SIA_WORDS.get(letters);
  const closes = word?.arming === 'close' || word?.arming === 'closeStay';
  return {
    format: 'SIA',
    account: null,
    qualifier: word?.end === 'ends' || closes ? 'restore' : 'new',
    code: letters,
    ...named(letters, num, modifiers),
    text,
  };
};

/** One part of a block with the text that follows it; a slash between `^` signs is text. */
const PART = /([^/^]*)(?:\^([^^]*)\^?)?\/?/g;

/** `N` and `O`, new and old event, before a modifier or a whole code; `NA`, `OP` and the like are codes themselves. */
const NEWNESS = /^[NO](?=[a-z]|[A-Z]{2}\d|[A-Z]{2}$|$)/;

/**
 * Reads a SIA block, `Nri1/BA3^Front door^`: modifiers hold for the codes after them, a text belongs to the code before it,
 * and one block may hold several events (domain guide 7.1). Letters that no table knows are read all the same; what they mean
 * is another question. Never throws.
 */
export const decodeSia = (text: string): Result<readonly DecodedSignal[], DecodeFault> => {
  const signals: DecodedSignal[] = [];
  let modifiers: Modifiers = { area: null, user: null };
  for (const [, part = '', said = ''] of text.trim().matchAll(PART)) {
    const word = part.trim().replace(NEWNESS, '');
    const note = said.trim() === '' ? null : said.trim();
    const [, name, value] = MODIFIER.exec(word) ?? [];
    const [, letters, num] = CODE.exec(word) ?? [];
    const last = signals.at(-1);
    if (name !== undefined && value !== undefined) modifiers = modified(modifiers, name, value);
    else if (letters !== undefined && num !== undefined)
      signals.push(signalOf(letters, num, modifiers, note));
    else if (word !== '')
      return decodeFault('letters', `${word.slice(0, 20)} is neither a modifier nor a SIA code.`);
    else if (note !== null && last !== undefined)
      signals[signals.length - 1] = { ...last, text: last.text ?? note };
  }
  if (signals.length === 0) return decodeFault('length', 'The SIA block holds no code.');
  return { ok: true, value: signals };
};
