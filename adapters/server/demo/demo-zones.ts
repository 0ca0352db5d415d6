import type { ServiceType } from '#core/signals/signal.ts';
import { demoRandom } from './demo-random.ts';
import type { DemoDevice, DemoSite, SiteKind } from './demo-world.ts';

/** What a device of the demo world may send, place first (domain guide 6.3). */
export interface DemoZone {
  readonly siteNum: number;
  readonly devNum: number;
  readonly areaNum: number;
  readonly num: string;
  readonly description: string;
  readonly serviceType: ServiceType;
  /** Contact ID code of its alarms. */
  readonly eventCode: string;
  readonly equipment: string;
}

type Sensor = readonly [
  description: string,
  serviceType: ServiceType,
  eventCode: string,
  equipment: string,
];

const contact = (place: string, code = '131'): Sensor => [
  `${place} – contact`,
  'Burglary',
  code,
  'Door contact',
];
const motion = (place: string): Sensor => [`${place} – motion`, 'Burglary', '132', 'Motion sensor'];
const glass = (place: string): Sensor => [
  `${place} – glass break`,
  'Burglary',
  '131',
  'Glass-break sensor',
];
const smoke = (place: string): Sensor => [`${place} – smoke`, 'Fire', '111', 'Smoke detector'];
const heat = (place: string): Sensor => [`${place} – heat`, 'Fire', '114', 'Heat detector'];
const pull = (place: string): Sensor => [`${place} – pull station`, 'Fire', '115', 'Pull station'];
const flow = (place: string): Sensor => [`${place} – water flow`, 'Fire', '113', 'Flow switch'];
const valve = (place: string): Sensor => [
  `${place} – gate valve`,
  'Supervisory',
  '203',
  'Tamper switch',
];
const CO: Sensor = ['Cellar – carbon monoxide', 'CO', '162', 'CO detector'];

/** What every device of a kind has, in the order of its zones; after the last one further openings follow. */
const SENSORS: Readonly<Record<SiteKind, readonly Sensor[]>> = {
  residential: [
    contact('Front door', '134'),
    contact('Back door', '134'),
    contact('Patio door'),
    motion('Living room'),
    motion('Hall'),
    smoke('Kitchen'),
    smoke('Upstairs hall'),
    CO,
    contact('Garage door', '134'),
    ['Keypad – panic button', 'Panic', '120', 'Keypad'],
    ['Cellar – water', 'Environmental', '154', 'Water sensor'],
  ],
  commercial: [
    contact('Front door', '134'),
    contact('Back door', '134'),
    motion('Sales floor'),
    motion('Office'),
    contact('Stockroom door'),
    motion('Stockroom'),
    smoke('Kitchen'),
    ['Counter – hold-up button', 'Hold-up', '122', 'Hold-up button'],
    glass('Shop window'),
    ['Safe – vibration', 'Burglary', '133', 'Vibration sensor'],
    contact('Loading door'),
    ['Cooler – temperature', 'Environmental', '152', 'Temperature sensor'],
    heat('Boiler room'),
    contact('Roof hatch'),
  ],
  commercialFire: [
    pull('Lobby'),
    smoke('Floor 1'),
    smoke('Floor 2'),
    heat('Boiler room'),
    flow('Riser 1'),
    valve('Riser 1'),
    smoke('Loading dock 2'),
    pull('Stair A'),
    pull('Stair B'),
    flow('Riser 2'),
    valve('Riser 2'),
    smoke('Elevator lobby'),
    smoke('Electrical room'),
    heat('Kitchen'),
    smoke('Floor 3'),
    ['Main duct – duct smoke', 'Fire', '116', 'Duct detector'],
  ],
  pers: [
    ['Pendant – emergency', 'Medical', '101', 'Pendant'],
    ['Bathroom – pull cord', 'Medical', '100', 'Pull cord'],
    smoke('Kitchen'),
    ['Base – check-in', 'Medical', '102', 'Pendant base'],
    contact('Front door'),
  ],
  elevator: [
    ['Car 1 – emergency call', 'Panic', '120', 'Call button'],
    ['Machine room – smoke', 'Fire', '111', 'Smoke detector'],
    ['Pit – water', 'Environmental', '154', 'Water sensor'],
    ['Car 1 – stuck', 'Auxiliary', '150', 'Door sensor'],
    heat('Shaft top'),
    contact('Machine room door'),
  ],
};

/** What stands behind a kind's own list: more openings of the same building, or more detectors of the same rooms. */
const further = (kind: SiteKind, index: number): Sensor => {
  const number = index + 1;
  if (kind === 'commercialFire')
    return number % 3 === 0 ? pull(`Stair ${number}`) : smoke(`Room ${100 + number}`);
  return number % 4 === 0 ? glass(`Window ${number}`) : contact(`Window ${number}`);
};

/** A second device watches for fire; its zones are those of a fire building. */
const kindOf = ({ kind }: DemoSite, device: DemoDevice): SiteKind =>
  device.devNum > 1 ? 'commercialFire' : kind;

const zonesOf = (site: DemoSite, device: DemoDevice): readonly DemoZone[] => {
  const kind = kindOf(site, device);
  const random = demoRandom(site.siteNum * 8 + device.devNum);
  const areas = Math.max(1, device.areas.length);
  return Array.from({ length: device.zoneCount }, (_, index) => {
    const [description, serviceType, eventCode, equipment] =
      SENSORS[kind][index] ?? further(kind, index);
    // The entrance and everything of fire belong to the first area.
    const isFirst = index < 2 || areas === 1 || serviceType !== 'Burglary';
    return {
      siteNum: site.siteNum,
      devNum: device.devNum,
      areaNum: isFirst ? 1 : random.int(1, areas),
      num: String(index + 1).padStart(3, '0'),
      description,
      serviceType,
      eventCode,
      equipment,
    };
  });
};

/** The zones of every device, the same for the same site (domain guide 9.2). */
export const demoZones = (sites: readonly DemoSite[]): readonly DemoZone[] =>
  sites.flatMap((site) => site.devices.flatMap((device) => zonesOf(site, device)));
