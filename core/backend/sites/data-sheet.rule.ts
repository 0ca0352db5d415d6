import { stateWord } from '../../sites/site-state.rule.ts';
import { languageText } from '../../contacts/contact-text.ts';
import { formatPhone } from '../../kernel/format-phone.rule.ts';
import { instantOf } from '../../kernel/instant.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { zoneName } from '../../kernel/zone-name.rule.ts';
import type { DeviceInfo, SiteInfo } from '../../sites/site-info.schema.ts';
import type { PrintDocument, PrintDocumentPart } from '../documents/document-printer.port.ts';
import type { DataSheetZone } from './site.repository.port.ts';

type Facts = Extract<PrintDocumentPart, { facts: unknown }>['facts'];

const NOT_GIVEN = 'Not given';

const pathText = (path: DeviceInfo['paths'][number]): string =>
  [path.kind, path.carrier, path.receiver, path.format].filter((word) => word !== null).join(', ');

const timerText = (minutes: number | null): string => {
  if (minutes === null) return 'None expected';
  if (minutes % 1440 === 0) return minutes === 1440 ? 'Every day' : `Every ${minutes / 1440} days`;
  return minutes % 60 === 0 ? `Every ${minutes / 60} h` : `Every ${minutes} min`;
};

const deviceFacts = (device: DeviceInfo): Facts => [
  ['Account number', device.transmitterCode],
  ['Device', [device.description, device.type].filter((word) => word !== null).join(', ')],
  [
    'Panel',
    [device.manufacturer, device.model, device.firmware && `firmware ${device.firmware}`]
      .filter((word) => word !== null && word !== '')
      .join(', ') || NOT_GIVEN,
  ],
  ['Installed', [device.installedOn, device.installer].filter(Boolean).join(', ') || NOT_GIVEN],
  ...device.paths.map((path): Facts[number] => [
    path.role === 'primary' ? 'Path' : 'Backup path',
    pathText(path),
  ]),
  ['Timer test', timerText(device.timerTestMinutes)],
];

const detailFacts = (
  { details, siteGroup, timeZone }: SiteInfo,
  day: (at: string | null) => string,
): Facts => {
  const { address } = details;
  const unit = address.unit === null ? '' : `, ${address.unit}`;
  return [
    ['Account group', `${siteGroup.siteGroupNum} ${siteGroup.siteGroupName}`],
    ['Site type', details.siteType],
    ['Service plan', details.servicePlan.join(', ') || 'None'],
    ['Language', languageText(details.language) ?? 'Not given'],
    [
      'Service address',
      `${address.street}${unit}, ${address.city}, ${address.region} ${address.postalCode}`,
    ],
    ['Cross street', address.crossStreet ?? NOT_GIVEN],
    ['County', address.county ?? NOT_GIVEN],
    ['Subdivision', address.subdivision ?? NOT_GIVEN],
    ...(address.mapPoint ? [['Map point', address.mapPoint] as const] : []),
    ...details.phones.map(({ kind, number }): Facts[number] => [
      // A one-word kind such as “Premises” becomes “Premises phone”. Kinds with a space, such as “Call first”, stay unchanged.
      kind.includes(' ') ? kind : `${kind} phone`,
      formatPhone(number),
    ]),
    ['Time zone', zoneName(timeZone)],
    ['Monitored since', day(details.monitoredSince)],
  ];
};

/**
 * Builds the printable data sheet of a site for a technician. The data sheet contains no passcode, PIN or gate code
 * (domain guide 5.7, 6.11).
 */
export const dataSheet = (
  info: SiteInfo,
  zones: readonly DataSheetZone[],
  clock: Pick<WallClock, 'wallTime'>,
): PrintDocument => {
  const { areas, details, devices, timeZone } = info;
  const time = (at: string): string => clock.wallTime(instantOf(at), timeZone).replace('T', ' ');
  const day = (at: string | null): string => (at === null ? 'Not yet' : time(at).slice(0, 10));
  const several = devices.length > 1;
  const codeOf = (devNum: number): string =>
    devices.find((device) => device.devNum === devNum)?.transmitterCode ?? String(devNum);
  const beside = (devNum: number): readonly string[] => (several ? [codeOf(devNum)] : []);
  const head = (...names: readonly string[]): readonly string[] =>
    several ? ['Device', ...names] : names;
  const instructed = zones.some((zone) => zone.instruction !== null);
  const instruction = instructed ? ['Instruction'] : [];
  return {
    title: `${info.siteName}, site ${info.siteNum}`,
    line: `Data sheet of ${time(info.asOf)} (${zoneName(timeZone)}) · ${stateWord(info.badges.monitoring)} · ${details.addressDisplay}`,
    parts: [
      { title: 'Details', facts: detailFacts(info, day) },
      ...devices.map((device) => ({
        title: `Device ${device.transmitterCode}`,
        facts: deviceFacts(device),
      })),
      {
        title: 'Areas',
        table: {
          head: head('Area', 'Name', 'State'),
          rows: areas.map((area) => [...beside(area.devNum), area.num, area.name, area.state]),
        },
        empty: 'No areas.',
      },
      {
        title: `Zones (${zones.length})`,
        table: {
          head: head('Area', 'Zone', 'Description', 'Service type', 'Code', ...instruction),
          rows: zones.map((zone) => [
            ...beside(zone.devNum),
            zone.areaNum,
            zone.num,
            zone.description,
            zone.serviceType,
            zone.eventCode ?? 'As sent',
            ...(instructed ? [zone.instruction ?? ''] : []),
          ]),
        },
        empty:
          'No zones defined. Until a zone is added, signals are logged without action, except life-safety and hold-up codes.',
      },
      {
        title: 'Agencies',
        table: {
          head: ['Agency', 'Name', 'Phone'],
          rows: details.agencies.map(({ kind, name, phone }) => [
            kind,
            name,
            phone === null ? 'No phone' : formatPhone(phone),
          ]),
        },
        empty: 'No agency on file.',
      },
      {
        title: 'Permits',
        table: {
          head: ['Permit', 'Number', 'Agency', 'Issued', 'Expires'],
          rows: details.permits.map(({ type, number, agency, issued, expires }) => [
            type,
            number,
            agency ?? NOT_GIVEN,
            issued ?? NOT_GIVEN,
            expires ?? NOT_GIVEN,
          ]),
        },
        empty: 'No permit on file. Many cities charge fines for alarms without one.',
      },
      {
        title: 'Instructions',
        facts: [
          ['Dispatch', details.dispatchInstructions ?? 'No standing dispatch instructions'],
          ['Directions', details.directions ?? NOT_GIVEN],
          ['Hazards', details.hazards ?? NOT_GIVEN],
          ['Pets', details.pets ?? NOT_GIVEN],
          ...details.notes.map(({ expiresAt, text }): Facts[number] => [
            expiresAt === null ? 'Note' : `Note until ${time(expiresAt)}`,
            text,
          ]),
        ],
      },
    ],
  };
};
