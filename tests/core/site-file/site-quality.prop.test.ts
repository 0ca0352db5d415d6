import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qualityPercent, siteQuality } from '#core/site-file/site-quality.rule.ts';
import { accountInfoOf } from '#tests/support/account-info.ts';

const DAY = '2026-03-12';
const permit = (number: string, expires: string | null) => ({
  id: number,
  type: 'Burglar alarm',
  number,
  issued: null,
  expires,
  agency: null,
});
const labelsOf = (
  change: Parameters<typeof accountInfoOf>[0],
  more: Partial<Parameters<typeof siteQuality>[0]> = {},
): readonly string[] =>
  siteQuality({
    account: accountInfoOf(change),
    ecvNumbers: 2,
    wordlessZones: [],
    ...more,
  })
    .filter(({ done }) => !done)
    .map(({ label }) => label);

describe('the data quality of a site', () => {
  it('names what is missing with the way to its field, what is urgent first', () => {
    const items = siteQuality({
      account: accountInfoOf({ permits: [permit('P-4410', '2026-03-21')] }),
      ecvNumbers: 1,
      wordlessZones: ['018'],
    }).filter(({ done }) => !done);
    expect(items.map(({ label, place, urgent }) => [label, urgent, place])).toEqual([
      ['Permit P-4410 expires in 9 days', true, { at: 'agencies', field: 'permits' }],
      ['No police agency on file', true, { at: 'agencies', field: 'agencies' }],
      ['Cross street is missing', false, { at: 'request', field: 'crossStreet' }],
      ['County is missing', false, { at: 'request', field: 'county' }],
      ['No call-first number', false, { at: 'site', field: 'callFirst' }],
      ['Premises phone is missing', false, { at: 'site', field: 'premisesPhone' }],
      ['Service email is missing', false, { at: 'site', field: 'serviceMail' }],
      ['No second number to call before police', false, { at: 'part', part: 'contacts' }],
      ['Zone 018 has no description', false, { at: 'part', part: 'zones' }],
    ]);
  });

  it('says of a permit whether it ends, ended or has no end', () => {
    expect(labelsOf({ permits: [permit('A', null)] })).toContain('Permit A has no expiry');
    expect(labelsOf({ permits: [permit('A', '2026-03-11')] })).toContain('Permit A has expired');
    expect(labelsOf({ permits: [permit('A', DAY)] })).toContain('Permit A expires today');
    expect(labelsOf({ permits: [permit('A', '2026-03-13')] })).toContain(
      'Permit A expires in 1 day',
    );
    expect(labelsOf({ permits: [permit('A', '2026-04-12')] }).join()).not.toContain('Permit A');
  });

  it('counts nothing of parts that its reader may not open, and no duress code', () => {
    const all = labelsOf({}, { ecvNumbers: null, wordlessZones: null }).join();
    expect(all).not.toMatch(/ECV|[Zz]one|[Dd]uress/);
  });

  it('is 100 % of what lacks nothing and of nothing else, and never falls by what is given', () => {
    const items = fc.array(fc.record({ done: fc.boolean() }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(items, (some) => {
        const percent = qualityPercent(some);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent === 100).toBe(some.every(({ done }) => done));
        const better = some.map((item, at) => (at === 0 ? { done: true } : item));
        expect(qualityPercent(better)).toBeGreaterThanOrEqual(percent);
      }),
    );
    expect(qualityPercent([])).toBe(100);
  });

  it('has each thing once, whatever is on file', () => {
    const days = fc.option(fc.constantFrom('2026-01-01', DAY, '2026-03-30', '2027-01-01'));
    const services = fc.subarray(['Burglary', 'Fire', 'Medical', 'Video']);
    fc.assert(
      fc.property(
        fc.array(days, { maxLength: 4 }),
        services,
        fc.option(fc.nat(3)),
        (ends, servicePlan, ecvNumbers) => {
          const permits = ends.map((end, at) => permit(`P${at}`, end));
          const items = siteQuality({
            account: accountInfoOf({ permits, servicePlan }),
            ecvNumbers,
            wordlessZones: null,
          });
          const ids = items.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          const firstCalm = items.findIndex(({ urgent }) => !urgent);
          expect(items.slice(firstCalm).every(({ urgent }) => !urgent)).toBe(true);
        },
      ),
    );
  });
});
