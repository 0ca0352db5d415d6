/** Sentences on what a trouble means for the people at the site and what helps, by Contact ID or SIA codes (domain guide 7.2). */
const MEANINGS: readonly (readonly [codes: string, words: string])[] = [
  [
    '301 342 AT',
    'The power is out. The system runs on its battery for a few hours; check the breaker.',
  ],
  [
    '302 309 311 338 YT YM',
    'The panel battery is low. The system still works; ask for a new battery.',
  ],
  ['384 XT', 'A wireless sensor has a low battery. It still works; ask for a new battery.'],
  [
    '350 351 352 353 354 355 356 357 LT YC NC',
    'One of the connections from your panel to us has a problem. Signals may arrive late or not at all.',
  ],
  ['344', 'Something is interfering with your wireless sensors. They may not reach the panel.'],
  ['147 381 382', 'A sensor stopped responding. It does not protect you until it is back.'],
  ['137 144 145 341 383 TA', 'A device cover was opened. Close it, or ask for service.'],
  ['373 571 FT', 'Part of the fire alarm is not working. Ask for service today.'],
  [
    '200 201 202 203 204 205 206 FS SS',
    'Part of the fire protection is not in its normal state. Ask for service.',
  ],
  ['320 321 322 YA', 'The siren may not sound. Alarms still reach us; ask for service.'],
  ['461 DD JA', 'Someone entered a wrong code several times.'],
  ['393 385 386 392', 'A detector is dirty or old. It still works; ask for service.'],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  MEANINGS.flatMap(([codes, text]) => codes.split(' ').map((code) => [code, text] as const)),
);

/** Returns a sentence about an open trouble. `code` is null if the panel sends no signals. */
export const troubleText = ({ code }: { readonly code: string | null }): string =>
  code === null
    ? 'Your panel did not check in when it should have. Test its communication.'
    : (WORDS.get(code) ?? 'Ask for service if it does not clear on its own.');
