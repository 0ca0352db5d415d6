import type {
  ReportChoices,
  ReportSchedule,
  ReportScheduleForm,
} from '../../reports/report-schedule.schema.ts';
import type { ReportViewer } from './report.repository.port.ts';

/** Who saves a schedule, and when; its reports are made in their name. */
export interface ScheduleChange {
  readonly by: string;
  readonly byId: string;
  readonly at: number;
}

/** A schedule as it is written: what its form says, what its scope is called, and when it runs next. */
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

/** What a group can choose, with whether it has the answering service. */
export type FoundChoices = ReportChoices & { readonly isServed: boolean };

/** Schedules as rows; a schedule that is deleted stays for its reports. */
export interface ReportScheduleRepository {
  list(viewer: ReportViewer, now: number): Promise<readonly ReportSchedule[]>;
  find(id: string, viewer: ReportViewer, now: number): Promise<ReportSchedule | null>;
  choices(siteGroupNum: number): Promise<FoundChoices | null>;
  /** How many a group has, with the group held, so that two at once count each other. */
  countOf(siteGroupNum: number): Promise<number>;
  add(schedule: WrittenSchedule, change: ScheduleChange): Promise<void>;
  /** False where it is not revision `rev` any more. */
  replace(schedule: WrittenSchedule, rev: number, change: ScheduleChange): Promise<boolean>;
  remove(id: string, rev: number, change: ScheduleChange): Promise<boolean>;
  /** The schedule that is due longest and that nobody else holds; null where none is. */
  claimDue(now: number): Promise<DueSchedule | null>;
  /** When a held schedule runs next. */
  goOn(id: string, nextRunAt: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reportSchedules: ReportScheduleRepository;
  }
}
