import fc from 'fast-check';
import { expect, it } from 'vitest';
import { installSteps } from '#core/sites/install-steps.rule.ts';
import type { DevicePath } from '#core/sites/site-info.schema.ts';
import { deviceOf, infoOf } from './support/sites.ts';

const path: DevicePath = {
  kind: 'Cellular',
  role: 'primary',
  carrier: null,
  receiver: null,
  format: null,
  supervisedLine: null,
  callerIds: [],
};
const site = fc.record({
  devices: fc.array(fc.boolean(), { maxLength: 3 }),
  zones: fc.nat({ max: 3 }),
  testedZones: fc.nat({ max: 4 }),
  agencies: fc.boolean(),
  crossStreet: fc.boolean(),
  county: fc.boolean(),
});
const factsOf = ({
  devices,
  zones,
  testedZones,
  agencies,
  crossStreet,
  county,
}: typeof site extends fc.Arbitrary<infer Drawn> ? Drawn : never) => {
  const info = infoOf(7);
  return infoOf(7, {
    devices: devices.map((heard, at) => deviceOf(at + 1, { paths: heard ? [path] : [] })),
    installation: { zones, testedZones },
    details: {
      ...info.details,
      agencies: agencies ? [{ kind: 'Police', name: 'Port Alder Police', phone: null }] : [],
      address: {
        ...info.details.address,
        crossStreet: crossStreet ? 'Mill Road' : null,
        county: county ? 'Alder' : null,
      },
    },
  });
};

it('names no step of a site that is monitored', () => {
  expect(installSteps(infoOf(7))).toEqual([]);
});

it('marks each step done exactly when what it asks for is there; the first signal is never, because it ends the list', () => {
  fc.assert(
    fc.property(site, (drawn) => {
      const steps = installSteps(factsOf(drawn));
      const done = Object.fromEntries(steps.map((step) => [step.id, step.done]));
      expect(done).toEqual({
        panel: drawn.devices.length > 0,
        paths: drawn.devices.length > 0 && drawn.devices.every(Boolean),
        zones: drawn.zones > 0,
        agencies: drawn.agencies,
        address: drawn.crossStreet && drawn.county,
        test: drawn.zones > 0 && drawn.testedZones >= drawn.zones,
        signal: false,
      });
      expect(steps.every(({ text }) => text !== '')).toBe(true);
    }),
  );
});
