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

const named = (letters: string, num: string, user: string | null) => {
  const value = num === '' ? null : num;
  return SIA_WORDS.get(letters)?.like.names === 'user'
    ? { zone: null, user: value ?? user }
    : { zone: value, user };
};

const signalOf = (
  letters: string,
  num: string,
  { area, user }: Modifiers,
  text: string | null,
): DecodedSignal => {
  const word = SIA_WORDS.get(letters);
  const closes = word?.arming === 'close' || word?.arming === 'closeStay';
  return {
    format: 'SIA',
    account: null,
    qualifier: word?.end === 'ends' || closes ? 'restore' : 'new',
    code: letters,
    area,
    ...named(letters, num, user),
    text,
  };
};

/** The text between `^` signs, and what is left without it. */
const withoutText = (block: string): { readonly rest: string; readonly text: string | null } => {
  const [, said] = /\^([^^]*)\^?/.exec(block) ?? [];
  const text = said?.trim();
  return {
    rest: block.replaceAll(/\^[^^]*\^?/g, ''),
    text: text === undefined || text === '' ? null : text,
  };
};

/**
 * Reads a SIA block, `Nri1/BA3^Front door^`: modifiers hold for the codes after them, one block may hold several events
 * (domain guide 7.1). Letters that no table knows are read all the same; what they mean is another question. Never throws.
 */
export const decodeSia = (text: string): Result<readonly DecodedSignal[], DecodeFault> => {
  const { rest, text: said } = withoutText(text.trim());
  const signals: DecodedSignal[] = [];
  let modifiers: Modifiers = { area: null, user: null };
  for (const part of rest.replace(/^[NO]/, '').split('/')) {
    const word = part.trim();
    if (word === '') continue;
    const [, name, value] = MODIFIER.exec(word) ?? [];
    const [, letters, num] = CODE.exec(word) ?? [];
    if (name !== undefined && value !== undefined) modifiers = modified(modifiers, name, value);
    else if (letters !== undefined && num !== undefined)
      signals.push(signalOf(letters, num, modifiers, said));
    else
      return decodeFault('letters', `${word.slice(0, 20)} is neither a modifier nor a SIA code.`);
  }
  if (signals.length === 0) return decodeFault('length', 'The SIA block holds no code.');
  return { ok: true, value: signals };
};
