import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import EllipsisHorizontalIcon from '@heroicons/react/20/solid/EllipsisHorizontalIcon';
import MicrophoneIcon from '@heroicons/react/16/solid/MicrophoneIcon';
import NoSymbolIcon from '@heroicons/react/16/solid/NoSymbolIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import SignalIcon from '@heroicons/react/20/solid/SignalIcon';
import Square2StackIcon from '@heroicons/react/16/solid/Square2StackIcon';
import VideoCameraIcon from '@heroicons/react/16/solid/VideoCameraIcon';
import type { ZoneTestState, VerifyType } from '#core/zones/zone-kinds.ts';
import { VERIFY_NAMES } from '#core/zones/zone-kinds.ts';
import {
  AUTO_CODE,
  LATER_FIELDS,
  laterText,
  type ZoneRow,
  zoneColumns,
} from '#core/zones/zone-list.ts';
import { eventText } from '#core/zones/signal-chain.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { formatDate, formatSeconds, formatZone } from '../kit/format-time.ts';
import { Strong, Text } from '../kit/text.ts';

/** The tone and icon of each zone state. A label always accompanies them (domain guide 10 "Test zone"). */
const TEST_LOOKS = {
  Received: { tone: 'trouble', icon: SignalIcon },
  Restored: { tone: 'ok', icon: CheckCircleIcon },
  Waiting: { tone: 'neutral', icon: EllipsisHorizontalIcon },
  'Not on test': { tone: 'neutral', icon: ShieldCheckIcon },
} as const;

const TestBadge = ({ state }: { readonly state: ZoneTestState }) => (
  <Badge {...TEST_LOOKS[state]} strength="plain">
    {state}
  </Badge>
);

const VERIFY_ICONS = {
  none: null,
  video: VideoCameraIcon,
  audio: MicrophoneIcon,
  'cross-zone': Square2StackIcon,
} as const satisfies Readonly<Record<VerifyType, unknown>>;

const VerifyCell = ({ type }: { readonly type: VerifyType }) => {
  const Drawing = VERIFY_ICONS[type];
  if (Drawing === null) return '–';
  return (
    <>
      <Drawing aria-hidden />
      {VERIFY_NAMES[type]}
    </>
  );
};

const BypassBadge = () => (
  <Badge tone="test" strength="plain" icon={NoSymbolIcon}>
    Bypassed
  </Badge>
);

/**
 * Formats the time of a zone's last signal: for today the time with seconds, otherwise the day. The seconds distinguish
 * the signals of a walk test.
 */
export const lastSignalText = (at: string, now: string, timeZone: string): string => {
  const day = formatDate(at, now, timeZone);
  return day === formatDate(now, now, timeZone) ? formatSeconds(at, timeZone) : day;
};

/** Returns the line below the name in a phone's card: the zone's number, where it is, and its last signal. */
const cardLine = ({ area, lastSignalAt, num }: ZoneRow, now: string, timeZone: string): string => {
  const last =
    lastSignalAt === null
      ? 'No signal yet'
      : `Last signal ${lastSignalText(lastSignalAt, now, timeZone)}`;
  return [`Zone ${num}`, area, last.replaceAll(' ', '\u00A0')]
    .filter((text) => text !== '')
    .join(' · ');
};

const PRIORITIES = {
  instruction: 3,
  equipment: 3,
  location: 3,
  event: 2,
  lastSignal: 'early',
  signalCode: 3,
} as const;

/** Returns the table cells of a zone (domain guide 6.3), as plain text so that five hundred rows scroll smoothly. */
export const zoneCells = (place: {
  readonly now: string;
  readonly timeZone: string;
  readonly severalDevices: boolean;
  readonly tested: boolean;
}): readonly DataColumn<ZoneRow>[] => {
  const { now, timeZone, severalDevices, tested } = place;
  const columns = columnsWith<ZoneRow>(
    zoneColumns((at) => at),
    [
      {
        key: 'num',
        cell: ({ num }) => num,
        phoneCell: (zone) => cardLine(zone, now, timeZone),
        kind: 'line',
        sortable: true,
        narrow: true,
      },
      {
        key: 'device',
        cell: ({ device }) => device,
        kind: 'line',
        sortable: true,
        hidden: !severalDevices,
        priority: 2,
        narrow: true,
      },
      {
        key: 'area',
        cell: ({ area }) => area,
        kind: 'line',
        sortable: true,
        priority: 'early',
        narrow: true,
      },
      {
        key: 'description',
        cell: ({ bypassed, description }) =>
          bypassed ? (
            <>
              <Strong>{description}</Strong> <BypassBadge />
            </>
          ) : (
            <Strong>{description}</Strong>
          ),
        sortable: true,
        phone: 'second',
      },
      {
        key: 'serviceType',
        cell: ({ serviceType }) => serviceType,
        sortable: true,
        priority: 'early',
      },
      {
        key: 'signalCode',
        cell: ({ signalCode }) => signalCode ?? AUTO_CODE,
        kind: 'line',
        sortable: true,
        priority: PRIORITIES.signalCode,
        narrow: true,
      },
      {
        key: 'event',
        cell: ({ eventCode }) => eventText(eventCode) ?? 'From the signal',
        sortable: true,
        priority: PRIORITIES.event,
      },
      {
        key: 'instruction',
        cell: ({ instruction }) => instruction ?? '–',
        sortable: true,
        priority: PRIORITIES.instruction,
      },
      {
        key: 'equipment',
        cell: ({ equipment }) => equipment ?? '–',
        sortable: true,
        priority: PRIORITIES.equipment,
        hidden: true,
      },
      {
        key: 'location',
        cell: ({ location }) => location ?? '–',
        sortable: true,
        priority: PRIORITIES.location,
        hidden: true,
      },
      {
        key: 'verifyType',
        cell: ({ verifyType }) => <VerifyCell type={verifyType} />,
        kind: 'icon',
        sortable: true,
        priority: 3,
        hidden: true,
      },
      {
        key: 'lastSignal',
        cell: ({ lastSignalAt }) =>
          lastSignalAt === null ? (
            <Text as="span" tone="muted">
              None yet
            </Text>
          ) : (
            lastSignalText(lastSignalAt, now, timeZone)
          ),
        kind: 'line',
        sortable: true,
        priority: PRIORITIES.lastSignal,
        narrow: true,
      },
      {
        key: 'test',
        cell: ({ test }) => (test === null ? '–' : <TestBadge state={test} />),
        kind: 'line',
        sortable: true,
        hidden: !tested,
        narrow: true,
        ...(tested && { phone: 'beside' as const }),
      },
      {
        key: 'source',
        cell: ({ source }) =>
          source === 'dealer' ? 'Dealer default' : source === 'site' ? 'Site' : 'Template',
        kind: 'line',
        sortable: true,
        hidden: true,
        narrow: true,
      },
      ...LATER_FIELDS.map((key) => ({
        key,
        cell: (zone: ZoneRow) => laterText(zone, key) ?? '–',
        sortable: true,
        priority: 3 as const,
        hidden: true,
      })),
    ],
  );
  return columns.map((column) =>
    column.key === 'lastSignal'
      ? { ...column, title: `Last signal, ${formatZone(now, timeZone)}` }
      : column,
  );
};
