import { typedAs, typedTime, typedWall } from '#core/kernel/typed-time.rule.ts';
import { formatClock, formatZone } from '../kit/format-time.ts';

/** The additions to a typed local time: options for a repeated time, or an error for a skipped time. */
export interface TypedTimeChoice {
  /** Which of two equal wall times is meant, on the night the clocks go back. */
  readonly which: 'first' | 'second' | null;
  readonly options: readonly { readonly value: 'first' | 'second'; readonly text: string }[];
  /** The error if the clocks skip the typed time. */
  readonly fault: string | null;
}

const ONE: TypedTimeChoice = { which: null, options: [], fault: null };

/** Returns two options if the clocks repeat the typed time, or an error if the clocks skip the typed time (domain guide 5.4). */
export const typedTimeChoice = (typed: string, timeZone: string): TypedTimeChoice => {
  const time = typedTime(typed, timeZone);
  const text = formatClock(typedWall(typed).slice(11));
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
