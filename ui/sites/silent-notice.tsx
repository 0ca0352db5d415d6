import { Notice } from '../kit/notice.tsx';
import { placeMoment, type Place } from './place-moment.ts';

/** Says which panels the station does not hear, because it does not get their alarms either. Renders nothing if it hears all. */
export const SilentNotice = (place: Place) => {
  const silent = place.info.devices.filter(({ health }) => health === 'Offline');
  if (silent.length === 0) return null;
  const moment = placeMoment(place);
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
    </Notice>
  );
};
