import type { Result } from '../kernel/result.ts';
import { decodeFault, type DecodeFault } from './decode-fault.ts';
import { SIA_WORDS } from './sia-words.ts';
import type { DecodedSignal } from './signal.ts';

/** The modifiers in a block, which apply to the codes that follow. */
interface Modifiers {
  readonly area: number | null;
  readonly user: string | null;
}

const modified = (before: Modifiers, name: string, value: string): Modifiers => {
  const plain = value.replace(/^0+(?=\d)/, '');
  if (name === 'ri' && /^\d{1,2}$/.test(plain)) return { ...before, area: Number(plain) };
  return name === 'id' && /^\d{1,6}$/.test(plain) ? { ...before, user: plain } : before;
};

/** Returns the number after a code's letters as a zone, a user or an area. */
const named = (
  letters: string,
  num: string,
  { area, user }: Modifiers,
): Pick<DecodedSignal, 'area' | 'zone' | 'user'> => {
  const value = num === '' ? null : num;
  const person = Number(value ?? 0) === 0 ? null : (value ?? '').replace(/^0+/, '');
  switch (SIA_WORDS.get(letters)?.names) {
    case 'user':
      return { area, zone: null, user: person ?? user };
    case 'area':
      return { area: value === null || value.length > 2 ? area : Number(value), zone: null, user };
    default:
      return { area, zone: value, user };
  }
};

const signalOf = (letters: string, num: string, modifiers: Modifiers): DecodedSignal => {
  const word = SIA_WORDS.get(letters);
  const closes = word?.arming === 'close' || word?.arming === 'closeStay';
  return {
    format: 'SIA',
    account: null,
    qualifier: word?.end === 'ends' || closes ? 'restore' : 'new',
    code: letters,
    ...named(letters, num, modifiers),
    text: null,
  };
};

/** Matches the separators between the codes of a block. Brackets, lost characters and numbers without letters are skipped as filler. */
const SEPARATOR = /(?:[\s/|[\];,\0\u0014\ufffd]|(?<![A-Za-z0-9])\d+(?=[/|\s]|$))+/y;
const MODIFIER =
  /(?:(?:ri|id|pi|va)\s*\d*|ti\s*[\d:]*|da\s*[\d-]*|(?:ph|lv|lo|ac|ss|ex|au)[^/|^*]*)/y;
const CODE = /([A-Z]{2})(?:\s*(\d+)|(?![A-Za-z0-9]))/y;
/** Matches a text such as `^Front door^`, or `*'Front door'NM` from some receivers. */
const TEXT = /\^([^^]*)\^?|\*+\s*'([^']*)'?\s*(?:N?M)?|\*+\s*"([^"]*)"?\s*(?:N?M)?|\*+(?:NM)?/y;
/** Matches `N` or `O` (new or old event) before a modifier or a whole code. `NA`, `OP` and similar pairs are codes themselves. */
const NEWNESS = /[NO](?=\s*[a-z]{2}|\s*[A-Z]{2}(?:[\s\d^*/|\]\0\ufffd]|$)|\s*[/|]|$)/y;
const UNREAD = /[^/|^*]+/y;

/** One piece of a SIA block. `num` and `value` are empty when nothing follows the letters. */
export type SiaPiece =
  | { readonly kind: 'account'; readonly text: string; readonly account: string }
  | { readonly kind: 'separator' | 'newness' | 'unread'; readonly text: string }
  | {
      readonly kind: 'modifier';
      readonly text: string;
      readonly name: string;
      readonly value: string;
    }
  | { readonly kind: 'code'; readonly text: string; readonly letters: string; readonly num: string }
  | { readonly kind: 'text'; readonly text: string; readonly note: string };

/** Matches the receiver and account that some senders put before a block, as in `S011[#1207|Nri1/BA3]`. */
const HEAD = /^\s*(?:S[0-9A-F]{2,8}\s*)?\[?(?:#([0-9A-Fa-f]{1,16})|(\d{3,16}))\|/;

/** Returns the next piece of a block. `begins` is true after a separator, because only there can an event be marked as new. */
const pieceAt = (block: string, at: number, begins: boolean): SiaPiece => {
  const found = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(block);
    return match === null || match[0] === '' ? null : match;
  };
  const separator = found(SEPARATOR);
  if (separator !== null) return { kind: 'separator', text: separator[0] };
  const newness = begins ? found(NEWNESS) : null;
  if (newness !== null) return { kind: 'newness', text: newness[0] };
  const modifier = found(MODIFIER);
  if (modifier !== null)
    return {
      kind: 'modifier',
      text: modifier[0],
      name: modifier[0].slice(0, 2),
      value: modifier[0].slice(2).trim(),
    };
  const code = found(CODE);
  if (code !== null)
    return { kind: 'code', text: code[0], letters: code[1] ?? '', num: code[2] ?? '' };
  const text = found(TEXT);
  if (text !== null)
    return { kind: 'text', text: text[0], note: (text[1] ?? text[2] ?? text[3] ?? '').trim() };
  return { kind: 'unread', text: found(UNREAD)?.[0] ?? block.slice(at) };
};

/** Splits a block into pieces without losing a character. Joining the pieces gives the same block. */
export const siaPieces = (text: string): readonly SiaPiece[] => {
  const [head, marked, plain] = HEAD.exec(text) ?? [];
  const account = marked ?? plain;
  const pieces: SiaPiece[] =
    head === undefined || account === undefined ? [] : [{ kind: 'account', text: head, account }];
  let begins = true;
  for (let at = head?.length ?? 0; at < text.length;) {
    const piece = pieceAt(text, at, begins);
    pieces.push(piece);
    begins = piece.kind === 'separator';
    at += piece.text.length;
  }
  return pieces;
};

/** The signals read from a block, and the parts that could not be read. */
export interface SiaReading {
  readonly signals: readonly DecodedSignal[];
  readonly unread: readonly string[];
}

/** Removes leading zeros if a number has more digits than a zone can have. */
const unpadded = (num: string): string => (num.length > 6 ? num.replace(/^0+(?=\d)/, '') : num);

/** Reads as much as possible of a SIA block. An unknown code does not prevent reading the other codes. Never throws. */
export const readSia = (text: string): SiaReading => {
  const signals: DecodedSignal[] = [];
  const unread: string[] = [];
  let account: string | null = null;
  let modifiers: Modifiers = { area: null, user: null };
  for (const piece of siaPieces(text)) {
    const last = signals.at(-1);
    if (piece.kind === 'account') account = piece.account;
    else if (piece.kind === 'modifier') modifiers = modified(modifiers, piece.name, piece.value);
    else if (piece.kind === 'code')
      signals.push({ ...signalOf(piece.letters, unpadded(piece.num), modifiers), account });
    else if (piece.kind === 'text' && piece.note !== '' && last !== undefined)
      signals[signals.length - 1] = { ...last, text: last.text ?? piece.note };
    else if (piece.kind === 'unread' && piece.text.trim() !== '') unread.push(piece.text.trim());
  }
  return { signals, unread };
};

/**
 * Reads a SIA block such as `Nri1/BA3^Front door^` (domain guide 7.1). Modifiers apply to later codes, a text belongs to
 * the code before it, and several events are possible. Unknown codes are read as well. Never throws.
 */
export const decodeSia = (text: string): Result<readonly DecodedSignal[], DecodeFault> => {
  const { signals, unread } = readSia(text);
  const [word] = unread;
  if (signals.length > 0) return { ok: true, value: signals };
  return word === undefined
    ? decodeFault('length', 'The SIA block holds no code.')
    : decodeFault('letters', `${word.slice(0, 20)} is neither a modifier nor a SIA code.`);
};
