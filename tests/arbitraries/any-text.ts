import fc from 'fast-check';

/**
 * Characters that are difficult for code that splits text into words, such as accents, letter variants, digits of other
 * scripts, spaces and symbols.
 */
const TROUBLE = [
  'é',
  'e\u0301',
  'Ő',
  'ß',
  'ẞ',
  'Æ',
  'œ',
  'Ø',
  'Đ',
  'ł',
  'Þ',
  'I',
  'İ',
  'ı',
  'i',
  'ς',
  'Σ',
  'ﬁ',
  'ŉ',
  '№',
  '①',
  '²',
  '½',
  '２０',
  '٣',
  '一',
  '日本',
  '한글',
  'ｶﾞ',
  'ﷺ',
  'Ｋ',
  'ǅ',
  '𝔄',
  '𐐀',
  '🙂',
  '👩‍🚒',
  '🇨🇭',
  '\ufe0f',
  '\u200d',
  '\u00ad',
  '\u0345',
  '\u1e9b\u0323',
  'ʼ',
  '’',
  "'",
  '´',
  '\t',
  '\n',
  '\u00a0',
  '\u3000',
  '\u2028',
  '\ufeff',
  '\u0001',
  '\u007f',
  '–',
  '／',
  '（',
  '\u{e0100}',
];
const PIECES = [
  '12-14',
  '(207)',
  '555.0142',
  '+1',
  '1-207-555-0142',
  'x12',
  'ext. 9',
  '3rd',
  '1½',
  '04199-1234',
  'O’Brien',
  'Café',
  'Straße',
  'DİYARBAKIR',
  'ΟΔΟΣ',
  '&',
  '/',
  '#5',
  '1/2',
  '-',
  '2,000.50',
  '',
];

/** Removes characters that a database cannot store: NUL and unpaired surrogates. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '');

const piece = fc.oneof(
  fc.constantFrom(...PIECES),
  fc
    .array(fc.constantFrom(...TROUBLE, 'a', 'B', '7', '-', '.'), { maxLength: 8 })
    .map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^\d{1,60}$/),
  fc.stringMatching(/^[a-z]{30,60}$/),
);

/** Any text that may be stored, from realistic words to garbage. Often empty. */
export const anyText: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 5 })
  .map((pieces) => storable(pieces.join(' ')));
