import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm } from '#core/forms/read-form.schema.ts';
import { guessService } from '#core/zones/guess-service.rule.ts';
import {
  eventsOf,
  instructionsOf,
  isEventOf,
  ZONE_SERVICE_TYPES,
  zoneEvent,
} from '#core/zones/signal-chain.rule.ts';
import { zoneForm, zoneFormSchema } from '#core/zones/zone-form.schema.ts';
import { ZONE_TEMPLATES } from '#core/zones/zone-template-list.ts';

const type = fc.constantFrom(...ZONE_SERVICE_TYPES);

describe('what a signal means', () => {
  it('each event belongs to one service type alone, and has an instruction of its own first', () => {
    fc.assert(
      fc.property(type, type, (one, other) => {
        for (const { code, handling } of eventsOf(one)) {
          expect(isEventOf(other, code)).toBe(one === other);
          const [usual] = instructionsOf({ serviceType: one, eventCode: code });
          expect(usual?.toLowerCase()).toBe(handling.toLowerCase());
        }
      }),
    );
  });

  it('nothing urgent can be told to be merely logged', () => {
    for (const serviceType of ZONE_SERVICE_TYPES)
      for (const { code, priority } of eventsOf(serviceType))
        if (priority <= 2)
          expect(instructionsOf({ serviceType, eventCode: code })).not.toContain('Log');
  });

  it('a form takes an event of its service type and no other', () => {
    fc.assert(
      fc.property(type, type, (serviceType, other) => {
        const [event] = eventsOf(other);
        const typed = {
          ...zoneForm.show(null),
          num: '001',
          description: 'Door',
          serviceType,
          eventCode: event?.code ?? '',
        };
        expect(readForm(zoneFormSchema, zoneForm.read(typed)).ok).toBe(serviceType === other);
      }),
    );
  });

  it('a window stands with its restore alone', () => {
    const typed = { ...zoneForm.show(null), num: '1', description: 'Door', restoreMinutes: '10' };
    expect(readForm(zoneFormSchema, zoneForm.read(typed))).toMatchObject({
      value: { restoreMinutes: null },
    });
    const required = { ...typed, restoreRequired: true };
    expect(readForm(zoneFormSchema, zoneForm.read(required))).toMatchObject({
      value: { restoreMinutes: 10 },
    });
    const long = { ...required, restoreMinutes: '1441' };
    expect(readForm(zoneFormSchema, zoneForm.read(long)).ok).toBe(false);
  });

  it.each([
    ['Kitchen – smoke detector', 'Fire'],
    ['Hall – CO detector', 'CO'],
    ['Counter – hold-up button', 'Hold-up'],
    ['Basement – water sensor', 'Environmental'],
    ['Riser 1 – water flow switch', 'Fire'],
    ['Front door – contact', 'Burglary'],
    ['Cooper Street door', 'Burglary'],
    ['Bedroom – panic button', 'Panic'],
  ] as const)('%s is taken for %s', (description, service) => {
    expect(guessService(description)).toBe(service);
  });

  it('every zone of every template can be saved', () => {
    for (const { zones } of ZONE_TEMPLATES)
      for (const zone of zones) {
        expect(zoneEvent(zone.eventCode)?.serviceType).toBe(zone.serviceType);
        expect(readForm(zoneFormSchema, { ...zone, devNum: 1, areaNum: 1 }).ok).toBe(true);
      }
  });
});
