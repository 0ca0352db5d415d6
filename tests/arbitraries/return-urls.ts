import fc from 'fast-check';

/** URLs of real screens, with and without query and hash. */
export const goodReturnUrls: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('/home/dashboard', '/knowledge-base', '/msa/summary', '/reports-download/a1b2'),
    fc.constantFrom('', '/', '?sn=42&dn=1', '?q=%2F%2Fevil.example', '#top', '?a=b#c'),
  )
  .map(([path, rest]) => path + rest);

const HOSTS = ['evil.example', 'user:pw@evil.example', '[::1]', 'localhost:4281', '%65vil.example'];

const starts = fc.constantFrom(
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  'http://',
  'https:',
  'HTTPS://',
  'javascript:',
  'JavaScript:alert(1)//',
  'data:text/html,',
  'vbscript:',
  '/%2f',
  '/%5c',
  '/.//',
  '/..//',
  '/home/..//',
  '/%2e%2e//',
  '/;//',
  '@',
  '?//',
  '#//',
  '',
);

/** URLs that lead to another host or scheme, or could be parsed that way. */
export const hostileReturnUrls: fc.Arbitrary<string> = fc
  .tuple(starts, fc.constantFrom(...HOSTS), fc.constantFrom('', '/home/dashboard', '/login'))
  .map(([start, host, path]) => start + host + path);

const lettered = (
  text: string,
  spellings: (letter: string) => readonly string[],
): fc.Arbitrary<string> =>
  fc
    .tuple(...Array.from(text, (letter) => fc.constantFrom(...spellings(letter))))
    .map((letters) => letters.join(''));

const spell = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    lettered(text, (letter) => [letter, letter.toUpperCase()]),
    lettered(text, (letter) => {
      const hex = letter.charCodeAt(0).toString(16);
      return [letter, letter.toUpperCase(), `%${hex}`, `%25${hex}`];
    }),
  );

/** The login routes in every spelling that a router, proxy or browser might accept. */
export const loginSpellings: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('/', '/./', '/home/../', '/%2e/'),
    fc.oneof(spell('login'), spell('loginsession')),
    fc.constantFrom('', '/', '/register', '?returnUrl=/billing', '#x', '/.', '/../login'),
  )
  .map((parts) => parts.join(''));
