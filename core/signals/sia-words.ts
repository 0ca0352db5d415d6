import type { EventCode } from './event-code.ts';
import { EVENT_CODES } from './event-codes.ts';
import { FURTHER_CODES } from './further-codes.ts';
import type { SignalMeaning } from './signal.ts';

/** A two-letter SIA code, with its own condition and the code whose defaults it uses. */
export interface SiaWord {
  readonly letters: string;
  readonly like: EventCode;
  readonly text: string;
  readonly end: 'begins' | 'ends' | 'report';
  readonly arming: SignalMeaning['arming'];
  /** Whether the number after the letters is a zone, a user or an area. */
  readonly names: 'zone' | 'user' | 'area';
}

const CODES: readonly EventCode[] = [...EVENT_CODES, ...FURTHER_CODES];

/** Returns the row of a Contact ID code, or null for an unknown code. */
export const eventCode = (code: string): EventCode | null =>
  CODES.find((one) => one.code === code) ?? null;

/** Codes that report an opening (Contact ID qualifier 1) or a closing (qualifier 3). */
const ARMING: ReadonlySet<string> = new Set(
  '400 401 402 403 404 405 407 408 409 450 451 452'.split(' '),
);
const ARMING_STAY: ReadonlySet<string> = new Set(['441', '442', '456']);

/**
 * Returns whether a code reports an opening or a closing, by its qualifier alone (domain guide 7.2): qualifier 1 means
 * opening, 3 closing.
 */
export const armingOf = (
  { code }: EventCode,
  qualifier: 'new' | 'restore' | 'status',
): SignalMeaning['arming'] => {
  const stays = ARMING_STAY.has(code);
  if (qualifier === 'status' || !(stays || ARMING.has(code))) return null;
  if (qualifier === 'new') return 'open';
  return stays ? 'closeStay' : 'close';
};

/** SIA codes with a wider meaning than the first Contact ID code they are paired with, and SIA codes without such a pair. */
const WORDS: readonly (readonly [
  letters: string,
  like: string,
  text: string,
  end?: 'begins' | 'ends' | 'report',
  arming?: SignalMeaning['arming'],
  names?: SiaWord['names'],
])[] = [
  ['HA', '122', 'Hold-up'],
  ['HH', '122', 'Hold-up', 'ends'],
  ['YX', '380', 'Service required'],
  ['YZ', '380', 'Service completed', 'ends'],
  ['YG', '306', 'Panel program changed', 'report'],
  ['YC', '350', 'Communication trouble'],
  ['YK', '350', 'Communication restored', 'ends'],
  ['YA', '321', 'Bell fault'],
  ['YH', '321', 'Bell restored', 'ends'],
  ['YR', '302', 'System battery restored', 'ends'],
  ['YW', '305', 'Watchdog reset', 'report'],
  ['BC', '406', 'Burglary canceled', 'report'],
  ['BV', '139', 'Burglary verified', 'begins', null, 'area'],
  ['BX', '613', 'Burglary test', 'report'],
  ['BM', '130', 'Cross-point alarm'],
  ['OR', '401', 'Disarmed from alarm', 'report', 'open'],
  ['CF', '401', 'Forced closing', 'report', 'close'],
  ['CE', '464', 'Closing extended', 'report'],
  ['CI', '454', 'Fail to close', 'report'],
  ['OI', '453', 'Fail to open', 'report'],
  ['FI', '604', 'Fire test begins', 'report'],
  ['FK', '604', 'Fire test ends', 'report'],
  ['SA', '113', 'Sprinkler alarm'],
  ['SH', '113', 'Sprinkler restored', 'ends'],
  ['RB', '627', 'Remote program begin', 'report'],
  ['RS', '628', 'Remote program success', 'report'],
  ['RN', '305', 'Remote reset', 'report'],
  ['RR', '305', 'Power up', 'report'],
  ['JA', '461', 'Code tamper', 'report'],
  ['JT', '625', 'Time changed', 'report'],
  ['NC', '350', 'Network condition'],
  ['DF', '423', 'Door forced', 'report', null, 'zone'],
  ['DG', '422', 'Access granted', 'report', null, 'zone'],
  ['IA', '330', 'Equipment failure'],
];

const stated: readonly SiaWord[] = WORDS.flatMap(
  ([letters, code, text, end = 'begins', arming = null, names]) => {
    const like = eventCode(code);
    return like === null ? [] : [{ letters, like, text, end, arming, names: names ?? like.names }];
  },
);

const paired: readonly SiaWord[] = CODES.flatMap((like) =>
  like.sia.map((letters, index): SiaWord => {
    const isOnly = like.sia.length === 1;
    const arming = isOnly ? null : armingOf(like, index === 0 ? 'new' : 'restore');
    return {
      letters,
      like,
      text: index === 0 || arming !== null ? like.text : `${like.text} restored`,
      end: isOnly || arming !== null ? 'report' : index === 0 ? 'begins' : 'ends',
      arming,
      names: like.names,
    };
  }),
);

/**
 * Every two-letter SIA code with its meaning (domain guide 7.2). If several table rows share a SIA code, the first row
 * provides the defaults.
 */
export const SIA_WORDS: ReadonlyMap<string, SiaWord> = new Map(
  [...stated, ...paired].toReversed().map((word) => [word.letters, word]),
);
