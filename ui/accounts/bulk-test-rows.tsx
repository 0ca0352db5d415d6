import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import LinkIcon from '@heroicons/react/16/solid/LinkIcon';
import MinusCircleIcon from '@heroicons/react/16/solid/MinusCircleIcon';
import ArrowUturnLeftIcon from '@heroicons/react/16/solid/ArrowUturnLeftIcon';
import type { ComponentProps } from 'react';
import type { BulkOutcome, BulkRow } from '#core/bulk-tests/bulk-test.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { between, formatMoment, formatZone } from '../kit/format-time.ts';
import { TimeRuler } from '../kit/on-test.tsx';
import { BulkAccount } from './bulk-account.look.tsx';

const VERDICTS = {
  go: { tone: 'ok', icon: CheckIcon, text: 'Will be on test' },
  merge: { tone: 'info', icon: LinkIcon, text: 'Merged' },
  skip: { tone: 'trouble', icon: MinusCircleIcon, text: 'Skipped' },
} as const;

/** Returns the text below a row: the test's start and end, whose test the account joins, or why nothing happens. */
const textOf = (row: BulkRow, now: string): string => {
  const { endsAt, merged, startsAt, timeZone, words } = row;
  if (startsAt === null || endsAt === null) return words ?? '';
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
  rows,
  now,
}: {
  readonly rows: readonly BulkRow[];
  readonly now: string;
}) => (
  <ul>
    {rows.map((row) => (
      <BulkAccount
        key={row.siteNum}
        name={row.siteName}
        code={row.transmitterCode}
        mark={markOf(VERDICTS[row.verdict])}
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
  waiting: { tone: 'neutral', icon: ClockIcon, text: 'Waiting' },
  takenOff: { tone: 'ok', icon: ArrowUturnLeftIcon, text: 'Taken off' },
  restored: { tone: 'ok', icon: ArrowUturnLeftIcon, text: 'End restored' },
  left: { tone: 'trouble', icon: MinusCircleIcon, text: 'Left on test' },
} as const;

/** Lists the actual outcome for each account. */
export const OutcomeRows = ({ rows }: { readonly rows: readonly BulkOutcome[] }) => (
  <ul>
    {rows.map((row) => (
      <BulkAccount
        key={row.siteNum}
        name={row.siteName}
        code={row.transmitterCode}
        mark={markOf(OUTCOMES[row.undone ?? row.outcome ?? 'waiting'])}
        words={row.undone === null ? row.words : row.undoWords}
      />
    ))}
  </ul>
);
