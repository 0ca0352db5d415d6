import { observer } from 'mobx-react-lite';
import { outOfServiceCategory } from '#core/sites/out-of-service.ts';
import type { DeviceInfo } from '#core/sites/site-info.schema.ts';
import { Notice } from '../../kit/notice.tsx';
import { Stack } from '../../kit/stack.ts';
import { placeMoment, type Place } from './place-moment.ts';
import { useSiteFile } from '../site-file-context.ts';

/** Shows which devices of a site are out of service, if their category requires this notice (domain guide 6.6). */
export const OutOfServiceNotice = observer((place: Place) => {
  const { file } = useSiteFile();
  const moment = placeMoment(place);
  const out = place.info.devices.filter(
    ({ outOfService }) =>
      outOfService !== null && outOfServiceCategory(outOfService.category).warns,
  );
  if (out.length === 0) return null;
  const textOf = ({ devNum, outOfService, transmitterCode }: DeviceInfo): string => {
    const endsAt =
      file?.devices.find((device) => device.devNum === devNum)?.outOfServiceEntry?.endsAt ?? null;
    const category = outOfService?.category ?? '';
    const text = category === 'Out of service' ? '' : `: ${category}`;
    const acted = outOfServiceCategory(category).acts ? ' Its signals are acted on as usual.' : '';
    return `${transmitterCode}${text}${endsAt === null ? '' : `, until ${moment(endsAt)}`}.${acted}`;
  };
  return (
    <Stack pad={4}>
      <Notice
        tone="alarm"
        role="status"
        title={
          out.length === 1
            ? 'A device is out of service'
            : `${out.length} devices are out of service`
        }
      >
        <p>{out.map(textOf).join('\n')}</p>
      </Notice>
    </Stack>
  );
});
