import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from '#core/backend/live/read-cursor.rule.ts';
import { beginNow, deliver, goOnFrom, type Hearing } from '#core/backend/live/deliver.rule.ts';
import type { LivePosition, StoredLiveEvent } from '#core/backend/live/live.repository.port.ts';

const GROUPS = [1, 2, 3] as const;
const SITES = [11, 12] as const;

const stored = (siteGroupNum: number, seq: number, at: number, rest: Partial<StoredLiveEvent>) => ({
  siteGroupNum,
  seq,
  at,
  siteNum: 11,
  devNum: null,
  kind: 'activity' as const,
  withheld: false,
  accountId: null,
  data: {},
  ...rest,
});

/** Events of several groups, numbered as the database numbers them. */
const history = fc
  .array(
    fc.record({
      group: fc.constantFrom(...GROUPS),
      siteNum: fc.constantFrom(...SITES),
      withheld: fc.boolean(),
      accountId: fc.constantFrom(null, 'ana', 'lee'),
    }),
    { maxLength: 40 },
  )
  .map((all) => {
    const heads = new Map<number, number>();
    return all.map(({ group, ...rest }, at) => {
      const seq = (heads.get(group) ?? 0) + 1;
      heads.set(group, seq);
      return stored(group, seq, at, rest);
    });
  });

const headsOf = (events: readonly StoredLiveEvent[], groups: readonly number[]): LivePosition =>
  new Map(
    groups.map((group) => [
      group,
      Math.max(0, ...events.filter((e) => e.siteGroupNum === group).map(({ seq }) => seq)),
    ]),
  );

const since = (events: readonly StoredLiveEvent[], after: LivePosition, limit = Infinity) =>
  events
    .filter(({ siteGroupNum, seq }) => seq > (after.get(siteGroupNum) ?? Infinity))
    .slice(0, limit);

const hearing = fc.record<Hearing>({
  groups: fc.subarray([...GROUPS]),
  siteNums: fc.option(fc.subarray([...SITES]), { nil: null }),
  accountId: fc.constantFrom('ana', 'lee', 'dana'),
});
const mayHear = (event: StoredLiveEvent, { accountId, siteNums }: Hearing): boolean => {
  if (event.accountId !== null && event.accountId !== accountId) return false;
  return siteNums === null || (siteNums.includes(event.siteNum) && !event.withheld);
};

describe('a cursor', () => {
  it('says the position it was made of, and nothing for another text', () => {
    const position = fc.array(fc.tuple(fc.nat(2 ** 31 - 1), fc.nat(36 ** 8 - 1)), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(position, (entries) => {
        const map = new Map(entries);
        const text = writeCursor(map);
        expect(readCursor(text)).toEqual(map);
        expect(text).toHaveLength(14 * map.size);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readCursor(text);
        if (read !== null) expect(/^[0-9a-z]*$/.test(text) && text.length % 14 === 0).toBe(true);
      }),
    );
  });
});

describe('what a stream is told', () => {
  it('after a cut is exactly what its person may hear of what came after the cursor', () => {
    fc.assert(
      fc.property(history, fc.nat(40), hearing, (events, index, { accountId, siteNums }) => {
        const cursor = headsOf(events.slice(0, index), GROUPS);
        const beginning = {
          heads: headsOf(events, GROUPS),
          siteNums,
          missed: since(events, cursor),
        };
        const { events: delivered, position, reload } = goOnFrom(cursor, beginning, accountId);
        expect(reload).toBe(false);
        expect(position).toEqual(beginning.heads);
        expect(delivered).toEqual(
          events
            .slice(index)
            .filter((event) => mayHear(event, { groups: [], siteNums, accountId })),
        );
      }),
    );
  });

  it('is to read anew where anything is missing: swept, cut short, a group more or less, a number from elsewhere', () => {
    fc.assert(
      fc.property(history, fc.nat(40), fc.nat(40), (events, position, gone) => {
        const cursor = headsOf(events.slice(0, position), GROUPS);
        const missed = since(events, cursor);
        const heads = headsOf(events, GROUPS);
        fc.pre(missed.length > 0);
        const left = missed.filter((_, index) => index !== gone % missed.length);
        const anew = (after: LivePosition, rows = missed, all = heads) =>
          goOnFrom(after, { heads: all, missed: rows, siteNums: null }, 'ana');
        const ahead = new Map([...cursor, [1, (heads.get(1) ?? 0) + 1]]);
        for (const delivered of [
          anew(cursor, left),
          anew(ahead),
          anew(new Map([...cursor, [4, 0]])),
          anew(cursor, missed, new Map([...heads, [4, 0]])),
        ])
          expect([delivered.reload, delivered.events]).toEqual([true, []]);
        expect(anew(cursor, left).position).toEqual(heads);
      }),
    );
  });

  it('over any reads is each event once, in order, without a gap, by the rights of the moment', () => {
    const steps = fc.array(
      fc.record({
        grow: fc.nat(6),
        hearing,
        limit: fc.integer({ min: 1, max: 5 }),
        overlap: fc.nat(3),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(history, steps, (events, all) => {
        let position: LivePosition = beginNow({
          heads: headsOf([], GROUPS),
          missed: [],
          siteNums: null,
        }).position;
        let written = 0;
        // Number of times each group was added. A group that is removed and added again counts as new, because screens
        // then reload everything.
        const lives = new Map<number, number>(GROUPS.map((group) => [group, 0]));
        const delivered: { readonly life: number; readonly event: StoredLiveEvent }[] = [];
        const expected: typeof delivered = [];
        const lived = (event: StoredLiveEvent) => ({
          life: lives.get(event.siteGroupNum) ?? 0,
          event,
        });
        for (const { grow, hearing: now, limit, overlap } of all) {
          written = Math.min(events.length, written + grow);
          const known = position;
          // Another stream on the same server may be at an earlier event. A read shared by both streams may therefore
          // contain events that this stream has already delivered.
          const from = new Map(
            GROUPS.map((group) => [group, Math.max(0, (known.get(group) ?? 0) - overlap)]),
          );
          const rows = since(events.slice(0, written), from, limit);
          const next = deliver(known, now, { groups: GROUPS, rows });
          for (const group of GROUPS) {
            const fresh = rows.filter(
              ({ siteGroupNum, seq }) => siteGroupNum === group && seq > (known.get(group) ?? 0),
            );
            const heard = now.groups.includes(group);
            if (heard && known.has(group))
              expected.push(...fresh.filter((e) => mayHear(e, now)).map(lived));
            if (heard && !known.has(group) && fresh.length > 0) expect(next.reload).toBe(true);
            if (!heard) expect(next.position.has(group)).toBe(false);
          }
          delivered.push(...next.events.map(lived));
          for (const group of GROUPS)
            if (!now.groups.includes(group)) lives.set(group, (lives.get(group) ?? 0) + 1);
          position = next.position;
        }
        const byPlace = (list: typeof delivered) =>
          list.map(({ life, event }) => `${life}/${event.siteGroupNum}/${event.seq}`);
        expect(new Set(byPlace(delivered))).toEqual(new Set(byPlace(expected)));
        expect(delivered).toHaveLength(expected.length);
        expect(new Set(byPlace(delivered)).size).toBe(delivered.length);
        for (const group of GROUPS) {
          const own = delivered.filter(({ event }) => event.siteGroupNum === group);
          const places = own.map(({ life, event }) => life * 1000 + event.seq);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('says to read anew where rows that were read do not follow on', () => {
    const row = stored(1, 5, 0, {});
    const next = deliver(
      new Map([[1, 2]]),
      { groups: [1], siteNums: null, accountId: 'ana' },
      { groups: [1], rows: [row] },
    );
    expect(next).toEqual({ reload: true, events: [], position: new Map([[1, 5]]) });
  });
});
