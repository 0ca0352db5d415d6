import type { SiteInfo } from './site-info.schema.ts';

/** One step of an installation, with its label, its current state as text, and whether it is done. */
export interface InstallStep {
  readonly id: 'panel' | 'paths' | 'zones' | 'agencies' | 'address' | 'test' | 'signal';
  readonly label: string;
  readonly text: string;
  readonly done: boolean;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const testText = (tested: number, zones: number): string => {
  if (tested === 0) return 'Place it on test and let each zone report once.';
  return tested >= zones
    ? 'Each zone reported on test.'
    : `${tested} of ${counted(zones, 'zone')} reported on test.`;
};

/** Returns the steps of an installation in order. Empty when the site is already monitored (domain guide 6.11 "Install pending"). */
export const installSteps = ({
  details,
  devices,
  installation,
}: SiteInfo): readonly InstallStep[] => {
  if (installation === null) return [];
  const { address, agencies } = details;
  const { testedZones, zones } = installation;
  const silent = devices.filter(({ paths }) => paths.length === 0);
  const missing = [
    ...(address.crossStreet === null ? ['cross street'] : []),
    ...(address.county === null ? ['county'] : []),
  ];
  return [
    {
      id: 'panel',
      label: 'Panel on file',
      text:
        devices.map(({ transmitterCode }) => transmitterCode).join(', ') ||
        'No panel yet. Signals can’t be matched to this site.',
      done: devices.length > 0,
    },
    {
      id: 'paths',
      label: 'Signal path',
      text:
        devices.length > 0 && silent.length === 0
          ? [...new Set(devices.flatMap(({ paths }) => paths.map(({ kind }) => kind)))].join(', ')
          : 'No path from the panel to the monitoring center on file.',
      done: devices.length > 0 && silent.length === 0,
    },
    {
      id: 'zones',
      label: 'Zones defined',
      text:
        zones > 0
          ? counted(zones, 'zone')
          : 'No zones yet. Signals are logged without action, except life-safety and hold-up codes.',
      done: zones > 0,
    },
    {
      id: 'agencies',
      label: 'Agencies on file',
      text:
        agencies.map(({ kind }) => kind).join(', ') || 'No police, fire or medical agency on file.',
      done: agencies.length > 0,
    },
    {
      id: 'address',
      label: 'Address complete',
      text:
        missing.length === 0
          ? 'Cross street and county are on file.'
          : `Responders need the ${missing.join(' and the ')}.`,
      done: missing.length === 0,
    },
    {
      id: 'test',
      label: 'System tested',
      text: testText(testedZones, zones),
      done: zones > 0 && testedZones >= zones,
    },
    {
      id: 'signal',
      label: 'First signal',
      text: 'Monitoring begins with the first defined signal that is not on test.',
      done: false,
    },
  ];
};
