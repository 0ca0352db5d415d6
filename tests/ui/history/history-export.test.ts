import { expect, it } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import type { Job } from '#core/jobs/job.schema.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { err, ok } from '#core/kernel/result.ts';
import { createHistoryExport } from '#ui/history/history-export.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';

const JOB: Job = {
  id: 'job-1',
  state: 'waiting',
  done: 0,
  total: 6200,
  file: null,
  problem: null,
};
const wanted = (format: 'csv' | 'pdf') => ({
  query: HISTORY_LIST.start,
  columns: ['time', 'event'],
  format,
  total: 5000,
});

const taking = (mayStartJobs: boolean) => {
  const asked: string[] = [];
  const lost = () => Promise.resolve(err({ kind: 'unreachable' } as const));
  let fails = true;
  const job = new JobFollower({
    jobs: { listJobs: lost, readJob: lost, cancelJob: lost, jobFile: lost },
    toasts: new ToastStore(Date.now),
    files: new MemoryFileSaver(),
  });
  const take = createHistoryExport({
    job,
    mayStartJobs,
    makeKey: () => new AttemptKey({ next: () => `key-${asked.length}` }),
    history: {
      exportHistory: ({ format }) => {
        asked.push(format);
        return Promise.resolve(ok({ name: 'history.csv', bytes: new Uint8Array() }));
      },
      startHistoryExport: ({ sn, columns }, how) => {
        asked.push(`${sn} ${columns?.join() ?? 'all'} ${how?.idempotencyKey ?? 'no key'}`);
        if (!fails) return Promise.resolve(ok(JOB));
        fails = false;
        return lost();
      },
    },
  });
  return { asked, job, take };
};

it('puts more than 5,000 rows into the background, once for a press that is made again', async () => {
  const { asked, job, take } = taking(true);
  expect(await take(700121, wanted('csv'), true)).toMatchObject({ ok: false });
  expect(await take(700121, wanted('csv'), true)).toEqual(ok(null));
  expect(asked).toEqual(['700121 time,event key-0', '700121 time,event key-0']);
  expect(job.job).toEqual(JOB);
  job.forget();
});

it('takes shorter ones and those on paper at once, and all of whoever may start no job', async () => {
  const own = taking(true);
  await own.take(700121, wanted('csv'), false);
  await own.take(700121, wanted('pdf'), true);
  const visit = taking(false);
  await visit.take(700121, wanted('csv'), true);
  expect([own.asked, visit.asked]).toEqual([['csv', 'pdf'], ['csv']]);
});
