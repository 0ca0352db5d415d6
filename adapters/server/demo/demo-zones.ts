import { eventCode } from '#core/signals/sia-words.ts';
import type { ServiceType } from '#core/signals/signal.ts';
import { demoRandom } from './demo-random.ts';
import type { DemoDevice, DemoSite } from './demo-world.ts';
import { COMMUNICATOR_PLAN, WITHOUT_GAS, ZONE_PLANS, type ZonePlan } from './zone-plans.ts';

/** A zone of a device (domain guide 6.3). */
export interface DemoZone {
  readonly devNum: number;
  readonly areaNum: number;
  /** Zone number with three digits, as the panel transmits it. */
  readonly num: string;
  /** Starts with the location, for example `Front door – contact`. */
  readonly description: string;
  readonly serviceType: ServiceType;
  /** Contact ID code that the panel sends for an alarm of this zone. Not part of the zone definition. */
  readonly sends: string;
  /** Event code of every alarm of this zone, regardless of the signal's code. Null uses the signal's own code. */
  readonly eventCode: string | null;
  readonly equipment: string;
  readonly location: string;
  readonly verifyType: 'none' | 'video' | 'audio' | 'cross-zone';
  /** True if a missing restore is an event of its own. */
  readonly restoreRequired: boolean;
}

const EQUIPMENT: Readonly<Record<string, readonly [string, string]>> = {
  contact: ['Door and window contact, wireless', 'Door and window contact, wired'],
  motion: ['Motion detector, wireless', 'Motion detector, dual technology'],
  'smoke detector': ['Smoke detector, optical', 'Smoke and heat detector'],
  'glass break': ['Glass-break detector', 'Glass-break detector, ceiling'],
  'CO detector': ['Carbon monoxide detector, 10-year', 'Carbon monoxide detector, hardwired'],
};

/** Contact ID codes for gas and water, whose SIA letters have several meanings (domain guide 7.2). */
const ONE_MEANING: ReadonlySet<string> = new Set(['154', '162']);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const chosen = (site: DemoSite, device: DemoDevice, hasGas: boolean): readonly ZonePlan[] => {
  const isMain = device.devNum === 1;
  const lacksGas = isMain && site.kind === 'residential' && !hasGas;
  return (isMain ? ZONE_PLANS[site.kind] : COMMUNICATOR_PLAN)
    .map((plan) => (lacksGas && plan.code === '162' ? WITHOUT_GAS : plan))
    .slice(0, device.zoneCount)
    .toSorted((a, b) => a.num - b.num);
};

const zonesOf = (site: DemoSite, device: DemoDevice): readonly DemoZone[] => {
  const random = demoRandom(site.siteNum * 7 + device.devNum);
  const hasVideo = random.chance(0.15);
  return chosen(site, device, random.chance(0.55)).map(({ num, place, thing, code, area }) => {
    const type = eventCode(code)?.serviceType;
    if (type === undefined) throw new Error(`zone plan ${place} names no known code`);
    return {
      devNum: device.devNum,
      areaNum: device.areas[Math.min(area, device.areas.length - 1)]?.areaNum ?? 1,
      num: String(num).padStart(3, '0'),
      description: `${place} – ${thing}`,
      serviceType: type,
      sends: code,
      eventCode: ONE_MEANING.has(code) ? code : null,
      equipment: random.pick(EQUIPMENT[thing] ?? [capital(thing)]),
      location: place,
      verifyType: hasVideo && thing === 'motion' ? 'video' : 'none',
      restoreRequired: type === 'Fire' || type === 'CO',
    };
  });
};

/**
 * Returns the zones of a site's devices. Only the site and device numbers determine the random choices, so that new zones
 * do not change other demo data.
 */
export const demoZones = (site: DemoSite): readonly DemoZone[] =>
  site.devices.flatMap((device) => zonesOf(site, device));
