import type { EventCode } from './event-code.ts';
import { EVENT_CODES } from './event-codes.ts';
import { FURTHER_CODES } from './further-codes.ts';
import type { SignalMeaning } from './signal.ts';

/** A two-letter code: the code whose defaults it uses, and its own condition. */
export interface SiaWord {
  readonly letters: string;
  readonly like: EventCode;
  readonly text: string;
  readonly end: 'begins' | 'ends' | 'report';
  readonly arming: SignalMeaning['arming'];
  /** The meaning of the number after the letters. */
  readonly names: 'zone' | 'user' | 'area';
}

const CODES: readonly EventCode[] = [...EVENT_CODES, ...FURTHER_CODES];

/** Returns the row of a Contact ID code, or null for an unknown code. */
export const eventCode = (code: string): EventCode | null =>
  CODES.find((one) => one.code === code) ?? null;

/** Codes that report an opening (Contact ID qualifier 1) or a closing (3). The codes of the second list leave people inside. */
const ARMING: ReadonlySet<string> = new Set(
  '400 401 402 403 404 405 407 408 409 450 451 452'.split(' '),
);
const ARMING_STAY: ReadonlySet<string> = new Set(['441', '442', '456']);

/** Returns whether a code opens or closes, by its qualifier alone: 1 opens, 3 closes (domain guide 7.2). */
export const armingOf = (
  { code }: EventCode,
  qualifier: 'new' | 'restore' | 'status',
): SignalMeaning['arming'] => {
  const stays = ARMING_STAY.has(code);
  if (qualifier === 'status' || !(stays || ARMING.has(code))) return null;
  if (qualifier === 'new') return 'open';
  return stays ? 'closeStay' : 'close';
};

/** Letters with a wider meaning than the first code they are paired with, and letters that the tables pair with no code. */
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
  ['BC', '406', 'Burglary cancelled', 'report'],
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
 * Every two-letter code with its meaning. If several codes share letters, the first in the table provides the defaults
 * (domain guide 7.2).
 */
export const SIA_WORDS: ReadonlyMap<string, SiaWord> = new Map(
  [...stated, ...paired].toReversed().map((word) => [word.letters, word]),
);
