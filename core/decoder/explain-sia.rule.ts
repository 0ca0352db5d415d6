import { decodeSia, type SiaPiece, siaPieces } from '../signals/read-sia.rule.ts';
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
  text,
  name,
  meaning,
  tone: isKnown ? 'plain' : 'bad',
});

const codeParts = (letters: string, num: string): readonly FramePart[] => {
  const word = SIA_WORDS.get(letters);
  const names = capital(word?.names ?? 'zone');
  const code = piece(letters, 'SIA code', word?.text ?? 'Not in any table');
  return num === '' ? [code] : [code, piece(num, names, `${names} ${num}`)];
};

const partsOf = (one: SiaPiece): readonly FramePart[] => {
  const text = one.text.trim();
  switch (one.kind) {
    case 'account':
      return [piece(text, 'Account', `Account ${one.account}`)];
    case 'separator':
      // Separators without text need no explanation.
      return text === '' ? [] : [piece(text, 'Separator', 'Next')];
    case 'newness':
      return [piece(text, 'Newness', text === 'N' ? 'New event' : 'Old event')];
    case 'modifier': {
      const modifier = MODIFIERS[one.name];
      return [
        modifier === undefined
          ? piece(text, 'Modifier', 'Additional data')
          : piece(text, modifier[0], `${modifier[1]} ${one.value}`),
      ];
    }
    case 'code':
      return codeParts(one.letters, one.num);
    case 'text':
      return [piece(text, 'Text', one.note)];
    case 'unread':
      return text === ''
        ? []
        : [piece(text, 'Unknown', 'Neither a modifier nor a SIA code', false)];
  }
};

/** Explains a SIA block (domain guide 7.1 "SIA"). */
export const explainSia = (text: string): ExplainedLine => {
  const block = text.trim();
  const read = decodeSia(block);
  const account = read.ok ? (read.value[0]?.account ?? null) : null;
  return {
    language: 'SIA',
    account,
    parts: siaPieces(block).flatMap(partsOf),
    checks: [],
    faults: read.ok ? [] : [read.error.message],
    signals: read.ok ? read.value : [],
  };
};
