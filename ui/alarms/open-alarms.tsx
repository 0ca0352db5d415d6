import BellAlertIcon from '@heroicons/react/24/outline/BellAlertIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { doneText } from '#core/alarms/timeline-text.rule.ts';
import { siteHistoryPath } from '#core/sites/site-part-path.rule.ts';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Card } from '../kit/card.tsx';
import { between, formatDuration, formatElapsed, formatZonedMoment } from '../kit/format-time.ts';
import { AtFoot } from '../kit/places/at-top.tsx';
import { AlarmBadge } from '../shell/alarm-badge.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { AlarmPanel, AlarmPanelRoom } from './alarm-panel.look.tsx';

const pickedUpText = ({ raisedAt, pickedUpAt }: AlarmTimeline): string =>
  pickedUpAt === null
    ? 'No operator has picked it up yet.'
    : `An operator picked it up after ${formatElapsed(between(raisedAt, pickedUpAt))}.`;

const AlarmLink = ({ to }: { readonly to: string }) => (
  <ButtonLink look="primary" href={useHref(to)} onClick={useLinkClickHandler(to)}>
    Open the alarm
  </ButtonLink>
);

/** The open alarms of a site in alarm, for its dealer, most urgent first and updated live. */
export const OpenAlarms = observer(
  ({
    siteNum,
    call,
  }: {
    readonly siteNum: number;
    /** A button for the bar at the bottom of phones, which also opens the most urgent alarm; null if another bar is there. */
    readonly call: ReactNode;
  }) => {
    const model = useModel('openAlarms');
    useEffect(() => model.open(siteNum, null), [model, siteNum]);
    const { reading, now } = model;
    if (reading.at === 'loading') return <AlarmPanelRoom aria-hidden />;
    if (reading.at === 'failed')
      return (
        <Card title="Open alarms">
          <NotLoaded text={reading.text} onRetry={() => void model.refresh()} />
        </Card>
      );
    const { open, timeZone } = reading.alarms;
    const [first, ...others] = open;
    const isBarred = call !== null && others.length === 0;
    const panels = open.map((alarm) => {
      const { alarmNum, devNum, event, holdUntil, priority, raisedAt, serviceType, state } = alarm;
      const isHeld = state === 'On hold';
      // A hold may have no end.
      const backAt = isHeld && holdUntil !== null && holdUntil > now ? holdUntil : null;
      return (
        <AlarmPanel
          key={alarmNum}
          state={isHeld ? 'info' : 'alarm'}
          icon={serviceType === 'Trouble' ? ExclamationTriangleIcon : BellAlertIcon}
          title={`${serviceType}: ${event}`}
          text={doneText(alarm, 'dealer') || pickedUpText(alarm)}
          clock={
            backAt === null
              ? formatElapsed(between(raisedAt, now))
              : formatDuration(between(now, backAt))
          }
          clockNote={
            backAt === null ? `since ${formatZonedMoment(raisedAt, now, timeZone)}` : 'left on hold'
          }
          barred={isBarred}
          facts={
            <>
              <AlarmBadge
                state={state}
                until={holdUntil && formatZonedMoment(holdUntil, now, timeZone)}
              />
              <span>
                {[
                  `Alarm ${String(alarmNum)}`,
                  `priority ${String(priority)}`,
                  ...(backAt !== null
                    ? [`since ${formatZonedMoment(raisedAt, now, timeZone)}`]
                    : []),
                ].join(' · ')}
              </span>
            </>
          }
          action={<AlarmLink to={siteHistoryPath(siteNum, devNum, alarmNum)} />}
        />
      );
    });
    return (
      <>
        {panels}
        {call !== null && first !== undefined && (
          <AtFoot>
            <BottomBar>
              {call}
              <AlarmLink to={siteHistoryPath(siteNum, first.devNum, first.alarmNum)} />
            </BottomBar>
          </AtFoot>
        )}
      </>
    );
  },
);
