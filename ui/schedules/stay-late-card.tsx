import { observer } from 'mobx-react-lite';
import {
  STAY_LATE_MINUTES,
  type SiteSchedules,
  type StayedLate,
  type StayLateMinutes,
} from '#core/schedules/site-schedules.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { PressChips } from './press-chips.look.tsx';
import { Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { areaText, dateText } from './schedule-text.ts';
import type { SchedulesViewModel } from './schedules.view-model.ts';
import { formatClock } from '../kit/format-time.ts';

const WORDS: Readonly<Record<StayLateMinutes, string>> = {
  30: '+30 min',
  60: '+1 h',
  120: '+2 h',
};

type Moved = StayedLate['moved'][number];

const MovedText = ({
  moved,
  verb,
  site,
}: {
  readonly moved: readonly Moved[];
  readonly verb: 'moves' | 'moved';
  readonly site: SiteSchedules;
}) =>
  moved.map((one) => (
    <Text key={one.areaNums.join(' ')} size="small" tone="muted">
      {moved.length > 1 && `${areaText(one.areaNums, site.areas)}: `}
      Closing deadline {verb} from {formatClock(one.from)} to{' '}
      <Strong ink>{formatClock(one.to)}</Strong>
      {one.nextDay && ' (next day)'}. Your normal hours apply again from{' '}
      {dateText(one.normalFrom, site.asOf.slice(0, 10))}.
    </Text>
  ));

/** Extends today's closing time in two presses: choose how much longer, then confirm (domain guide 6.5 "Temporary entry"). */
export const StayLateCard = observer(
  ({ model, site }: { readonly model: SchedulesViewModel; readonly site: SiteSchedules }) => {
    const { staying } = model;
    const { done, picked, submission, wouldMove, why } = staying;
    const until = wouldMove.map(({ to }) => to).at(-1);
    return (
      <Card title="Staying late">
        <Stack gap={3}>
          {why === null && (
            <PressChips
              label="How much longer"
              options={STAY_LATE_MINUTES.map((by) => ({ value: by, text: WORDS[by] }))}
              value={picked}
              onChoose={(by) => staying.pick(by)}
            />
          )}
          <Refusal of={submission} />
          {picked !== null && until !== undefined && (
            <>
              <MovedText moved={wouldMove} verb="moves" site={site} />
              <Button
                look="primary"
                block
                busy={submission.busy}
                onClick={() => void staying.confirm()}
              >
                Stay until {formatClock(until)}
              </Button>
            </>
          )}
          {picked !== null && until === undefined && (
            <Text size="small" tone="muted">
              That is not late enough. The new deadline would already have passed.
            </Text>
          )}
          {picked === null && (
            <div role="status">
              {done === null ? (
                <Text size="small" tone="muted">
                  {why ?? 'Moves today’s closing deadline for areas that are open now.'}
                </Text>
              ) : (
                <MovedText moved={done} verb="moved" site={site} />
              )}
            </div>
          )}
        </Stack>
      </Card>
    );
  },
);
