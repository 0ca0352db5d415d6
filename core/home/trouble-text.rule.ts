/** Sentences on what a trouble means for the people at the site and what helps, by Contact ID or SIA codes (domain guide 7.2). */
const MEANINGS: readonly (readonly [codes: string, words: string])[] = [
  [
    '301 342 AT',
    'The mains power is off. The system runs on its battery for some hours; look at the fuse.',
  ],
  [
    '302 309 311 338 YT YM',
    'The battery of the panel is weak. The system still works; ask for a new one.',
  ],
  ['384 XT', 'The battery of a wireless sensor is weak. It still works; ask for a new one.'],
  [
    '350 351 352 353 354 355 356 357 LT YC NC',
    'A way from your panel to us is disturbed. Signals may arrive late or not at all.',
  ],
  ['344', 'Something disturbs the radio of your sensors. They may not reach the panel.'],
  ['147 381 382', 'A sensor no longer answers. It does not protect you until it is back.'],
  ['137 144 145 341 383 TA', 'A housing was opened. Close it, or ask for service.'],
  ['373 571 FT', 'Part of the fire alarm does not work. Ask for service today.'],
  [
    '200 201 202 203 204 205 206 FS SS',
    'A part of the fire protection is not as it should be. Ask for service.',
  ],
  ['320 321 322 YA', 'The siren may stay silent. Alarms still reach us; ask for service.'],
  ['461 DD JA', 'Somebody typed a wrong code several times.'],
  ['393 385 386 392', 'A detector is dirty or old. It still works; ask for service.'],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  MEANINGS.flatMap(([codes, text]) => codes.split(' ').map((code) => [code, text] as const)),
);

/** Returns a sentence about an open trouble. `code` is null if the panel sends no signals. */
export const troubleText = ({ code }: { readonly code: string | null }): string =>
  code === null
    ? 'Nothing was heard from your panel when it should have called. Test its communication.'
    : (WORDS.get(code) ?? 'Ask for service if it does not go away by itself.');
