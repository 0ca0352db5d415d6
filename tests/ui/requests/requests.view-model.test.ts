import { firstValueFrom, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import { err, ok, type Answer, type Failure, type Result } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import type { RequestDetail, RequestRow } from '#core/requests/request-detail.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { RequestsViewModel } from '#ui/requests/requests.view-model.ts';

const rowOf = (id: string, change: Partial<RequestRow> = {}): RequestRow => ({
  id,
  rev: 1,
  siteNum: 700121,
  siteName: 'Marine Supply',
  transmitterCode: 'HP1120',
  siteGroup: { siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm' },
  timeZone: 'America/New_York',
  subject: 'county',
  before: null,
  wanted: 'Alder',
  state: 'Approved',
  askedBy: 'Luis Romero',
  askedAt: '2026-03-12T10:00:00.000Z',
  endsAt: null,
  reason: null,
  reasonText: null,
  ended: false,
  answer: null,
  decidedBy: 'Dana Reyes',
  decidedAt: '2026-03-12T11:00:00.000Z',
  ...change,
});

const detailOf = (row: RequestRow): RequestDetail => ({
  ...row,
  asOf: '2026-03-12T18:08:00.000Z',
  addressDisplay: '1 Wharf Street',
  inForce: null,
  steps: [],
});
const LATE: Failure = {
  kind: 'refused',
  status: 409,
  code: 'decided',
  message: 'This was approved by Ines Falk at 14:08.',
};

const opened = async (decides = false, answer: Answer<never> = Promise.resolve(err(LATE))) => {
  const events$ = new Subject<LiveEvent>();
  const fields = { rows: [rowOf('r-1')], scrolled: false };
  const toasts = new ToastStore(Date.now);
  const gone = () => Promise.resolve(err({ kind: 'unreachable' } as const));
  const late = () => answer;
  const read = ({ id }: { readonly id: string }) =>
    Promise.resolve(ok(detailOf(fields.rows.find((row) => row.id === id) ?? rowOf(id))));
  const model = new RequestsViewModel({
    shape: STAFF_REQUEST_LIST,
    queue: {
      list: () =>
        Promise.resolve(
          ok({
            requests: fields.rows,
            total: fields.rows.length,
            branches: [],
            asOf: '2026-03-12T18:08:00.000Z',
          }),
        ),
      read,
      export: gone,
      refuse: late,
      undo: gone,
    },
    accept: decides ? late : null,
    isScrolled: () => fields.scrolled,
    live: { events$, readAnew$: new Subject<void>() },
    files: new MemoryFileSaver(),
    toasts,
  });
  model.start();
  await model.list.again();
  const happen = async (): Promise<void> => {
    events$.next({ key: 'k', at: 1, siteNum: 700121, devNum: null, kind: 'site', data: {} });
    await vi.advanceTimersByTimeAsync(2100);
  };
  return { model, toastTitles: fields, toasts, happen };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads the list anew when something happened, at most every two seconds', async () => {
  const { model, toastTitles, happen } = await opened();
  toastTitles.rows = [rowOf('r-2'), rowOf('r-1')];
  await happen();
  expect(model.list.rows.map(({ id }) => id)).toEqual(['r-2', 'r-1']);
  model.dispose();
  toastTitles.rows = [];
  await happen();
  expect(model.list.rows).toHaveLength(2);
});

it('moves nothing under a reader who has scrolled: rows say what became of them, new ones wait under the pill', async () => {
  const { model, toastTitles, happen } = await opened();
  toastTitles.scrolled = true;
  toastTitles.rows = [rowOf('r-2'), rowOf('r-1', { state: 'Applied' })];
  await happen();
  expect(model.list.rows).toMatchObject([{ id: 'r-1', state: 'Applied' }]);
  expect(model.list.reading.fresh).toBe(1);
  await model.list.showNew();
  expect(model.list.rows.map(({ id }) => id)).toEqual(['r-2', 'r-1']);
  expect(model.list.reading.fresh).toBe(0);
  model.dispose();
});

it('tells whoever comes second who was first, keeps the words, and shows the request as it is by then', async () => {
  const { model, toastTitles } = await opened(true);
  expect(model.mayDecide).toBe(true);
  model.open('r-1');
  await vi.advanceTimersByTimeAsync(0);
  model.ask('refuse');
  model.type('Foundry Row is another street.');
  toastTitles.rows = [rowOf('r-1', { rev: 2, decidedBy: 'Ines Falk' })];
  await model.refuse();
  expect(model.submission.problem).toBe(LATE.message);
  expect([model.answering, model.answer]).toEqual(['refuse', 'Foundry Row is another street.']);
  expect(model.opened?.decidedBy).toBe('Ines Falk');
  model.dispose();
});

it.each(['decided', 'valueChanged'])(
  'a late refusal (%s) says and asks nothing beside another request, and is told with the name of its site',
  async (code) => {
    const late = new Subject<Result<never, Failure>>();
    const { model, toasts } = await opened(true, firstValueFrom(late));
    model.open('r-1');
    await vi.advanceTimersByTimeAsync(0);
    const pressed = model.accept('The request was approved');
    model.open('r-2');
    await vi.advanceTimersByTimeAsync(0);
    expect(model.submission.busy).toBe(false);
    late.next(err({ ...LATE, code }));
    await pressed;
    expect([model.moved, model.submission.problem]).toEqual([false, null]);
    expect(toasts.list()).toMatchObject([
      { tone: 'alarm', title: 'Marine Supply: the request was not changed', text: LATE.message },
    ]);
    model.dispose();
  },
);

it('lets whoever only reads decide nothing', async () => {
  const { model } = await opened();
  model.open('r-1');
  await vi.advanceTimersByTimeAsync(0);
  await model.accept('The request was approved');
  expect([model.mayDecide, model.bulk, model.submission.problem]).toEqual([false, null, null]);
  model.dispose();
});
