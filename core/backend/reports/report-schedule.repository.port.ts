import type {
  ReportChoices,
  ReportSchedule,
  ReportScheduleForm,
} from '../../reports/report-schedule.schema.ts';
import type { ReportViewer } from './report.repository.port.ts';

/** The person who saves a schedule, and the time. The schedule's reports run in that person's name. */
export interface ScheduleChange {
  readonly by: string;
  readonly byId: string;
  readonly at: number;
}

/** A schedule to store: its form, the name of its scope, and its next run. */
export interface WrittenSchedule extends ReportScheduleForm {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly scopeName: string;
  readonly nextRunAt: number | null;
}

/** A due schedule, locked until the transaction ends. */
export interface DueSchedule extends Omit<WrittenSchedule, 'kind'> {
  readonly kind: string;
  readonly ownerId: string;
  readonly changedBy: string;
}

/** The choices for reports of a group. `isServed` is true if the group has the answering service. */
export type FoundChoices = ReportChoices & { readonly isServed: boolean };

/** Stores report schedules. A deleted schedule's row stays, because its reports refer to it. */
export interface ReportScheduleRepository {
  list(viewer: ReportViewer, now: number): Promise<readonly ReportSchedule[]>;
  find(id: string, viewer: ReportViewer, now: number): Promise<ReportSchedule | null>;
  choices(siteGroupNum: number): Promise<FoundChoices | null>;
  /** Returns the number of the group's schedules. Locks the group, so that simultaneous additions cannot exceed the limit. */
  countOf(siteGroupNum: number): Promise<number>;
  add(schedule: WrittenSchedule, change: ScheduleChange): Promise<void>;
  /** Saves a schedule. Returns false if its revision is no longer `rev`. */
  replace(schedule: WrittenSchedule, rev: number, change: ScheduleChange): Promise<boolean>;
  remove(id: string, rev: number, change: ScheduleChange): Promise<boolean>;
  /** Locks and returns the schedule that has been due longest, skipping schedules that another server has locked; null if none is due. */
  claimDue(now: number): Promise<DueSchedule | null>;
  /** Sets the time of a locked schedule's next run. */
  goOn(id: string, nextRunAt: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportSchedules: ReportScheduleRepository;
  }
}
