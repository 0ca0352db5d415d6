import type { Application } from '../../permission/application.schema.ts';

/** Who wrote, and where; the same for bugs and feedback. */
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

/** A report as stored; its state begins as `New`. */
export type Intake = IntakeFacts &
  (
    | { readonly kind: 'bug'; readonly summary: string; readonly text: string }
    | { readonly kind: 'feedback'; readonly rating: number; readonly text: string }
    | {
        readonly kind: 'message';
        /** Its topic. */
        readonly summary: string;
        readonly siteNum: number | null;
        readonly text: string;
      }
  );

/** A report by its kind and number. */
export interface ReportKey {
  readonly kind: Intake['kind'];
  readonly num: number;
}

/** Bug reports, feedback and messages to the provider. */
export interface IntakeRepository {
  /** Answers the number of its kind; a number whose transaction fails is not given again. */
  add(intake: Intake): Promise<number>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly intake: IntakeRepository;
  }
}
