import { typedAs, typedTime, typedWall } from '#core/kernel/typed-time.rule.ts';
import { formatZone } from '../kit/format-time.ts';

/** The additions to a typed local time: options for a repeated time, or an error for a skipped time. */
export interface TypedTimeChoice {
  /** Which of two equal wall times is meant, on the night the clocks go back. */
  readonly which: 'first' | 'second' | null;
  readonly options: readonly { readonly value: 'first' | 'second'; readonly text: string }[];
  /** The error if the clocks skip the typed time. */
  readonly fault: string | null;
}

/** Returns a time like "1:30 AM", as most browsers show it in a time input. */
const typedTimeText = (wall: string): string => {
  const [hour = 0, minute = 0] = wall.slice(11).split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

const ONE: TypedTimeChoice = { which: null, options: [], fault: null };

/** Returns two options if the clocks repeat the typed time, or an error if the clocks skip the typed time (domain guide 5.4). */
export const typedTimeChoice = (typed: string, timeZone: string): TypedTimeChoice => {
  const time = typedTime(typed, timeZone);
  const text = typedTimeText(typedWall(typed));
  if (time.kind === 'skipped') {
    const fault = `Clocks move forward that day and skip ${text}. Choose another time`;
    return { ...ONE, fault };
  }
  if (time.kind !== 'twice') return ONE;
  const [first, second] = time.both.map((at) => formatZone(new Date(at).toISOString(), timeZone));
  return {
    which: typedAs(typed, 'second') === typed ? 'second' : 'first',
    options: [
      { value: 'first', text: `${text} ${first ?? ''} (first)` },
      { value: 'second', text: `${text} ${second ?? ''} (second)` },
    ],
    fault: null,
  };
};
