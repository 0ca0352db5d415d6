import type {
  ReportChoices,
  ReportSchedule,
  ReportScheduleForm,
} from '../../reports/report-schedule.schema.ts';
import type { ReportViewer } from './report.repository.port.ts';

/** The person who saves a schedule, and the time. Its reports are made in that person's name. */
export interface ScheduleChange {
  readonly by: string;
  readonly byId: string;
  readonly at: number;
}

/** A schedule to be stored: its form, the name of its scope, and its next run. */
export interface WrittenSchedule extends ReportScheduleForm {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly scopeName: string;
  readonly nextRunAt: number | null;
}

/** A schedule that is due, locked for the transaction. */
export interface DueSchedule extends Omit<WrittenSchedule, 'kind'> {
  readonly kind: string;
  readonly ownerId: string;
  readonly changedBy: string;
}

/** The choices of a group; `isServed` is true if it has the answering service. */
export type FoundChoices = ReportChoices & { readonly isServed: boolean };

/** Schedules as rows. A deleted schedule stays for its reports. */
export interface ReportScheduleRepository {
  list(viewer: ReportViewer, now: number): Promise<readonly ReportSchedule[]>;
  find(id: string, viewer: ReportViewer, now: number): Promise<ReportSchedule | null>;
  choices(siteGroupNum: number): Promise<FoundChoices | null>;
  /** Counts the schedules of a group and locks the group, so that simultaneous additions count each other. */
  countOf(siteGroupNum: number): Promise<number>;
  add(schedule: WrittenSchedule, change: ScheduleChange): Promise<void>;
  /** Returns false if the revision is no longer `rev`. */
  replace(schedule: WrittenSchedule, rev: number, change: ScheduleChange): Promise<boolean>;
  remove(id: string, rev: number, change: ScheduleChange): Promise<boolean>;
  /** Returns the schedule that has been due longest and that no other server has locked; null if none is due. */
  claimDue(now: number): Promise<DueSchedule | null>;
  /** Sets the next run of a locked schedule. */
  goOn(id: string, nextRunAt: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportSchedules: ReportScheduleRepository;
  }
}
