/** Scripts in everyday use (UAX 31), one line per alphabet or combination used by one language. A name must stay within one line. */
const ALPHABETS: readonly (readonly string[])[] = [
  ...'Latn Cyrl Grek Armn Geor Hebr Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Khmr Mymr Tibt Ethi Thaa'
    .split(' ')
    .map((script) => [script]),
  ['Hani', 'Hira', 'Kana'],
  ['Hani', 'Hang'],
  ['Hani', 'Bopo'],
];

const EVERYWHERE = String.raw`\p{scx=Zyyy}\p{scx=Zinh}`;

const ONE_ALPHABET = new RegExp(
  ALPHABETS.map((scripts) => {
    const own = scripts.map((script) => String.raw`\p{scx=${script}}`).join('');
    return `^[${own}${EVERYWHERE}]*$`;
  }).join('|'),
  'u',
);

// Control, format and bidirectional characters, fillers, line ends, every space except the plain one, and the blank braille pattern.
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;

/**
 * Returns true if every character of a name is visible: nothing invisible, no change of direction, no space except the
 * plain one (SECURITY.md §2.10).
 */
export const allSeen = (name: string): boolean => !UNSEEN.test(name);

/** Returns true if the letters of a name are of one alphabet. Digits and punctuation belong to all (SECURITY.md §2.10). */
export const inOneScript = (name: string): boolean => ONE_ALPHABET.test(name.normalize('NFKC'));
