import type { Document } from '../documents/document.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { Job } from './job.schema.ts';

/** Follows the jobs a person started; another person's are answered with 404. */
export interface JobsGateway {
  /** Those of a kind that are under way or have ended in the last minutes, newest first. */
  list(kind: string): Promise<Result<readonly Job[], Failure>>;
  /** How far it is; asked again and again in the background. */
  read(id: string): Promise<Result<Job, Failure>>;
  /** Ends it where it stands; 409 when it has ended already. */
  cancel(id: string): Promise<Result<Job, Failure>>;
  /** Its result, 24 hours long; 412 after that. */
  file(id: string): Promise<Result<Document, Failure>>;
}
