/**
 * Scripts in everyday use (UAX 31). Each entry is one alphabet, or a combination of scripts that one language uses. All
 * letters of a name must be in one entry.
 */
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

// Invisible characters: control, format and bidirectional characters, fillers, line ends, all spaces except the plain one,
// and the blank braille pattern.
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;

/** Returns true if a name contains no invisible characters and no spaces except the plain one (SECURITY.md §2.10). */
export const allSeen = (name: string): boolean => !UNSEEN.test(name);

/** Returns true if all letters of a name belong to one alphabet. Digits and punctuation belong to every alphabet (SECURITY.md §2.10). */
export const inOneScript = (name: string): boolean => ONE_ALPHABET.test(name.normalize('NFKC'));
