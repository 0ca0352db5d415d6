import { DAY_MINUTES, type EffectiveHours, type Opened } from './effective-hours.rule.ts';

/** The label of one section of the 24-hour strip (domain guide 6.5 "Kind (word on the 24-hour strip)"). */
export type StripWord =
  | 'May open'
  | 'Must open'
  | 'May open/close'
  | 'May close'
  | 'Must close'
  | 'No activity'
  | 'May open (temporary)';

/** One section of the 24-hour strip, in minutes from midnight. `to` is at most 1440. */
export interface StripPiece {
  readonly from: number;
  readonly to: number;
  readonly word: StripWord;
}

/**
 * The opening window and the closing window of an interval, in minutes of the day on which the interval starts.
 * Overlapping windows are split in the middle.
 */
export interface Windows {
  readonly open: readonly [from: number, until: number];
  readonly close: readonly [from: number, until: number];
}

/** Returns the opening and closing windows of a business-hours interval. The start and the end of each window are inclusive. */
export const windowsOf = ({ from, to, windowBefore, windowAfter }: Opened): Windows => {
  const middle = Math.floor((from + to) / 2);
  return {
    open: [from - windowBefore, Math.min(from + windowAfter, middle)],
    close: [Math.max(to - windowBefore, middle), to + windowAfter],
  };
};

const piecesOf = (opened: Opened, isTemporary: boolean): readonly StripPiece[] => {
  const { open, close } = windowsOf(opened);
  return [
    { from: open[0], to: open[1], word: opened.mustOpen ? 'Must open' : 'May open' },
    {
      from: open[1],
      to: close[0],
      word: isTemporary ? 'May open (temporary)' : 'May open/close',
    },
    { from: close[0], to: close[1], word: opened.mustClose ? 'Must close' : 'May close' },
  ];
};

type Hours = Pick<EffectiveHours, 'layer' | 'openings'> | null;

const shifted = (hours: Hours, by: number): readonly StripPiece[] =>
  (hours?.openings ?? [])
    .flatMap((opened) => piecesOf(opened, hours?.layer === 'temporary'))
    .map(({ from, to, word }) => ({ from: from + by, to: to + by, word }));

/**
 * Returns the sections of the 24-hour strip, which cover a day from 0 to 1440 without gaps. The sections include hours of
 * the day before that pass midnight and early windows of the next day; if two intervals cover a minute, the later interval
 * applies.
 */
export const hoursStrip = (
  today: Hours,
  yesterday: Hours = null,
  tomorrow: Hours = null,
): readonly StripPiece[] => {
  const pieces = [
    ...shifted(yesterday, -DAY_MINUTES),
    ...shifted(today, 0),
    ...shifted(tomorrow, DAY_MINUTES),
  ].filter(({ from, to }) => from < to);
  const borders = pieces
    .flatMap(({ from, to }) => [from, to])
    .filter((minute) => minute > 0 && minute < DAY_MINUTES);
  const edges = [...new Set([0, ...borders, DAY_MINUTES])].toSorted((a, b) => a - b);
  const strip: StripPiece[] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1];
    if (to === undefined) break;
    const word = pieces.findLast((piece) => piece.from <= from && from < piece.to)?.word;
    const last = strip.at(-1);
    const piece: StripPiece = { from, to, word: word ?? 'No activity' };
    if (last?.word === piece.word) strip[strip.length - 1] = { ...last, to };
    else strip.push(piece);
  }
  return strip;
};
