import { observer } from 'mobx-react-lite';
import type { OutOfServiceEntry } from '#core/site-file/out-of-service-entry.schema.ts';
import { isOnTest, stateWord } from '#core/sites/site-state.rule.ts';
import type { DeviceInfo } from '#core/sites/site-info.schema.ts';
import { Button } from '../../kit/button.tsx';
import { TestChip } from '../../kit/on-test.tsx';
import { SiteStateBadge } from '../../shell/site-state-mark.tsx';
import { placeMoment, type Place } from './place-moment.ts';
import { useSiteFile } from '../site-file-context.ts';

/** True if the panel should have sent its timer test by now. */
export const isOverdue = ({ timerTestDueAt }: DeviceInfo, now: string): boolean =>
  timerTestDueAt !== null && timerTestDueAt < now;

/**
 * The monitoring state of a device: the site's state, unless the device itself is out of service or on test (domain guide
 * 10 "Monitoring").
 */
export const DeviceState = ({ device, info, now }: Place & { readonly device: DeviceInfo }) => {
  if (device.outOfService !== null) return <SiteStateBadge state="Out of service" />;
  if (isOnTest(device, now)) return <TestChip>ON TEST</TestChip>;
  return <SiteStateBadge state={stateWord(info.badges.monitoring)} />;
};

const useOutOfService = (devNum: number): OutOfServiceEntry | null =>
  useSiteFile().file?.devices.find((device) => device.devNum === devNum)?.outOfServiceEntry ?? null;

/** Why a device is or will be out of service, and until when. Renders nothing for a device in service. */
export const PauseText = observer(({ devNum, ...place }: Place & { readonly devNum: number }) => {
  const entry = useOutOfService(devNum);
  const moment = placeMoment(place);
  if (entry === null) return null;
  const { begun, by, category, endsAt, reason, startsAt } = entry;
  const times = [
    begun
      ? Date.parse(startsAt) > 0
        ? `since ${moment(startsAt)}`
        : ''
      : `from ${moment(startsAt)}`,
    endsAt === null ? '' : `until ${moment(endsAt)}`,
  ].filter((part) => part !== '');
  return (
    <span>{`${begun ? '' : 'Out of service planned: '}${[category, ...times].join(', ')}. ${reason} (${by})`}</span>
  );
});

/** Puts a device out of service or back in service. Hidden without the right, and while the site is not monitored (domain guide 6.6). */
export const PauseButton = observer(
  ({ device, info }: Omit<Place, 'now'> & { readonly device: DeviceInfo }) => {
    const model = useSiteFile();
    const entry = useOutOfService(device.devNum);
    const { devNum, transmitterCode } = device;
    if (!model.may.edit || model.file === null) return null;
    if (entry !== null)
      return (
        <Button
          size="sm"
          onClick={() => model.open({ kind: 'returnToService', devNum, transmitterCode, entry })}
        >
          {entry.begun ? 'Return to service' : 'Cancel plan'}
        </Button>
      );
    const { monitoring } = info.badges;
    if (
      monitoring !== 'Monitored' &&
      monitoring !== 'Cancel pending' &&
      monitoring !== 'Out of service'
    )
      return null;
    return (
      <Button size="sm" onClick={() => model.open({ kind: 'outOfService', devNum })}>
        Put out of service
      </Button>
    );
  },
);
