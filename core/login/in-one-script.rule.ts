/** Scripts in everyday use (UAX 31), and those that are written together in one language; a name keeps to one line of these. */
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

// Controls, format and bidirectional marks, fillers, line ends, every space but the plain one, the blank braille pattern.
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;

/** Whether every character of a name is seen as itself: nothing invisible, nothing that turns the direction, no space but the plain one (SECURITY.md §2.10). */
export const allSeen = (name: string): boolean => !UNSEEN.test(name);

/** Whether the letters of a name are of one alphabet; digits and signs belong to all (SECURITY.md §2.10). */
export const inOneScript = (name: string): boolean => ONE_ALPHABET.test(name.normalize('NFKC'));
