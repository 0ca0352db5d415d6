import type { Generated } from 'kysely';
import type { Intake } from '#core/backend/intake.repository.port.ts';
import type { IntakeStatus } from '#core/support/support.schema.ts';
import type { Application } from '#core/session/user.schema.ts';
import type { Facts } from './tables-sessions.ts';

/** What a create answered, for its repeats within 24 hours; the fingerprint tells other words under the same key (SECURITY.md §2.17). */
export interface IdempotencyTable {
  account_id: string;
  key: string;
  route: string;
  fingerprint: string;
  answer: Facts;
  kept_at: number;
}

/** A bug report or feedback as it was sent. */
export interface IntakeTable {
  kind: Intake['kind'];
  /** Counted by kind; people quote it. */
  num: number;
  account_id: string;
  actor_id: string;
  application: Application;
  site_group_num: number | null;
  route: string;
  app_version: string;
  /** Of a bug. */
  summary: string | null;
  /** Of feedback, 1 to 5. */
  rating: number | null;
  text: string;
  status: IntakeStatus;
  rev: Generated<number>;
  created_at: number;
}

/** Tables of what people send in. */
export interface IntakeTables {
  idempotency: IdempotencyTable;
  intake: IntakeTable;
}
