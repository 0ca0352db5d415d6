import type { StoredVisit } from '#core/backend/impersonation.repository.port.ts';

/** See `Impersonation`; the sessions it names may be gone. */
export interface ImpersonationTable {
  id: string;
  session_id: string;
  staff_session_id: string;
  actor_id: string;
  subject_id: string;
  mode: StoredVisit['mode'];
  reason: string;
  ticket: string | null;
  started_at: number;
  ends_at: number;
  ended_at: number | null;
  end_reason: StoredVisit['endReason'];
}

/** Tables behind impersonation. */
export interface ImpersonationTables {
  impersonation: ImpersonationTable;
}
