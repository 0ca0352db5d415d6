import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import LinkIcon from '@heroicons/react/16/solid/LinkIcon';
import MinusCircleIcon from '@heroicons/react/16/solid/MinusCircleIcon';
import ArrowUturnLeftIcon from '@heroicons/react/16/solid/ArrowUturnLeftIcon';
import type { ComponentProps } from 'react';
import type { BulkAct, BulkOutcome, BulkRow } from '#core/bulk-tests/bulk-test.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { between, formatMoment, formatZone } from '../kit/format-time.ts';
import { TimeRuler } from '../kit/on-test.tsx';
import { BulkAccount } from './bulk-account.look.tsx';

const GOES: Readonly<Record<BulkAct, string>> = {
  place: 'Will be on test',
  takeOff: 'Will be off test',
  extend: 'Will be extended',
  note: 'Will get the note',
};

const VERDICTS = {
  go: { tone: 'ok', icon: CheckIcon, text: '' },
  merge: { tone: 'info', icon: LinkIcon, text: 'Merged' },
  skip: { tone: 'trouble', icon: MinusCircleIcon, text: 'Skipped' },
} as const;

/**
 * Returns the text below a row: the test's start and end, whose test the account joins or changes, or why nothing happens;
 * null for none.
 */
const textOf = (row: BulkRow, now: string): string | null => {
  const { endsAt, merged, startsAt, timeZone, words } = row;
  if (startsAt === null || endsAt === null)
    return merged === null
      ? words
      : `${merged.placedBy}'s test, planned until ${formatMoment(merged.endsAt, now, timeZone)} ${formatZone(merged.endsAt, timeZone)}.`;
  const when = (at: string): string => formatMoment(at, now, timeZone);
  const parts =
    merged === null
      ? [`${when(startsAt)} to ${when(endsAt)} ${formatZone(endsAt, timeZone)}.`]
      : merged.endsAt === endsAt
        ? [`${merged.placedBy}'s planned test begins now.`]
        : [
            `${merged.placedBy}'s test gets the later end: ${when(endsAt)}, not ${when(merged.endsAt)}.`,
          ];
  return [...parts, ...(words === null ? [] : [words])].join(' ');
};

const rulerOf = ({ startsAt, endsAt, merged }: BulkRow, now: string) => {
  if (startsAt === null || endsAt === null) return null;
  const whole = between(merged?.startsAt ?? startsAt, endsAt);
  const gone = between(merged?.startsAt ?? startsAt, now);
  return (
    <TimeRuler
      share={whole > 0 ? gone / whole : 1}
      label={merged === null ? 'From now' : 'Already running'}
    />
  );
};

const markOf = ({
  tone,
  icon,
  text,
}: Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'> & { readonly text: string }) => (
  <Badge tone={tone} strength="plain" icon={icon}>
    {text}
  </Badge>
);

/** Lists the expected outcome for each account. */
export const DryRunRows = ({
  act,
  rows,
  now,
}: {
  readonly act: BulkAct;
  readonly rows: readonly BulkRow[];
  readonly now: string;
}) => (
  <ul>
    {rows.map((row) => (
      <BulkAccount
        key={row.siteNum}
        name={row.siteName}
        code={row.transmitterCode}
        mark={markOf({
          ...VERDICTS[row.verdict],
          ...(row.verdict === 'go' && { text: GOES[act] }),
        })}
        ruler={rulerOf(row, now)}
        words={textOf(row, now)}
      />
    ))}
  </ul>
);

const OUTCOMES = {
  placed: { tone: 'test', icon: CheckIcon, text: 'On test' },
  merged: { tone: 'info', icon: LinkIcon, text: 'Merged' },
  skipped: { tone: 'trouble', icon: MinusCircleIcon, text: 'Skipped' },
  done: { tone: 'ok', icon: CheckIcon, text: '' },
  waiting: { tone: 'neutral', icon: ClockIcon, text: 'Waiting' },
  takenOff: { tone: 'ok', icon: ArrowUturnLeftIcon, text: 'Taken off' },
  restored: { tone: 'ok', icon: ArrowUturnLeftIcon, text: 'End restored' },
  removed: { tone: 'ok', icon: ArrowUturnLeftIcon, text: 'Note deleted' },
  left: { tone: 'trouble', icon: MinusCircleIcon, text: 'Left on test' },
} as const;

/** The names of outcomes that differ by act. */
const NAMED: Readonly<Record<BulkAct, Partial<Record<keyof typeof OUTCOMES, string>>>> = {
  place: {},
  takeOff: { done: 'Off test', restored: 'Back on test', left: 'Left off test' },
  extend: { done: 'Extended', left: 'Left extended' },
  note: { done: 'Note added', left: 'Note left' },
};

const outcomeOf = (act: BulkAct, { outcome, undone }: BulkOutcome) => {
  const key = undone ?? outcome ?? 'waiting';
  return { ...OUTCOMES[key], text: NAMED[act][key] ?? OUTCOMES[key].text };
};

/** Lists the actual outcome for each account. */
export const OutcomeRows = ({
  act,
  rows,
}: {
  readonly act: BulkAct;
  readonly rows: readonly BulkOutcome[];
}) => (
  <ul>
    {rows.map((row) => (
      <BulkAccount
        key={row.siteNum}
        name={row.siteName}
        code={row.transmitterCode}
        mark={markOf(outcomeOf(act, row))}
        words={row.undone === null ? row.words : row.undoWords}
      />
    ))}
  </ul>
);
