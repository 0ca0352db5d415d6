import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGroupLines } from '#core/provisioning/check-group-lines.rule.ts';
import { checkPersonLines, type PersonFacts } from '#core/provisioning/check-person-lines.rule.ts';
import { checkSiteLines } from '#core/provisioning/check-site-lines.rule.ts';
import { type PortalValues, SITE_PARTS } from '#core/provisioning/portal-kind.ts';
import { readPortalLine, readPortalObject } from '#core/provisioning/read-portal-line.rule.ts';
import type { PortalLine } from '#core/provisioning/read-portal-line.rule.ts';
import { SITE_TYPES } from '#core/sites/site-types.ts';
import type { SiteFacts, StoredSite } from '#core/provisioning/site-draft.rule.ts';

const lineOf = (line: number, record: object): PortalLine => {
  const read = readPortalObject(line, record);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const linesOf = (records: readonly object[]): readonly PortalLine[] =>
  records.map((record, at) => lineOf(at + 2, record));
const verdictsOf = (all: readonly { readonly line: number; readonly verdict: string }[]) =>
  all.toSorted((a, b) => a.line - b.line).map(({ line, verdict }) => [line, verdict]);
/** Returns the same numbered lines in a different order. */
const shuffled = (records: readonly object[]) => {
  const lines = linesOf(records);
  return fc.shuffledSubarray([...lines], { minLength: lines.length, maxLength: lines.length });
};

const SITE = {
  record: 'site',
  site: 7,
  group: 4471,
  name: 'Petrie',
  siteType: 'Residential',
  street: '14 Kelp Lane',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  servicePlan: ['Burglary', 'Fire'],
};
const WEEK = [
  { record: 'hours', site: 7, weekdays: 'Mon-Fri', opens: '08:00', closes: '18:00' },
  { record: 'hours', site: 7, weekdays: 'Sat', opens: '09:00', closes: '12:00' },
];
const PARTS: readonly object[] = [
  SITE,
  { record: 'device', site: 7, transmitter: 'hp 1', device: 1 },
  { record: 'device', site: 7, transmitter: 'HP2', device: 2 },
  { record: 'area', site: 7, device: 2, area: 1, name: 'House' },
  { record: 'zone', site: 7, device: 1, zone: '001', description: 'Door' },
  { record: 'zone', site: 7, device: 2, zone: '1', description: 'Hall', signalCode: '131' },
  {
    record: 'contact',
    site: 7,
    firstName: 'Joan',
    lastName: 'Petrie',
    pin: '4417',
    phones: '207-555-0111',
  },
  { record: 'passcode', site: 7, holder: 'Joan Petrie', code: 'Mooring7', ofAccount: true },
  { record: 'passcode', site: 7, holder: 'Forced', kind: 'duress', code: 'HELP99' },
  { record: 'agency', site: 7, kind: 'Police', name: 'Portland PD' },
  { record: 'permit', site: 7, number: 'p-1' },
  { record: 'note', site: 7, text: 'Dog in the yard' },
  ...WEEK,
  { record: 'exception', site: 7, layer: 'holiday', holidayGroup: 'National' },
  {
    record: 'exception',
    site: 7,
    layer: 'alternate',
    from: '2026-06-01',
    to: '2026-08-31',
    reason: 'Summer',
    weekdays: 'Mon-Fri',
    opens: '07:00',
    closes: '15:00',
  },
  { record: 'reactions', site: 7, failToClose: 'Call', lateOpen: 'notify' },
];
const FACTS: SiteFacts = {
  groups: new Set([4471]),
  owners: new Map(),
  firstLines: new Map(),
  holidays: new Set(),
  overBefore: '2026-03-11',
  lostZeros: false,
};

const storedOf = ({ parts, site }: ReturnType<typeof checkSiteLines>): StoredSite => ({
  site: site ?? {},
  parts: Object.fromEntries(
    SITE_PARTS.map((part) => [part, [...parts[part].values()]]),
  ) as unknown as StoredSite['parts'],
});
const weekAt = (written: ReturnType<typeof checkSiteLines>['written']) =>
  written.filter(({ kind }) => kind === 'hours').map(({ values }) => ({ id: 'week', values }));

describe('the lines of a site', () => {
  it('are checked alike in whatever order they stand, and written they are all the same', () => {
    fc.assert(
      fc.property(shuffled(PARTS), (lines) => {
        const checked = checkSiteLines(null, lines, FACTS);
        expect(verdictsOf(checked.verdicts)).toEqual(PARTS.map((_, at) => [at + 2, 'new']));
        const stored = storedOf(checked);
        const again = checkSiteLines(
          { ...stored, parts: { ...stored.parts, hours: weekAt(checked.written) } },
          lines,
          FACTS,
        );
        expect(verdictsOf(again.verdicts)).toEqual(PARTS.map((_, at) => [at + 2, 'same']));
        expect(again.written).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('go with what they need: a refused device takes its areas and zones alone', () => {
    fc.assert(
      fc.property(shuffled(PARTS), (lines) => {
        const { verdicts } = checkSiteLines(null, lines, {
          ...FACTS,
          owners: new Map([['HP2', 8]]),
        });
        const refused = verdicts.filter(({ verdict }) => verdict === 'refused');
        expect(refused.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([4, 5, 7]);
      }),
      { numRuns: 20 },
    );
  });

  it('say where the site they need is refused, which names the words it takes', () => {
    const records = [...PARTS.slice(1), { ...SITE, siteType: 'Shop' }];
    const { verdicts } = checkSiteLines(null, linesOf(records), FACTS);
    const problemsAt = new Map(verdicts.map(({ line, problems }) => [line, problems]));
    expect(problemsAt.get(records.length + 1)).toEqual([
      `siteType: Write ${SITE_TYPES.join(', ')}`,
    ]);
    const others = PARTS.slice(1).map((_, at) => problemsAt.get(at + 2));
    expect(others).toEqual(
      others.map(() => [`Its site was refused on line ${records.length + 1}`]),
    );
  });

  it('never give two devices one number', () => {
    const number = fc.constantFrom('A1', 'a1', ' a 1', 'B2', 'C3');
    const devices = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), number), { maxLength: 12 });
    fc.assert(
      fc.property(devices, devices, (first, second) => {
        const records = (all: typeof first) =>
          all.map(([device, transmitter]) => ({ record: 'device', site: 7, device, transmitter }));
        const begun = checkSiteLines(null, linesOf([SITE, ...records(first)]), FACTS);
        const then = checkSiteLines(storedOf(begun), linesOf(records(second)), FACTS);
        for (const { parts } of [begun, then]) {
          const numbers = [...parts.device.values()].map(({ values }) => values['transmitter']);
          expect(new Set(numbers).size).toBe(numbers.length);
        }
      }),
    );
  });

  it('keep the week they had where one of its openings is wrong', () => {
    const wrong = [...WEEK, { ...WEEK[0], opens: '09:00', closes: '10:00' }];
    const { verdicts, written } = checkSiteLines(null, linesOf([SITE, ...wrong]), FACTS);
    expect(verdicts.filter(({ verdict }) => verdict === 'refused')).toHaveLength(3);
    expect(weekAt(written)).toEqual([]);
  });
});

describe('the groups of a file', () => {
  const num = fc.integer({ min: 1, max: 8 });
  const some = fc
    .uniqueArray(fc.tuple(num, fc.option(num)), { selector: ([own]) => own, minLength: 1 })
    .map((all) =>
      all.map(([group, parent]) => ({ record: 'group', group, parent, name: `G${group}` })),
    );
  const stand = fc.constantFrom<readonly (readonly [number, number | null])[]>(
    [],
    [
      [1, null],
      [2, 1],
      [3, 2],
    ],
  );
  const valuesOf = ([own, parentNum]: readonly [number, number | null]): PortalValues => ({
    num: own,
    parentNum,
    name: `G${own}`,
    kind: 'Dealer',
    answeringService: false,
    timeZone: 'America/New_York',
  });

  it('are checked alike in whatever order they stand, and whoever is written hangs below somebody who is there', () => {
    fc.assert(
      fc.property(stand, some, fc.gen(), (before, records, gen) => {
        const stored = new Map(before.map((one) => [one[0], valuesOf(one)]));
        const tree = before.map(([own, parentNum]) => ({ num: own, parentNum }));
        const lines = linesOf(records);
        const checked = checkGroupLines(stored, tree, lines);
        const other = checkGroupLines(
          stored,
          tree,
          gen(() => shuffled(records)),
        );
        expect(verdictsOf(other.verdicts)).toEqual(verdictsOf(checked.verdicts));
        expect(checked.verdicts).toHaveLength(records.length);
        const after = new Map<number, number | null>([
          ...before,
          ...checked.written.map(({ values }) => [values.num, values.parentNum] as const),
        ]);
        for (const own of after.keys()) {
          const seen = new Set<number>();
          for (let at: number | null | undefined = own; at !== null; at = after.get(at)) {
            if (at === undefined || seen.has(at)) throw new Error(`group ${own} hangs nowhere`);
            seen.add(at);
          }
        }
      }),
    );
  });

  it('are refused where they are on a circle; who hangs below a refused new one is too', () => {
    const group = (own: number, parent: number) => ({
      record: 'group',
      group: own,
      parent,
      name: 'G',
    });
    const records = [group(1, 2), group(2, 3), group(3, 1), group(4, 3), group(5, 9), group(6, 5)];
    const { verdicts, written } = checkGroupLines(new Map(), [], linesOf(records));
    expect(verdicts.every(({ verdict }) => verdict === 'refused')).toBe(true);
    expect(written).toEqual([]);
  });

  it('may hang below one that stays where it was, as its own line makes a circle', () => {
    const before = [
      [1, null],
      [2, 1],
    ] as const;
    const records = [
      { record: 'group', group: 1, parent: 2 },
      { record: 'group', group: 3, parent: 1, name: 'New' },
    ];
    const { verdicts } = checkGroupLines(
      new Map(before.map((one) => [one[0], valuesOf(one)])),
      before.map(([own, parentNum]) => ({ num: own, parentNum })),
      linesOf(records),
    );
    expect(verdictsOf(verdicts)).toEqual([
      [2, 'refused'],
      [3, 'new'],
    ]);
  });
});

describe('the people of a file', () => {
  const facts = (mayGiveStaff: boolean): PersonFacts => ({
    stored: new Map(
      (['dealer', 'staff'] as const).map((side) => [
        `dealer:${side}.one`,
        {
          username: `${side}.one`,
          side,
          name: 'One',
          email: 'one@example.com',
          phone: null,
          groups: side === 'dealer' ? [4471] : [],
          rights: [],
          sites: [],
          disabled: false,
        },
      ]),
    ),
    firstLines: new Map(),
    groups: new Map([[4471, true]]),
    sites: new Set([7]),
    mayGiveStaff,
    customerRights: [],
  });
  const person = fc.record(
    {
      record: fc.constant('person'),
      username: fc.constantFrom('dealer.one', 'Dealer.One', 'staff.one', 'new.one'),
      side: fc.constantFrom('dealer', 'staff'),
      name: fc.constantFrom('One', 'Other'),
      email: fc.constantFrom('one@example.com', 'thief@example.com'),
      phone: fc.constantFrom('207-555-0110', '-'),
      groups: fc.constantFrom('4471', '-', '99'),
    },
    { requiredKeys: ['record', 'username', 'side'] },
  );

  it('never take a login over: who is there keeps name, side, address and phone; staff come by whoever may give their rights', () => {
    fc.assert(
      fc.property(fc.array(person, { minLength: 1 }), fc.boolean(), (records, mayGiveStaff) => {
        const known = facts(mayGiveStaff);
        const { verdicts, written } = checkPersonLines(linesOf(records), known);
        expect(verdicts).toHaveLength(records.length);
        for (const { before, key, values } of written) {
          if (values.side === 'staff') expect(mayGiveStaff).toBe(true);
          expect(before).toBe(known.stored.get(key) ?? null);
          if (before === null) continue;
          const { email, phone, side, username } = values;
          expect({ email, phone, side, username }).toEqual({
            email: before['email'],
            phone: before['phone'],
            side: before['side'],
            username: before['username'],
          });
        }
      }),
    );
  });
});

describe('a line of a file', () => {
  it('is the same as CSV and as JSON, by headings in whatever spelling', () => {
    const csv = readPortalLine(
      9,
      new Map([
        ['Record', 'Site'],
        ['SITE', '7'],
        ['Site type', 'Residential'],
        ['pets', ''],
        ['hazards', '-'],
      ]),
    );
    const json = readPortalObject(9, {
      record: 'site',
      site: 7,
      siteType: 'Residential',
      hazards: null,
    });
    expect(csv).toEqual(json);
  });

  it('is refused with words where it is none', () => {
    for (const record of [
      [],
      'site',
      { record: 'site' },
      { record: 'x' },
      { record: 'site', site: 1, zone: '1' },
      { record: 'site', site: 1, colour: 'red' },
      { record: 'site', site: 1, name: {} },
      { record: 'site', site: 1, Name: 'a', name: 'b' },
      { record: 'site', site: 1, name: 'x'.repeat(4001) },
    ])
      expect(readPortalObject(1, record)).toMatchObject({ ok: false });
  });
});

describe('lines that went through a spreadsheet', () => {
  const through = PARTS.map((part) =>
    'postalCode' in part
      ? { ...part, postalCode: '4101' }
      : 'zone' in part
        ? { ...part, zone: '1' }
        : part,
  );
  const valuesOf = (records: readonly object[], kind: string) =>
    checkSiteLines(null, linesOf(records), FACTS).written.filter((one) => one.kind === kind);

  it('have the zeros back that are certain: of the postal code by its state, of Contact ID zones', () => {
    expect(valuesOf(through, 'site')[0]?.values['postalCode']).toBe('04101');
    expect(valuesOf(through, 'zone').map(({ values }) => values['num'])).toEqual(['001', '001']);
  });

  it('are refused where it is not certain: codes of digits, and a postal code of another state', () => {
    const { verdicts } = checkSiteLines(null, linesOf(through), FACTS);
    const refused = verdicts.filter(({ verdict }) => verdict === 'refused');
    expect(refused.map(({ problems }) => problems.join())).toEqual([
      expect.stringContaining('The PIN may be missing zeros'),
    ]);
    expect(JSON.stringify(refused)).not.toContain('4417');
    const elsewhere = checkSiteLines(
      null,
      linesOf([{ ...SITE, region: 'OH', postalCode: '4101' }]),
      FACTS,
    );
    expect(elsewhere.verdicts[0]?.problems[0]).toContain('Postal code 4101 has 4 digits');
  });
});
