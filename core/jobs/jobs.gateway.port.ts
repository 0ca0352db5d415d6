import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { Job } from './job.schema.ts';

/** Follows the jobs a person started; another person's are answered with 404. */
export interface JobsGateway {
  /** Those of a kind that are under way or have ended in the last minutes, newest first. */
  list(kind: string): Answer<readonly Job[]>;
  /** How far it is; asked again and again in the background. */
  read(id: string): Answer<Job>;
  /** Ends it where it stands; 409 when it has ended already. */
  cancel(id: string): Answer<Job>;
  /** Its result, 24 hours long; 412 after that. */
  file(id: string): Answer<Document>;
}
