import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { Notice } from '../../kit/notice.tsx';
import { TextLink } from '../../kit/links.ts';
import { premisesCall } from '../call-premises.tsx';
import { placeMoment, type Place } from './place-moment.ts';

/** Returns the panels that the station does not hear. */
export const silentDevices = ({ devices }: SiteInfo): readonly DeviceInfo[] =>
  devices.filter(({ health }) => health === 'Offline');

/** Says which panels the station does not hear, because it does not get their alarms either. Renders nothing if it hears all. */
export const SilentNotice = (place: Place) => {
  const silent = silentDevices(place.info);
  if (silent.length === 0) return null;
  const moment = placeMoment(place);
  const call = premisesCall(place.info);
  return (
    <Notice tone="trouble" title="An alarm may not reach the monitoring station.">
      {silent.map(({ devNum, lastSignalAt, transmitterCode }) => (
        <p key={devNum}>
          {lastSignalAt === null
            ? `${transmitterCode} has not been heard yet.`
            : `${transmitterCode} was last heard ${moment(lastSignalAt)}.`}
        </p>
      ))}
      <p>Check its power and its connection, or call the premises.</p>
      {call !== null && (
        <TextLink>
          <a href={call.href}>{call.text}</a>
        </TextLink>
      )}
    </Notice>
  );
};
