import type { CommandTime } from '#core/commands/command-time.rule.ts';
import type { Command } from '#core/commands/read-command.rule.ts';
import { VERBS, type Verb } from '#core/commands/verb-names.ts';
import { clockText } from '#core/tests-on-site/scope-text.rule.ts';
import { EXTENSIONS, QUICK_LENGTHS } from '#core/tests-on-site/test-limits.ts';
import { formatClock, formatDuration } from '../../kit/format-time.ts';
import type { Hits, PartName, RowGroup } from './palette-rows.ts';

const PERIODS: readonly CommandTime[] = (['day', 'week', 'month', 'days'] as const).map((kind) => ({
  kind: 'period',
  period: { kind, days: kind === 'days' ? 30 : 7 },
}));

const PERIOD_TEXTS = { day: 'Yesterday', week: 'Last week', month: 'Last month' } as const;

/** Returns a time in words: "2 h", "until tomorrow 08:00", "Last month". */
export const timeText = (time: CommandTime): string => {
  switch (time.kind) {
    case 'length':
      return formatDuration(time.ms);
    case 'until':
      return `until ${time.day === 'tomorrow' ? 'tomorrow ' : ''}${formatClock(clockText(time.minute))}`;
    case 'period': {
      const { kind, days } = time.period;
      return kind === 'days' ? `Last ${days} days` : PERIOD_TEXTS[kind];
    }
  }
};

const timesOf = (verb: Verb): readonly CommandTime[] => {
  if (verb === 'report') return PERIODS;
  const lengths = verb === 'extend' ? EXTENSIONS : QUICK_LENGTHS;
  return lengths.map((ms) => ({ kind: 'length', ms }));
};

const TITLES = { site: 'Which account', verb: 'What to do', time: 'For how long' } as const;

/** Returns the choices for a part of the command, each with the command that it makes. */
export const partChoices = (
  part: PartName,
  {
    command,
    hits,
    verbs,
  }: {
    readonly command: Command;
    readonly hits: Hits | null;
    /** The verbs that the person may use. */
    readonly verbs: readonly Verb[];
  },
): RowGroup => {
  const choices = {
    site: () =>
      (hits?.matches ?? []).map(({ siteName, transmitterCode }) => ({
        text: `${siteName} ${transmitterCode}`,
        command: { ...command, subject: transmitterCode },
      })),
    verb: () =>
      verbs
        .filter((verb) => (verb === 'report') === (command.verb === 'report'))
        .map((verb) => ({
          text: VERBS[verb].title,
          command: {
            ...command,
            verb,
            time: VERBS[verb].time === VERBS[command.verb].time ? command.time : null,
          },
        })),
    time: () =>
      timesOf(command.verb).map((time) => ({
        text: timeText(time),
        command: { ...command, time },
      })),
  };
  const rows = choices[part]().map((choice) => ({ kind: 'choice' as const, ...choice }));
  return {
    id: 'choices',
    title: command.verb === 'report' && part === 'time' ? 'Which days' : TITLES[part],
    rows,
  };
};
