import type { Application } from '../../permission/application.schema.ts';

/** The author of a report and the page it was written on; the same for bugs and feedback. */
export interface IntakeFacts {
  readonly accountId: string;
  readonly actorId: string;
  readonly application: Application;
  readonly siteGroupNum: number | null;
  /** Path without query. */
  readonly route: string;
  readonly appVersion: string;
  readonly createdAt: number;
}

/** A report as it is stored. Its first state is `New`. */
export type Intake = IntakeFacts &
  (
    | { readonly kind: 'bug'; readonly summary: string; readonly text: string }
    | { readonly kind: 'feedback'; readonly rating: number; readonly text: string }
    | {
        readonly kind: 'message';
        /** The topic of the message. */
        readonly summary: string;
        readonly siteNum: number | null;
        readonly text: string;
      }
  );

/** Identifies a report by its kind and number. */
export interface ReportKey {
  readonly kind: Intake['kind'];
  readonly num: number;
}

/** Bug reports, feedback and messages to the provider. */
export interface IntakeRepository {
  /** Returns the number of the report, counted per kind. The number of a failed transaction is not reused. */
  add(intake: Intake): Promise<number>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly intake: IntakeRepository;
  }
}
