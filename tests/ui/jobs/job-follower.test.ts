import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobsGateway } from '#core/jobs/jobs.api.ts';
import { scripted } from '../../support/scripted.ts';
import type { Job } from '#core/jobs/job.schema.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';

const jobOf = (change: Partial<Job> = {}): Job => ({
  id: '7',
  state: 'waiting',
  done: 0,
  total: 9_000,
  file: null,
  problem: null,
  ...change,
});
const LOOK = 2_000;

const opened = () => {
  const jobs = scripted<JobsGateway>();
  const toasts = new ToastStore(Date.now);
  const saved: Parameters<FileSaver['save']>[0][] = [];
  const follower = new JobFollower({ jobs, toasts, files: { save: (file) => saved.push(file) } });
  return { jobs, toasts, saved, follower };
};
const following = () => {
  const made = opened();
  made.follower.follow(jobOf());
  return made;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an export that is being prepared', () => {
  it('is looked at until its file is there, through an outage too', async () => {
    const { jobs, toasts, saved, follower } = following();
    expect(toasts.shown()[0]?.title).toBe('Your export is being prepared');
    jobs.onReadJob
      .gives(jobOf({ state: 'running', done: 4_000 }))
      .fails({ kind: 'unreachable' })
      .gives(jobOf({ state: 'done', done: 9_000 }));
    await vi.advanceTimersByTimeAsync(LOOK);
    expect(follower.job?.done).toBe(4_000);
    await vi.advanceTimersByTimeAsync(10 * LOOK);
    expect(jobs.onReadJob.calls).toHaveLength(3);
    const ready = toasts.shown().at(-1);
    expect([ready?.title, ready?.durationMs]).toEqual(['Your export is ready', null]);
    jobs.onJobFile.gives({ name: 'record.csv', bytes: new Uint8Array([97]) });
    ready?.action?.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toMatchObject([{ name: 'record.csv', type: 'text/csv' }]);
  });

  it('is cancelled once, and not followed any more', async () => {
    const { jobs, follower } = following();
    jobs.onCancelJob.gives(jobOf({ state: 'cancelled' }));
    await Promise.all([follower.cancel(), follower.cancel()]);
    await vi.advanceTimersByTimeAsync(10 * LOOK);
    expect([jobs.onCancelJob.calls.length, jobs.onReadJob.calls.length]).toEqual([1, 0]);
    expect(follower.job).toBeNull();
  });

  it('that ended before its cancel arrived shows how', async () => {
    const { jobs, toasts, follower } = following();
    const message = 'This has already ended.';
    jobs.onCancelJob.fails({ kind: 'refused', status: 409, message, code: 'jobEnded' });
    jobs.onReadJob.gives(jobOf({ state: 'done' }));
    await follower.cancel();
    expect(toasts.shown().map(({ title }) => title)).toContain(message);
    expect(follower.job?.state).toBe('done');
  });

  it('says why it failed, and is silent once the session is over', async () => {
    const failed = following();
    failed.jobs.onReadJob.gives(jobOf({ state: 'failed', problem: 'No room.' }));
    await vi.advanceTimersByTimeAsync(LOOK);
    expect(failed.toasts.shown().at(-1)?.title).toBe('No room.');
    const over = following();
    over.jobs.onReadJob.fails({ kind: 'empty', reason: 'sessionOver' });
    await vi.advanceTimersByTimeAsync(5 * LOOK);
    expect([over.jobs.onReadJob.calls.length, over.toasts.shown().length]).toEqual([1, 1]);
    expect([failed.follower.job, over.follower.job]).toEqual([null, null]);
  });
});

describe('a page that was loaded anew', () => {
  it('takes up the newest export under way, without announcing it again', async () => {
    const { jobs, toasts, follower } = opened();
    const cancelled = jobOf({ id: '9', state: 'cancelled' });
    jobs.onListJobs.gives({ jobs: [cancelled, jobOf({ id: '8', state: 'running', done: 10 })] });
    await Promise.all([follower.takeUp('audit.export'), follower.takeUp('audit.export')]);
    expect(jobs.onListJobs.calls).toEqual([[{ kind: 'audit.export' }], [{ kind: 'audit.export' }]]);
    expect([follower.job?.id, toasts.shown()]).toEqual(['8', []]);
    jobs.onReadJob.gives(jobOf({ id: '8', state: 'done', done: 20 }));
    await vi.advanceTimersByTimeAsync(10 * LOOK);
    expect(jobs.onReadJob.calls).toEqual([[{ id: '8' }]]);
    expect(toasts.shown()[0]?.title).toBe('Your export is ready');
    await follower.takeUp('audit.export');
    expect(jobs.onListJobs.calls).toHaveLength(2);
  });

  it('offers the file of one that was finished meanwhile, and asks no more', async () => {
    const { jobs, follower } = opened();
    jobs.onListJobs.gives({ jobs: [jobOf({ state: 'done' })] });
    await follower.takeUp('audit.export');
    await vi.advanceTimersByTimeAsync(10 * LOOK);
    expect([follower.job?.state, jobs.onReadJob.calls.length]).toEqual(['done', 0]);
  });

  it('says that it may not look, and leaves an outage to the list', async () => {
    const { jobs, toasts, follower } = opened();
    jobs.onListJobs
      .fails({ kind: 'unreachable' })
      .fails({ kind: 'refused', status: 404, message: null, code: null });
    await follower.takeUp('audit.export');
    expect(toasts.shown()).toEqual([]);
    await follower.takeUp('audit.export');
    expect([toasts.shown().length, follower.job]).toEqual([1, null]);
  });
});
