import type { Application } from '../../permission/application.schema.ts';

/** The author of a bug report or feedback, and the page where it was written. */
export interface IntakeFacts {
  readonly accountId: string;
  readonly actorId: string;
  readonly application: Application;
  readonly siteGroupNum: number | null;
  /** Path of the page, without the query. */
  readonly route: string;
  readonly appVersion: string;
  readonly createdAt: number;
}

/** A bug report, feedback or message to store, with the initial state `New`. */
export type Intake = IntakeFacts &
  (
    | { readonly kind: 'bug'; readonly summary: string; readonly text: string }
    | { readonly kind: 'feedback'; readonly rating: number; readonly text: string }
    | {
        readonly kind: 'message';
        /** Topic of the message to the provider. */
        readonly summary: string;
        readonly siteNum: number | null;
        readonly text: string;
      }
  );

export interface ReportKey {
  readonly kind: Intake['kind'];
  readonly num: number;
}

/** Stores bug reports, feedback and messages to the provider. */
export interface IntakeRepository {
  /** Stores a report and returns its number, which is counted per kind. A rolled-back transaction leaves a gap in the numbers. */
  add(intake: Intake): Promise<number>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly intake: IntakeRepository;
  }
}
