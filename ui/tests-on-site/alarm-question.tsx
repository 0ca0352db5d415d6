import { observer } from 'mobx-react-lite';
import { timelineText } from '#core/alarms/timeline-text.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { AlarmBadge } from '../shell/alarm-badge.tsx';
import { openAlarmText } from './open-alarm-text.rule.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';

/** Names the site's open alarms above the form of a new test, before the button is pressed. */
export const OpenAlarmNotice = observer(({ model }: { readonly model: SiteTestsViewModel }) => {
  const { nowText, placing, screen } = model;
  const { alarms, form } = placing;
  const [first, ...others] = alarms.map((alarm) =>
    openAlarmText(
      alarm,
      formatZonedMoment(alarm.raisedAt, nowText, screen?.site.timeZone ?? 'UTC'),
    ),
  );
  if (first === undefined || form?.base !== null) return null;
  return (
    <Notice tone="alarm" role="status" title={first}>
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Text size="small">While the site is on test, no one acts on what happens next.</Text>
    </Notice>
  );
});

/** Lists a site's open alarms before the site is placed on test, because a test could silence a break-in (domain guide 6.1). */
export const AlarmQuestion = observer(
  ({
    model,
    onPlaced,
  }: {
    readonly model: SiteTestsViewModel;
    readonly onPlaced: (test: SiteTest) => void;
  }) => {
    const { nowText, placing, screen } = model;
    const { alarms, submission } = placing;
    if (!placing.asks || screen === null) return null;
    const drop = (): void => placing.dropQuestion();
    const place = async (): Promise<void> => {
      const placed = await placing.place(true);
      if (placed !== null) onPlaced(placed);
    };
    const { timeZone } = screen.site;
    return (
      <Dialog
        id="alarm-question"
        title="Place on test during an alarm?"
        onClose={drop}
        foot={
          <>
            <Button look="primary" onClick={drop}>
              Stay monitored
            </Button>
            <Button look="danger" busy={submission.busy} onClick={() => void place()}>
              Place on test
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>
            {`${counted(alarms.length, 'alarm is', 'alarms are')} open at this site. While it is on test, no one acts on what happens next.`}
          </Text>
          <Rows>
            {alarms.map((timeline) => (
              <RowItem key={timeline.alarmNum} height="md">
                <Grow>
                  {timelineText(timeline, screen.role)}
                  <Text size="small" tone="muted">
                    {`Since ${formatZonedMoment(timeline.raisedAt, nowText, timeZone)}`}
                  </Text>
                </Grow>
                <AlarmBadge
                  state={timeline.state}
                  until={
                    timeline.holdUntil && formatZonedMoment(timeline.holdUntil, nowText, timeZone)
                  }
                />
              </RowItem>
            ))}
          </Rows>
        </Stack>
      </Dialog>
    );
  },
);
