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
  /** Processes one due item. Returns `worked` if an item was due. */
  readonly runNext: () => Promise<string>;
}

/** Creates a worker that processes due items one after the other, independently of requests. */
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

/** Starts and ends tests on devices and warns before their end. Checks for due work every second. */
export const createTestWorker = dueWorker<TestRunnerPorts>(
  createTestRunner,
  1000,
  'tests could not be worked on',
);

/** Takes devices out of service and puts them back. Checks for due work every five seconds. */
export const createOutOfServiceWorker = dueWorker<OutOfServiceRunnerPorts>(
  createOutOfServiceRunner,
  5000,
  'devices out of service could not be worked on',
);

/** Evaluates notification rules and sends the notifications. Checks for due work every five seconds. */
export const createAutoNotifyWorker = dueWorker<NotifyPorts>(
  createAutoNotifyRunner,
  5000,
  'rules could not tell what they noticed',
);

/** Ends services on their cancellation dates. Checks for due work every five seconds. */
export const createCancellationWorker = dueWorker<CancellationRunnerPorts>(
  createCancellationRunner,
  5000,
  'services could not be ended',
);

/** Starts the reports of due schedules. Checks for due work every five seconds. */
export const createReportScheduleWorker = dueWorker<ReportRunnerPorts>(
  createReportScheduleRunner,
  5000,
  'scheduled reports could not be started',
);

/** Sends hand-off messages and daily digests of on-call lists. Checks for due work every five seconds. */
export const createOnCallWorker = dueWorker<OnCallRunnerPorts>(
  createOnCallRunner,
  5000,
  'on-call lists could not be worked on',
);
