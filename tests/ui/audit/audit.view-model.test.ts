import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { JobsGateway } from '#core/jobs/jobs.api.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import type { AuditLine, AuditPage } from '#core/audit/audit-line.schema.ts';
import type { AuditGateway } from '#core/audit/audit.api.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { WINDOW_ROWS, type ExportFormat } from '#core/lists/list-query.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { AuditViewModel } from '#ui/audit/audit.view-model.ts';
import { ChainCheck } from '#ui/audit/chain-check.ts';
import { scripted } from '../../support/scripted.ts';

const lineOf = (seq: number): AuditLine => ({
  seq,
  at: '2026-03-12T14:08:00.000Z',
  operation: 'login',
  result: 'ok',
  target: null,
  actor: null,
  subject: null,
  address: '127.0.0.1',
  claimedIp: null,
  requestId: 'r',
  sessionId: null,
  detail: [],
  facts: 0,
});
const pageOf = (from: number, next: number | null): AuditPage => ({
  lines: [lineOf(from), lineOf(from - 1)],
  total: 60,
  more: false,
  next,
  operations: ['login', 'logout'],
});

type Address = Readonly<Record<string, string>>;

const opened = async (address: Address = {}) => {
  const audit = scripted<AuditGateway>();
  const toasts = new ToastStore(Date.now);
  const saved: Parameters<FileSaver['save']>[0][] = [];
  const told: Address[] = [];
  const looks: (() => unknown)[] = [];
  const jobs = scripted<JobsGateway>();
  const files: FileSaver = { save: (file) => saved.push(file) };
  const job = new JobFollower({ jobs, files, toasts });
  let keys = 0;
  const makeKey = () => new AttemptKey({ next: () => `key ${(keys += 1)}` });
  const model = new AuditViewModel({
    audit,
    job,
    lookForNew: (look) => {
      looks.push(look);
      return () => looks.splice(0);
    },
    makeKey,
    chain: new ChainCheck(audit),
    files,
    toasts,
    clock: { now: () => Date.parse('2026-03-12T14:08:00Z') },
  });
  audit.onAuditPage.gives(pageOf(100, 50));
  model.list.open(
    (name) => address[name] ?? null,
    (given) => told.push(given),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { audit, jobs, model, saved, told, toasts, looks };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the record', () => {
  it('begins with the filter of the address', async () => {
    const { audit } = await opened({ person: ' dana ', result: 'refused', size: '50', page: '3' });
    expect(audit.onAuditPage.calls).toEqual([
      [
        {
          filter: {
            person: 'dana',
            operation: '',
            result: 'refused',
            text: '',
            from: null,
            to: null,
          },
          before: null,
          size: WINDOW_ROWS,
        },
      ],
    ]);
  });

  it('adds window below window by the line each begins at', async () => {
    const { audit, model } = await opened();
    audit.onAuditPage.clear().gives(pageOf(49, null));
    await model.list.goOn();
    await model.list.goOn();
    expect(audit.onAuditPage.calls.map(([{ before }]) => before)).toEqual([null, 50]);
    expect(model.list.rows.map(({ seq }) => seq)).toEqual([100, 99, 49, 48]);
    expect([model.list.total, model.list.mayGoOn]).toEqual([60, false]);
  });

  it('reads the facts the list has no room for when a line is opened, and says why it cannot', async () => {
    const { audit, model } = await opened();
    const [few, many] = [lineOf(9), { ...lineOf(10), facts: 2 }];
    await model.show(few);
    expect([model.opened, audit.onAuditLine.calls]).toEqual([few, []]);
    audit.onAuditLine.fails({ kind: 'unreachable' });
    await model.show(many);
    expect(model.opened).toEqual(many);
    expect(model.missing).not.toBeNull();
    const whole = {
      ...many,
      detail: [few, many].map(({ seq }) => ({ name: `zone ${seq}`, value: 'new' })),
    };
    audit.onAuditLine.clear().gives(whole);
    await model.show(many);
    expect([model.opened, model.missing]).toEqual([whole, null]);
    expect(audit.onAuditLine.calls).toEqual([[{ seq: 10 }], [{ seq: 10 }]]);
  });

  it('leaves a line closed that was closed while its facts were read', async () => {
    const { audit, model } = await opened();
    const many = { ...lineOf(10), facts: 2 };
    audit.onAuditLine.gives(many);
    const shown = model.show(many);
    model.hide();
    await shown;
    expect(model.opened).toBeNull();
  });

  it('says how much was written since its newest line, and shows it when asked', async () => {
    const { audit, jobs, model, looks } = await opened({ person: 'dana' });
    jobs.onListJobs.gives({ jobs: [] });
    model.start();
    audit.onAuditNew.gives({ count: 2 }).fails({ kind: 'unreachable' });
    looks[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(audit.onAuditNew.calls).toMatchObject([[{ filter: { person: 'dana' }, after: 100 }]]);
    expect(model.list.reading.fresh).toBe(2);
    looks[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([model.list.reading.fresh, model.list.state.at]).toEqual([2, 'ready']);
    audit.onAuditPage.clear().gives(pageOf(102, 50));
    await model.list.showNew();
    expect([model.list.rows[0]?.seq, model.list.reading.fresh]).toEqual([102, 0]);
    audit.onAuditPage.clear().gives({ ...pageOf(1, null), lines: [] });
    audit.onAuditNew.clear().gives({ count: 1 });
    await model.list.again();
    looks[0]?.();
    expect(audit.onAuditNew.calls.at(-1)).toMatchObject([{ filter: { person: 'dana' }, after: 0 }]);
    model.dispose();
    expect(looks).toEqual([]);
  });

  it('follows the typing once it rests, and a choice at once, from the first page', async () => {
    const { audit, model, told } = await opened();
    await model.list.goOn();
    for (const person of ['d', 'da', 'dan']) {
      model.list.type('person', person);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(audit.onAuditPage.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(250);
    expect(audit.onAuditPage.calls.at(-1)).toMatchObject([
      { filter: { person: 'dan' }, before: null },
    ]);
    model.list.type('text', 'x');
    await model.list.filter('result', 'limited');
    await vi.advanceTimersByTimeAsync(1000);
    expect(audit.onAuditPage.calls).toHaveLength(4);
    expect(audit.onAuditPage.calls.at(-1)?.[0]).toMatchObject({
      filter: { text: 'x', result: 'limited' },
    });
    expect(told.map(({ person, result = '' }) => [person, result])).toEqual([
      ['dan', ''],
      ['dan', 'limited'],
    ]);
    expect(model.list.narrowed).toBe(true);
    await model.list.clear();
    expect([model.list.narrowed, told.at(-1)]).toEqual([false, {}]);
  });

  it('offers the operations there are, and the chosen one in any case', async () => {
    const { model } = await opened({ operation: 'news.save' });
    expect(model.operations).toEqual(['news.save', 'login', 'logout']);
  });

  it('asks for nothing more once its screen is gone', async () => {
    const { audit, model } = await opened();
    model.list.type('person', 'x');
    model.dispose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(audit.onAuditPage.calls).toHaveLength(1);
  });

  it('saves the lines of the filter as a file in the shown columns', async () => {
    const { audit, model, saved, toasts } = await opened({ person: 'dana' });
    const csv = { name: 'record.csv', bytes: new Uint8Array([1]) };
    audit.onAuditExport.gives(csv);
    const take = (format: ExportFormat) =>
      model.download.run({ query: model.list.query, columns: ['time'], format, total: 60 });
    await Promise.all([take('csv'), take('csv')]);
    expect(audit.onAuditExport.calls).toMatchObject([
      [{ query: { person: 'dana' }, columns: ['time'], format: 'csv' }],
    ]);
    expect(saved).toEqual([{ name: 'record.csv', type: 'text/csv', content: csv.bytes }]);
    expect(toasts.shown()[0]?.text).toBe('60 lines.');
    audit.onAuditExport.clear().fails({ kind: 'unreachable' });
    await take('csv');
    expect(toasts.shown().at(-1)?.title).toBe(
      'The audit log could not be exported. There was no connection.',
    );
    expect([saved.length, model.download.busy]).toEqual([1, false]);
    audit.onAuditExport.clear().gives({ name: 'record.pdf', bytes: new Uint8Array([1]) });
    await take('pdf');
    expect(audit.onAuditExport.calls.at(-1)).toMatchObject([
      { query: { person: 'dana' }, format: 'pdf' },
    ]);
    expect(saved.at(-1)).toMatchObject({ name: 'record.pdf', type: 'application/pdf' });
  });
});

describe('the record, taken away whole', () => {
  it('is followed again when its page was loaded anew', async () => {
    const { jobs, model } = await opened();
    jobs.onListJobs.gives({
      jobs: [{ id: '7', state: 'running', done: 4, total: 9, file: null, problem: null }],
    });
    model.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([jobs.onListJobs.calls, model.job.job?.id]).toEqual([[[{ kind: 'audit.export' }]], '7']);
    model.job.forget();
  });

  it('starts a job where there is more than is answered at once, once for a filter until it is clear', async () => {
    const { audit, model, saved } = await opened();
    audit.onAuditPage.clear().gives({ ...pageOf(100, 50), total: 5_000, more: true });
    await model.list.again();
    const take = () =>
      model.download.run({
        query: model.list.query,
        columns: ['time'],
        format: 'csv',
        total: 5_000,
      });
    audit.onStartAuditExport
      .fails({ kind: 'timedOut' })
      .gives({ id: '7', state: 'waiting', done: 0, total: 9, file: null, problem: null });
    await take();
    expect(model.job.job).toBeNull();
    await take();
    const asked = { columns: ['time'], idempotencyKey: 'key 1' };
    expect(
      audit.onStartAuditExport.calls.map(([{ columns }, how]) => ({ columns, ...how })),
    ).toEqual([asked, asked]);
    expect(model.job.job?.id).toBe('7');
    expect([audit.onAuditExport.calls.length, saved.length, model.download.busy]).toEqual([
      0,
      0,
      false,
    ]);
    model.job.forget();
  });
});

describe('the check of the record', () => {
  const part = { at: null, reason: null, since: null } as const;

  it('goes on part by part until it is through', async () => {
    const audit = scripted<AuditGateway>();
    const chain = new ChainCheck(audit);
    audit.onAuditChain
      .gives({ ...part, state: 'more', upTo: 5000 })
      .gives({ ...part, state: 'more', upTo: 10_000 })
      .gives({ ...part, state: 'intact', upTo: 10_020 });
    await Promise.all([chain.check(), chain.check()]);
    expect(audit.onAuditChain.calls).toEqual([
      [{ after: 0 }],
      [{ after: 5000 }],
      [{ after: 10_000 }],
    ]);
    expect(chain.state).toEqual({
      at: 'done',
      part: { ...part, state: 'intact', upTo: 10_020 },
    });
  });

  it('stops at the first line that is not as it was written, and at a failure', async () => {
    const audit = scripted<AuditGateway>();
    const chain = new ChainCheck(audit);
    audit.onAuditChain.gives({ ...part, state: 'broken', upTo: 11, reason: 'altered' });
    await chain.check();
    expect(chain.state).toMatchObject({ at: 'done', part: { upTo: 11 } });
    audit.onAuditChain.clear().fails({ kind: 'unreachable' });
    await chain.check();
    expect(chain.state).toMatchObject({ at: 'failed' });
  });

  it('ends with its screen', async () => {
    const audit = scripted<AuditGateway>();
    const chain = new ChainCheck(audit);
    audit.onAuditChain.gives({ ...part, state: 'more', upTo: 5000 });
    const running = chain.check();
    chain.dispose();
    await running;
    expect([chain.state.at, audit.onAuditChain.calls.length]).toEqual(['unchecked', 1]);
  });
});
