import { contactName } from '#core/contacts/contact-state.rule.ts';
import type { DemoContact } from '../demo-contact.ts';
import type { DemoDevice, DemoSite } from '../demo-world.ts';
import { demoZones } from '../demo-zones.ts';
import type { ScenarioSite } from './scenario.ts';

/** Returns the names on the call list of each site, in call order, keyed by site number. */
export const callLists = (
  contacts: readonly DemoContact[],
): ReadonlyMap<number, readonly string[]> => {
  const lists = new Map<number, string[]>();
  for (const contact of contacts.toSorted((a, b) => a.position - b.position)) {
    if (contact.siteNum === null) continue;
    const list = lists.get(contact.siteNum) ?? [];
    lists.set(contact.siteNum, [...list, contactName(contact)]);
  }
  return lists;
};

/** Returns the data that scenarios use: one device and the contacts of its site. */
export const scenarioSite = (
  site: DemoSite,
  device: DemoDevice,
  lists: ReadonlyMap<number, readonly string[]>,
): ScenarioSite => ({
  devNum: device.devNum,
  xmit: device.xmit,
  area: device.areas[0]?.areaNum ?? 1,
  zones: demoZones(site).filter(({ devNum }) => devNum === device.devNum),
  contacts: lists.get(site.siteNum) ?? [],
});
