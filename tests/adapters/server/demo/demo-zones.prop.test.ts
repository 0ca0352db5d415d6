import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoZones } from '#adapters/server/demo/demo-zones.ts';
import { generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';

const TEST_NOW = Date.UTC(2026, 2, 12, 18, 8);
const seed = fc.integer({ min: 0, max: 0xffffffff });

describe('the zones of the demo world', () => {
  it('are as many as each device has, each number once, in an area it has, within the limits of the guide', () => {
    fc.assert(
      fc.property(seed, (drawn) => {
        for (const site of generateDemoWorld(TEST_NOW, drawn).sites) {
          const zones = demoZones(site);
          expect(demoZones(site)).toEqual(zones);
          for (const device of site.devices) {
            const own = zones.filter(({ devNum }) => devNum === device.devNum);
            expect(own).toHaveLength(device.zoneCount);
            expect(new Set(own.map(({ num }) => num)).size).toBe(own.length);
            expect(own.map(({ num }) => num)).toEqual(own.map(({ num }) => num).toSorted());
            const areas = device.areas.map(({ areaNum }) => areaNum);
            for (const zone of own) {
              expect(zone.num).toMatch(/^\d{3}$/);
              expect(areas).toContain(zone.areaNum);
              expect(zone.description).toMatch(/^[A-Z].* – .+$/);
              expect(zone.description.length).toBeLessThanOrEqual(60);
              expect(zone.equipment.length).toBeLessThanOrEqual(60);
            }
          }
        }
      }),
      { numRuns: 5 },
    );
  });

  it('fit the building: homes have doors and smoke detectors, some CO detectors, shops hold-up buttons, fire panels no burglar zones', () => {
    const { sites } = generateDemoWorld(TEST_NOW);
    const of = (kind: string) =>
      sites
        .filter((site) => site.kind === kind)
        .map((site) => demoZones(site).filter(({ devNum }) => devNum === 1));
    for (const zones of [...of('residential'), ...of('commercial')]) {
      expect(zones[0]).toMatchObject({ num: '001', sends: '134' });
      expect(zones.find(({ num }) => num === '007')).toMatchObject({ serviceType: 'Fire' });
    }
    const hasCo = of('residential').filter((zones) =>
      zones.some(({ serviceType }) => serviceType === 'CO'),
    );
    expect(hasCo.length).toBeGreaterThan(20);
    expect(hasCo.length).toBeLessThan(90);
    for (const zones of of('commercial'))
      expect(zones.some(({ serviceType }) => serviceType === 'Hold-up')).toBe(true);
    for (const zones of of('commercialFire'))
      expect(zones.some(({ serviceType }) => serviceType === 'Burglary')).toBe(false);
    for (const zones of of('pers')) expect(zones[0]).toMatchObject({ sends: '101' });
  });
});
