import { expect, it } from 'vitest';
import { siteTabs } from '#core/navigation/site-tabs.rule.ts';

it('a site has the parts that somebody may read, in the order of the page', () => {
  const all = ['scheduleRead', 'zonesRead', 'sitePasscodeRead', 'contactsRead'];
  const of = (...held: readonly string[]) =>
    siteTabs(new Set(held)).map(({ id, title }) => [id, title]);
  expect(of(...all)).toEqual([
    ['contacts', 'Contacts'],
    ['zones', 'Zones'],
    ['passcodes', 'Passcodes'],
    ['schedules', 'Schedules'],
  ]);
  for (const held of all) expect(of(held)).toHaveLength(1);
  expect(of()).toEqual([]);
});
