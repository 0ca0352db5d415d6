import { DAY_MINUTES, type EffectiveHours } from '#core/schedules/effective-hours.rule.ts';
import type { StripPiece } from '#core/schedules/hours-strip.rule.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { hoursText, LAYER_NAMES } from '#core/schedules/layers-of-day.rule.ts';
import type { StripBar, StripLook } from '../kit/week-strip-bars.tsx';
import { formatClock } from '../kit/format-time.ts';

const LOOKS: Readonly<Record<StripPiece['word'], StripLook | null>> = {
  'May open/close': 'open',
  'May open (temporary)': 'temporary',
  'May open': 'window',
  'Must open': 'window',
  'May close': 'window',
  'Must close': 'window',
  'No activity': null,
};

/** Legend texts for the parts of a strip. */
export const STRIP_TEXT = [
  ['open', 'Allowed hours'],
  ['window', 'Grace period'],
  ['temporary', 'Temporary hours'],
  ['closed', 'No activity'],
] as const;

type Hours = Pick<EffectiveHours, 'layer' | 'openings' | 'reason'> | null;

/** Removes the type from a reason: "Founders' Day" from "holiday: Founders' Day". Other reasons stay unchanged. */
export const shortReason = (hours: NonNullable<Hours>): string =>
  hours.reason.replace(/^(holiday|temporary|alternate): /, '');

const closedText = (hours: NonNullable<Hours>): string =>
  hours.layer === 'permanent' ? 'Closed all day' : `Closed all day: ${shortReason(hours)}`;

const openText = ({ from, to }: StripPiece, hours: Hours): string => {
  const middle = (from + to) / 2;
  const own = hours?.openings.find((one) => one.from <= middle && middle <= one.to);
  if (own !== undefined) return formatClock(`${wallText(own.from)}–${wallText(own.to)}`);
  return formatClock(`until ${wallText(to)}`);
};

/** Returns the bars of a day. A day without hours is one dashed bar with the reason. */
export const barsOf = (pieces: readonly StripPiece[], hours: Hours): readonly StripBar[] =>
  pieces.flatMap((piece): readonly StripBar[] => {
    const { from, to, word } = piece;
    const look = LOOKS[word];
    if (look === null)
      return hours !== null && hours.openings.length === 0
        ? [{ from, to, look: 'closed', text: closedText(hours) }]
        : [];
    const text = look === 'open' || look === 'temporary' ? openText(piece, hours) : null;
    return [{ from, to, look, text }];
  });

/** Returns a day as text: its hours, its layer, and each part of its strip. */
export const dayLabel = (pieces: readonly StripPiece[], hours: Hours): string => {
  if (hours === null) return 'No hours';
  const parts = pieces
    .filter(({ word }) => word !== 'No activity')
    .map(({ from, to, word }) => {
      const end = to === DAY_MINUTES ? '24:00' : wallText(to);
      return formatClock(`${word} ${wallText(from)} to ${end}`);
    });
  const says =
    hours.openings.length === 0 ? closedText(hours) : formatClock(hoursText(hours.openings));
  return [`${says}, ${LAYER_NAMES[hours.layer]}`, ...parts].join('. ');
};
