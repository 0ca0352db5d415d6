import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSiteLines } from '#core/provisioning/check-site-lines.rule.ts';
import { SITE_PARTS } from '#core/provisioning/portal-kind.ts';
import { readPortalObject } from '#core/provisioning/read-portal-line.rule.ts';
import type { SiteFacts, StoredSite } from '#core/provisioning/site-draft.rule.ts';
import { NO_LOSS, seeLoss, showsLoss } from '#core/provisioning/see-loss.rule.ts';

type Cells = Readonly<Record<string, string>>;

const linesOf = (records: readonly Cells[]) =>
  records.map((record, at) => {
    const read = readPortalObject(at + 2, record);
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });

/** Checks a file as an import does. If some lines show that leading zeros were lost, all lines are checked for lost zeros. */
const check = (stored: StoredSite | null, records: readonly Cells[]) => {
  const lines = linesOf(records);
  const facts: SiteFacts = {
    groups: new Set([4471]),
    owners: new Map(),
    firstLines: new Map(),
    holidays: new Set(),
    overBefore: '2026-03-11',
    lostZeros: showsLoss(lines.reduce(seeLoss, NO_LOSS)),
  };
  return checkSiteLines(stored, lines, facts);
};

const storedOf = ({ parts, site }: ReturnType<typeof check>): StoredSite => ({
  site: site ?? {},
  parts: Object.fromEntries(
    SITE_PARTS.map((part) => [
      part,
      [...parts[part].values()].map((one, at) => ({ ...one, id: `${part} ${at}` })),
    ]),
  ) as unknown as StoredSite['parts'],
});

/** Returns the cells as a spreadsheet program saves them: numbers lose their leading zeros. */
const throughSpreadsheet = (records: readonly Cells[]): readonly Cells[] =>
  records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([heading, text]) => [
        heading,
        /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text,
      ]),
    ),
  );

const PLACES = [
  { region: 'ME', postalCode: '04101' },
  { region: 'NJ', postalCode: '07030' },
  { region: 'PR', postalCode: '00901' },
  { region: 'OH', postalCode: '43004' },
  { region: 'AB', postalCode: 'T2P 1J9' },
] as const;
/** Generates sets of codes that the passcode rules accept together, with or without letters. */
const codes = fc.constantFrom(
  ['04273', '0918264', '005813'],
  ['61943', '0028375', '7704852'],
  ['MOORING7', '04273', '61943'],
  ['61943', '7704852', '9136207'],
);
const numbers = fc.constantFrom(['001', '012'], ['7', '023'], ['101', '240']);

const fileOf = (
  [code, pin, gateCode]: readonly string[],
  [first, second]: readonly string[],
  place: (typeof PLACES)[number],
): readonly Cells[] => [
  {
    record: 'site',
    site: '7',
    group: '4471',
    name: 'Petrie',
    siteType: 'Residential',
    street: '14 Kelp Lane',
    city: 'Town',
    servicePlan: 'Burglary',
    ...place,
    unit: '007',
    gateCode: gateCode ?? '',
  },
  { record: 'device', site: '7', device: '1', transmitter: '0042' },
  { record: 'zone', site: '7', device: '1', zone: first ?? '', description: 'Door' },
  { record: 'zone', site: '7', device: '1', zone: second ?? '', description: 'Hall' },
  { record: 'contact', site: '7', firstName: 'Joan', lastName: 'Petrie', pin: pin ?? '' },
  { record: 'passcode', site: '7', holder: 'Joan Petrie', code: code ?? '' },
  { record: 'permit', site: '7', number: '00123' },
];

describe('a file that went through a spreadsheet', () => {
  const file = fc
    .tuple(codes, numbers, fc.constantFrom(...PLACES))
    .map((parts) => fileOf(...parts));

  it('changes nothing of what the portal has: numbers without their zeros are the stored ones', () => {
    fc.assert(
      fc.property(file, (records) => {
        const begun = check(null, records);
        expect(begun.verdicts.map(({ problems }) => problems).flat()).toEqual([]);
        const again = check(storedOf(begun), throughSpreadsheet(records));
        expect(again.written).toEqual([]);
        expect(new Set(again.verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['same']));
        // The verdict of every line with restored zeros says that zeros were restored.
        const lost = records.flatMap((record, at) =>
          Object.entries(record).some(
            ([heading, text]) => /^0\d+$/.test(text) && heading !== 'zone',
          )
            ? [at + 2]
            : [],
        );
        const mended = again.verdicts.filter(({ isMended }) => isMended).map(({ line }) => line);
        expect(mended.toSorted((a, b) => a - b)).toEqual(lost);
      }),
    );
  });

  it('brings no code of digits that may lack its zeros, and no postal code that does', () => {
    fc.assert(
      fc.property(file, (records) => {
        const lost = throughSpreadsheet(records);
        const { written } = check(null, lost);
        const isSeen = showsLoss(linesOf(lost).reduce(seeLoss, NO_LOSS));
        for (const { kind, line, values } of written) {
          const was = records[line - 2] ?? {};
          if (kind === 'site') expect(values['postalCode']).toBe(was['postalCode']);
          for (const [field, heading] of [
            ['code', 'code'],
            ['pin', 'pin'],
            ['gateCode', 'gateCode'],
          ] as const)
            if (
              isSeen &&
              was[heading] !== undefined &&
              values[field] !== null &&
              values[field] !== undefined
            )
              expect(values[field]).toBe(was[heading]);
        }
      }),
    );
  });

  it('shows it by one line for all others', () => {
    const good = fileOf(['61943', '7704852', ''], ['001', '012'], PLACES[3]);
    const short: Cells = { ...good[0], site: '8', region: 'ME', postalCode: '4101' };
    const isLost = (records: readonly Cells[]) =>
      showsLoss(linesOf(records).reduce(seeLoss, NO_LOSS));
    expect(isLost(good)).toBe(false);
    expect(isLost([...good, short])).toBe(true);
    expect(isLost([...good, { record: 'permit', site: '7', number: '1.2E+11' }])).toBe(true);
    const [site, device, zone] = good;
    const bare = [site ?? {}, device ?? {}, { ...zone, zone: '1' }];
    expect(isLost(bare)).toBe(true);
    expect(isLost([...bare, { ...zone, zone: '002' }])).toBe(false);
    expect(isLost([...bare.slice(0, 2), { ...zone, zone: '1', format: 'SIA' }])).toBe(false);
  });

  it('keeps a code that somebody changed to other digits, and refuses it where zeros were lost', () => {
    const records = fileOf(['04273', '0918264', ''], ['001', '012'], PLACES[3]);
    const stored = storedOf(check(null, records));
    const changed: Cells = { record: 'passcode', site: '7', holder: 'Joan Petrie', code: '61943' };
    expect(check(stored, [changed]).written[0]?.values['code']).toBe('61943');
    const beside: Cells = {
      record: 'contact',
      site: '7',
      firstName: 'Joan',
      lastName: 'Petrie',
      pin: '918264',
    };
    const { verdicts, written } = check(stored, [changed, beside]);
    expect(written).toEqual([]);
    expect(verdicts.find(({ line }) => line === 2)).toMatchObject({
      verdict: 'refused',
      problems: [expect.stringContaining('The code may be missing zeros')],
    });
  });
});
