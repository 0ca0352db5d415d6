import { decodeSia } from '../signals/sia.rule.ts';
import { SIA_WORDS } from '../signals/sia-words.ts';
import type { ExplainedLine, FramePart } from './frame-part.ts';

const MODIFIERS: Readonly<Record<string, readonly [name: string, says: string]>> = {
  ri: ['Area', 'Area'],
  id: ['User', 'User'],
  ti: ['Time', 'At'],
  da: ['Date', 'On'],
  pi: ['Peripheral', 'Peripheral'],
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const piece = (text: string, name: string, meaning: string, isKnown = true): FramePart => ({
  ...{ text, name, meaning },
  tone: isKnown ? 'plain' : 'bad',
});

const codeParts = (letters: string, num: string): readonly FramePart[] => {
  const word = SIA_WORDS.get(letters);
  const names = capital(word?.names ?? 'zone');
  const code = piece(letters, 'SIA code', word?.text ?? 'In no table');
  return num === '' ? [code] : [code, piece(num, names, `${names} ${num}`)];
};

/** One word of a block: what stands between slashes and texts. */
const wordParts = (text: string): readonly FramePart[] => {
  const [, mark = '', rest = ''] =
    /^([NO](?=[a-z]|[A-Z]{2}\d|[A-Z]{2}$|$))?(.*)$/s.exec(text) ?? [];
  const first =
    mark === '' ? [] : [piece(mark, 'Newness', mark === 'N' ? 'New event' : 'Old event')];
  if (rest === '') return first;
  const [, name = '', value = ''] = /^([a-z]{2})(.*)$/s.exec(rest) ?? [];
  const modifier = MODIFIERS[name];
  if (modifier !== undefined)
    return [...first, piece(rest, modifier[0], `${modifier[1]} ${value}`)];
  const [, letters, num = ''] = /^([A-Z]{2})(\d{0,6})$/.exec(rest) ?? [];
  if (letters !== undefined) return [...first, ...codeParts(letters, num)];
  const isKnown = /^(?:va|ph|lv|lo|ac|ss|ex|au)/.test(rest);
  return [
    ...first,
    isKnown
      ? piece(rest, 'Modifier', 'Told along')
      : piece(rest, 'Unknown', 'Neither a modifier nor a SIA code', false),
  ];
};

/** A block as its words, its slashes and its texts. */
const PIECES = /\^[^^]*\^?|\/|[^/^]+/g;

/** Takes a SIA block apart (domain guide 7.1 "SIA"). */
export const explainSia = (text: string): ExplainedLine => {
  const block = text.trim();
  const read = decodeSia(block);
  const parts = (block.match(PIECES) ?? []).flatMap((one): readonly FramePart[] => {
    if (one === '/') return [piece(one, 'Separator', 'Next')];
    return one.startsWith('^')
      ? [piece(one, 'Text', one.replaceAll('^', ''))]
      : wordParts(one.trim());
  });
  return {
    ...{ language: 'SIA', account: null, parts, checks: [] },
    faults: read.ok ? [] : [read.error.message],
    signals: read.ok ? read.value : [],
  };
};
