import {
  createOnCallRunner,
  type OnCallRunnerPorts,
} from '#core/backend/on-call/on-call-runner.ts';
import {
  createAutoNotifyRunner,
  type NotifyPorts,
} from '#core/backend/auto-notify/auto-notify-runner.ts';
import {
  type CancellationRunnerPorts,
  createCancellationRunner,
} from '#core/backend/requests/cancellation-runner.ts';
import {
  createOutOfServiceRunner,
  type OutOfServiceRunnerPorts,
} from '#core/backend/site-file/out-of-service-runner.ts';
import {
  createReportScheduleRunner,
  type ReportRunnerPorts,
} from '#core/backend/reports/report-schedule-runner.ts';
import { createTestRunner, type TestRunnerPorts } from '#core/backend/tests-on-site/test-runner.ts';
import type { Log } from '../http/log.ts';
import { createRepeatedWork, type RepeatedWork } from './repeated-work.ts';

interface Runner {
  /** Works on one thing that is due; anything but `worked` where nothing is. */
  readonly runNext: () => Promise<string>;
}

/** Works on whatever is due, one thing after the other, outside of every request. */
const dueWorker =
  <Ports>(makeRunner: (ports: Ports) => Runner, everyMs: number, failure: string) =>
  (ports: Ports, log: Log): RepeatedWork => {
    const { runNext } = makeRunner(ports);
    return createRepeatedWork(everyMs, async (isStopping) => {
      try {
        while (!isStopping() && (await runNext()) === 'worked');
      } catch (error) {
        log.error(failure, { problem: error instanceof Error ? error.name : 'unknown' });
      }
    });
  };

/** Begins, ends and warns of tests; looks for what is due each second. */
export const createTestWorker = dueWorker<TestRunnerPorts>(
  createTestRunner,
  1000,
  'tests could not be worked on',
);

/** Puts devices out of service and takes them back; looks for what is due every five seconds. */
export const createOutOfServiceWorker = dueWorker<OutOfServiceRunnerPorts>(
  createOutOfServiceRunner,
  5000,
  'devices out of service could not be worked on',
);

/** Notices what rules wait for and tells of it; looks every five seconds. */
export const createAutoNotifyWorker = dueWorker<NotifyPorts>(
  createAutoNotifyRunner,
  5000,
  'rules could not tell what they noticed',
);

/** Ends services at their dates; looks for what is due every five seconds. */
export const createCancellationWorker = dueWorker<CancellationRunnerPorts>(
  createCancellationRunner,
  5000,
  'services could not be ended',
);

/** Starts the reports of schedules whose time has come; looks for what is due every five seconds. */
export const createReportScheduleWorker = dueWorker<ReportRunnerPorts>(
  createReportScheduleRunner,
  5000,
  'scheduled reports could not be started',
);

/** Tells of hand-offs and sends the daily digests of on-call lists; looks for what is due every five seconds. */
export const createOnCallWorker = dueWorker<OnCallRunnerPorts>(
  createOnCallRunner,
  5000,
  'on-call lists could not be worked on',
);
