import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#core/jobs/job.schema.ts';
import type { JobsGateway } from '#core/jobs/jobs.api.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { PortalImportGateway } from '#core/provisioning/portal-import.api.ts';
import { scripted } from '#tests/support/scripted.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { PortalExport } from '#ui/provisioning/portal-export.ts';

const job = (more: Partial<Job> = {}): Job => ({
  id: 'job-1',
  state: 'running',
  done: 0,
  total: 900,
  file: null,
  problem: null,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is begun once for its key, followed, and offered as a file', async () => {
  const gateway = scripted<PortalImportGateway>();
  const jobs = scripted<JobsGateway>();
  const saved: string[] = [];
  let keys = 0;
  const model = new PortalExport({
    gateway,
    key: new AttemptKey({ next: () => `key-${String((keys += 1))}` }),
    job: new JobFollower({
      jobs,
      toasts: new ToastStore(Date.now),
      files: { save: ({ name }) => void saved.push(name) },
    }),
  });
  gateway.onExportPortalRecords
    .fails({ kind: 'timedOut' })
    .gives(job())
    .gives(job({ id: 'job-2' }));
  await model.begin();
  expect(model.submission.problem).toContain('The export could not be started.');
  await model.begin();
  expect(model.isInProgress).toBe(true);
  await model.begin();
  jobs.onReadJob.gives(job({ state: 'done', done: 900 }));
  jobs.onJobFile.gives({ name: 'portal.csv', bytes: new Uint8Array([1]) });
  await vi.advanceTimersByTimeAsync(3000);
  await model.job.save();
  expect([model.isInProgress, saved]).toEqual([false, ['portal.csv']]);
  await model.begin();
  expect(gateway.onExportPortalRecords.calls).toEqual(
    ['key-1', 'key-1', 'key-2'].map((idempotencyKey) => [{}, { idempotencyKey }]),
  );
  model.job.forget();
});
