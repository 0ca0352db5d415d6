import { observer } from 'mobx-react-lite';
import type { OutOfServiceEntry } from '#core/site-file/out-of-service-entry.schema.ts';
import { outOfServiceCategory } from '#core/sites/out-of-service.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import type { DeviceInfo, SiteInfo } from '#core/sites/site.schema.ts';
import { Button } from '../kit/button.tsx';
import { formatMoment, formatZone } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { TestChip } from '../kit/on-test.tsx';
import { Stack } from '../kit/stack.ts';
import { SiteStateBadge } from '../shell/site-state-mark.tsx';
import { useSiteFile } from './site-file-context.ts';

interface Place {
  readonly info: SiteInfo;
  readonly now: string;
}

/** A device is watched as its site is, unless it is out of service or on test itself (domain guide 10 "Monitoring"). */
export const DeviceState = ({ device, info, now }: Place & { readonly device: DeviceInfo }) => {
  if (device.outOfService !== null) return <SiteStateBadge state="Out of service" />;
  if (isOnTest(device, now)) return <TestChip>ON TEST</TestChip>;
  return <SiteStateBadge state={info.badges.monitoring} />;
};

const useMoment =
  ({ info: { timeZone }, now }: Place) =>
  (at: string) =>
    `${formatMoment(at, now, timeZone)} ${formatZone(at, timeZone)}`;

const useOutOfService = (devNum: number): OutOfServiceEntry | null =>
  useSiteFile().file?.devices.find((device) => device.devNum === devNum)?.outOfServiceEntry ?? null;

/** Why a device is out of service or will be, and until when; null while it is simply served. */
export const PauseWords = observer(({ devNum, ...place }: Place & { readonly devNum: number }) => {
  const entry = useOutOfService(devNum);
  const moment = useMoment(place);
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

/** Out of service and back; absent without the right, and while the site is not monitored (domain guide 6.6). */
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
          {entry.begun ? 'Return to service' : 'Take plan off'}
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

/** Whoever edits a site is told which of its devices are out of service, where their category says so (domain guide 6.6). */
export const OutOfServiceNotice = observer((place: Place) => {
  const { file } = useSiteFile();
  const moment = useMoment(place);
  const out = place.info.devices.filter(
    ({ outOfService }) =>
      outOfService !== null && outOfServiceCategory(outOfService.category).warns,
  );
  if (out.length === 0) return null;
  const wordsOf = ({ devNum, outOfService, transmitterCode }: DeviceInfo): string => {
    const endsAt =
      file?.devices.find((device) => device.devNum === devNum)?.outOfServiceEntry?.endsAt ?? null;
    const category = outOfService?.category ?? '';
    const words = category === 'Out of service' ? '' : `: ${category}`;
    const acted = outOfServiceCategory(category).acts ? ' Its signals are acted on as always.' : '';
    return `${transmitterCode}${words}${endsAt === null ? '' : `, until ${moment(endsAt)}`}.${acted}`;
  };
  return (
    <Stack pad={4}>
      <Notice tone="alarm" role="status">
        <div>
          <b>
            {out.length === 1
              ? 'A device is out of service'
              : `${out.length} devices are out of service`}
          </b>
          <p>{out.map(wordsOf).join('\n')}</p>
        </div>
      </Notice>
    </Stack>
  );
});
