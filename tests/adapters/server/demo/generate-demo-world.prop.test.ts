import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCodes } from '#adapters/server/demo/demo-codes.ts';
import { demoSchedules } from '#adapters/server/demo/demo-schedules.ts';
import type { DemoWorld } from '#adapters/server/demo/demo-world.ts';
import { generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';
import { NAMED_SITES } from '#adapters/server/demo/named-sites.ts';
import { contactState } from '#core/contacts/contact-state.rule.ts';
import { detectContact } from '#core/mfa/detect-contact.rule.ts';
import { statusBannerSchema } from '#core/notices/status-banner.schema.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 0, 1) });
const seed = fc.integer({ min: 0, max: 0xffffffff });
interface Sample {
  readonly now: number;
  readonly seed: number;
  readonly world: DemoWorld;
}

/** Demo worlds for random seeds and times, generated once for all tests. */
let samples: readonly Sample[] = [];
beforeAll(() => {
  samples = fc
    .sample(fc.tuple(moment, seed), 40)
    .map(([now, chosen]) => ({ now, seed: chosen, world: generateDemoWorld(now, chosen) }));
});
afterAll(() => {
  samples = [];
});

const law = (check: (sample: Sample) => void): void => {
  expect(samples).toHaveLength(40);
  for (const sample of samples)
    try {
      check(sample);
    } catch (cause) {
      throw new Error(`The world of seed ${sample.seed} at ${sample.now} fails.`, { cause });
    }
};

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
const count = <T>(values: readonly T[], test: (value: T) => boolean) => values.filter(test).length;

describe('the small demo world of the tests', () => {
  it('holds everybody and every named site, under the same numbers, and fewer others', () => {
    law(({ now, seed, world }) => {
      const small = generateDemoWorld(now, seed, 'small');
      expect(small.people).toEqual(world.people);
      const named = (sites: DemoWorld['sites']) =>
        sites
          .slice(0, NAMED_SITES.length)
          .map(({ siteNum, name, devices }) => [siteNum, name, devices[0]?.xmit]);
      expect(named(small.sites)).toEqual(named(world.sites));
      expect(small.sites.length).toBeLessThan(world.sites.length / 2);
      expect(small.tests).toHaveLength(world.tests.length);
      expect(small.troubles).toHaveLength(world.troubles.length);
    });
  });
});

describe('the demo world', () => {
  it('is the same again for the same seed and moment', () => {
    law(({ now, seed, world }) => {
      expect(isDeepStrictEqual(generateDemoWorld(now, seed), world)).toBe(true);
    });
  });

  it('moves with its moment: nothing in it is tied to the calendar but the banner', () => {
    law(({ now, seed, world }) => {
      const later = generateDemoWorld(now + MINUTE, seed);
      expect(later.tests.map((test) => test.endsAt - MINUTE)).toEqual(
        world.tests.map((test) => test.endsAt),
      );
      expect(later.alarms.map((alarm) => alarm.openedAt - MINUTE)).toEqual(
        world.alarms.map((alarm) => alarm.openedAt),
      );
    });
  });

  it('uses only fictional phone numbers, none for two people or sites', () => {
    law(({ world }) => {
      const phones = [
        ...world.people.flatMap((person) => person.phone ?? []),
        ...world.sites.map((site) => site.phone),
        ...world.details.flatMap((site) => site.phones.map(({ number }) => number)),
        ...world.contacts.flatMap((contact) => contact.phones.map(({ number }) => number)),
      ];
      for (const phone of phones) expect(phone).toMatch(/^\d{3}-555-01\d\d$/);
      unique(phones);
    });
  });

  it('has two to nine people on every call list, among them one on vacation, one suspended and one expired', () => {
    law(({ now, world }) => {
      const today = new Date(now).toISOString().slice(0, 10);
      for (const { siteNum } of world.sites) {
        const list = world.contacts.filter((contact) => contact.siteNum === siteNum);
        expect(list.length).toBeGreaterThanOrEqual(2);
        expect(list.length).toBeLessThanOrEqual(9);
        expect(contactState(list[0] ?? expect.fail('no first contact'), today)).toBe('Active');
        expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      }
      const states = new Set(world.contacts.map((contact) => contactState(contact, today)));
      expect([...states].toSorted()).toEqual(['Active', 'Expired', 'On vacation', 'Suspended']);
    });
  });

  it('keeps hours of 55 of 100 commercial sites, some with a temporary change ahead', () => {
    law(({ now, seed, world }) => {
      const schedules = demoSchedules(world.sites, seed, now);
      const commercial = count(world.sites, ({ kind }) => kind === 'commercial');
      const kept = new Set(schedules.map(({ siteNum }) => siteNum)).size;
      expect(Math.abs(kept / commercial - 0.55)).toBeLessThan(0.05);
      const today = new Date(now).toISOString().slice(0, 10);
      const ahead = schedules.filter(({ layer }) => layer === 'temporary');
      expect(ahead.length).toBeGreaterThan(0);
      for (const { fromDay, toDay } of ahead) {
        expect((fromDay ?? '') >= today).toBe(true);
        expect((toDay ?? '') >= (fromDay ?? '')).toBe(true);
      }
    });
  });

  it('writes to nobody outside example.com, and every contact is one the portal accepts', () => {
    law(({ world }) => {
      for (const person of world.people) {
        if (person.email !== null) expect(person.email).toMatch(/@example\.com$/);
        for (const contact of [person.email, person.phone]) {
          if (contact !== null) expect(detectContact(contact)).not.toBeNull();
        }
      }
    });
  });

  it('names nobody and nothing twice where a name is an identity', () => {
    law(({ world }) => {
      unique(world.people.map((person) => person.id));
      unique(world.people.map((person) => person.username.toLowerCase()));
      unique(world.sites.map((site) => site.siteNum));
      unique(world.sites.map((site) => site.name));
      unique(world.sites.flatMap((site) => site.devices.map((device) => device.xmit)));
      unique(world.alarms.map((alarm) => alarm.alarmNum));
    });
  });

  it('puts every site, person and event where it belongs', () => {
    law(({ world }) => {
      const groups = new Set(world.groups.map((group) => group.siteGroupNum));
      const sites = new Set(world.sites.map((site) => site.siteNum));
      const xmits = new Set(world.sites.flatMap((site) => site.devices.map((d) => d.xmit)));
      for (const site of world.sites) expect(groups).toContain(site.siteGroupNum);
      for (const person of world.people) {
        for (const group of person.siteGroups) expect(groups).toContain(group);
        for (const link of person.links) expect(xmits).toContain(link.xmit);
        expect(person.application === 2).toBe(person.siteGroups.length > 0);
      }
      for (const event of [...world.tests, ...world.alarms, ...world.troubles]) {
        expect(sites).toContain(event.siteNum);
      }
    });
  });

  it('has the volumes of the guide', () => {
    law(({ world }) => {
      expect(world.groups).toHaveLength(6);
      expect(world.sites).toHaveLength(180);
      expect(world.sites.flatMap((site) => site.devices)).toHaveLength(210);
      expect(count(world.people, (person) => person.application === 1)).toBe(4);
      expect(count(world.people, (person) => person.application === 3)).toBe(8);
      expect(count(world.sites, (site) => site.monitoring === 'outOfService')).toBe(4);
      expect(count(world.sites, (site) => site.monitoring === 'installPending')).toBe(3);
      expect(count(world.sites, (site) => site.name.length > 20)).toBeGreaterThan(2);
    });
  });

  it('tells details of every site and device, with agencies under fictional numbers', () => {
    law(({ world }) => {
      const keys = world.sites.map(({ siteNum, devices }) => [
        siteNum,
        ...devices.map(({ devNum, timerTestDueAt }) => [devNum, timerTestDueAt === null]),
      ]);
      expect(
        world.details.map(({ siteNum, devices }) => [
          siteNum,
          ...devices.map(({ devNum, timerTestMinutes }) => [devNum, timerTestMinutes === null]),
        ]),
      ).toEqual(keys);
      const agencies = world.details.flatMap((site) => site.agencies);
      expect(agencies.filter(({ phone }) => !/^\d{3}-555-01\d\d$/.test(phone))).toEqual([]);
      expect(count(world.details, ({ services }) => services.length === 0)).toBe(0);
      expect(count(world.sites, (site) => site.devices.length === 2)).toBe(30);
    });
  });

  it('has seven running tests, two of them ending within 20 minutes, and three to come', () => {
    law(({ now, world }) => {
      const running = world.tests.filter((test) => test.startsAt <= now && test.endsAt > now);
      expect(running).toHaveLength(7);
      expect(count(running, (test) => test.endsAt - now <= 20 * MINUTE)).toBe(2);
      expect(count(world.tests, (test) => test.startsAt > now)).toBe(3);
      const forgotten = running.filter((test) => test.endsAt - test.startsAt >= 30 * DAY);
      expect(forgotten).toHaveLength(1);
      const staff = new Set(world.people.map(({ name }) => name));
      expect(staff).not.toContain(forgotten[0]?.placedBy);
      unique(world.tests.map(({ siteNum }) => siteNum));
    });
  });

  it('has 4 to 40 zones at every device and one to six passcodes at every site, the account passcode counted', () => {
    law(({ now, seed, world }) => {
      const zones = world.sites.flatMap(({ devices }) => devices.map(({ zoneCount }) => zoneCount));
      expect(Math.min(...zones)).toBeGreaterThanOrEqual(4);
      expect(Math.max(...zones)).toBeLessThanOrEqual(40);
      const codes = demoCodes(world.sites, world.contacts, { now, seed });
      const perSite = world.sites.map(
        ({ siteNum }) => 1 + count(codes, (code) => code.siteNum === siteNum),
      );
      expect(Math.max(...perSite)).toBeLessThanOrEqual(6);
      expect(new Set(perSite).size).toBeGreaterThan(3);
    });
  });

  it('has three open alarms, one of each open state', () => {
    law(({ now, world }) => {
      const states = world.alarms.map((alarm) => alarm.state).sort();
      expect(states).toEqual(['In progress', 'New', 'On hold']);
      for (const alarm of world.alarms) expect(alarm.openedAt).toBeLessThan(now);
    });
  });

  it('announces a coming Sunday in a banner the portal accepts', () => {
    law(({ now, world }) => {
      const banner = statusBannerSchema.parse(world.banner);
      expect(banner.importance).toBe('Warning');
      const [, month = '', date = ''] =
        /^(\w{3}) (\d+), 02:00–02:30 E[DS]T:/.exec(banner.body) ?? [];
      const candidates = [-1, 0, 1].map((years) => {
        const year = new Date(now).getUTCFullYear() + years;
        return Date.parse(`${month} ${date} ${year} 12:00 UTC`);
      });
      const announced = candidates.filter((at) => at > now - DAY && at < now + 8 * DAY);
      expect(announced.map((at) => new Date(at).getUTCDay())).toEqual([0]);
    });
  });
});
