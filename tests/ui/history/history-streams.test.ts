import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AlarmsGateway } from '#core/alarms/alarms.api.ts';
import type { HistoryRow } from '#core/history/history-row.schema.ts';
import type { HistoryGateway } from '#core/history/history.api.ts';
import { ok } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { HistoryViewModel } from '#ui/history/history.view-model.ts';

const rowOf = (id: string): HistoryRow => ({ id, place: id }) as unknown as HistoryRow;

const world = () => {
  const events$ = new Subject<LiveEvent>();
  const rows = ['2', '1'];
  const screen = { isScrolled: false };
  const answers: Partial<HistoryGateway & AlarmsGateway> = {
    siteHistory: () =>
      Promise.resolve(
        ok({
          rows: rows.map(rowOf),
          total: rows.length,
          more: false,
          next: null,
          asOf: '2026-03-01T10:00:00Z',
          timeZone: 'UTC',
          last: null,
          period: { from: '2026-02-22', to: '2026-03-01', told: null },
          choices: {},
        } as never),
      ),
    siteHistoryNew: ({ after }) => Promise.resolve(ok({ count: rows.indexOf(after) } as never)),
    siteHistoryAlarms: () => Promise.resolve(ok({ alarms: [], next: null, total: 0 } as never)),
    siteHistoryRow: () => Promise.resolve(ok({} as never)),
    siteOpenings: () => Promise.resolve(ok({ areas: [] } as never)),
  };
  const model = new HistoryViewModel({
    history: answers as HistoryGateway & AlarmsGateway,
    live: { events$, readAnew$: new Subject<void>() },
    isScrolled: () => screen.isScrolled,
    makeKey: () => null,
  } as unknown as ConstructorParameters<typeof HistoryViewModel>[0]);
  model.enter(7);
  model.start();
  model.list.open(() => null);
  const arrives = async (id: string): Promise<void> => {
    rows.unshift(id);
    events$.next({ kind: 'activity', siteNum: 7 } as LiveEvent);
    await vi.advanceTimersByTimeAsync(1000);
  };
  return { arrives, model, screen };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('new rows of a history', () => {
  it('stream in at the top, and are only counted while somebody reads further down', async () => {
    const { arrives, model, screen } = world();
    await vi.advanceTimersByTimeAsync(0);
    const ids = () => model.list.rows.map(({ id }) => id);
    await arrives('3');
    expect([ids(), model.list.reading.fresh]).toEqual([['3', '2', '1'], 0]);
    screen.isScrolled = true;
    await arrives('4');
    expect([ids(), model.list.reading.fresh]).toEqual([['3', '2', '1'], 1]);
    screen.isScrolled = false;
    await arrives('5');
    expect([ids(), model.list.reading.fresh]).toEqual([['5', '4', '3', '2', '1'], 0]);
  });
});

describe('the row that the address names', () => {
  it('opens once the rows are there, and closes with the address', async () => {
    const { model } = world();
    model.openNamed('1');
    expect(model.opened).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    model.openNamed('1');
    expect(model.opened?.id).toBe('1');
    model.openNamed(null);
    expect(model.opened).toBeNull();
  });

  it('is ignored if it is not on the first page, also when it arrives later', async () => {
    const { arrives, model } = world();
    await vi.advanceTimersByTimeAsync(0);
    model.openNamed('3');
    await arrives('3');
    model.openNamed('3');
    expect(model.opened).toBeNull();
  });
});
