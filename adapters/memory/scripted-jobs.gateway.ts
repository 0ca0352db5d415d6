import type { Document } from '#core/documents/document.ts';
import type { Job } from '#core/jobs/job.schema.ts';
import type { JobsGateway } from '#core/jobs/jobs.gateway.port.ts';
import { Script } from './script.ts';

/** A gateway to jobs whose answers are set by whoever drives it. */
export class ScriptedJobsGateway implements JobsGateway {
  readonly onRead = new Script<[id: string], Job>('read');
  readonly onCancel = new Script<[id: string], Job>('cancel');
  readonly onFile = new Script<[id: string], Document>('file');

  read(id: string) {
    return this.onRead.run(id);
  }

  cancel(id: string) {
    return this.onCancel.run(id);
  }

  file(id: string) {
    return this.onFile.run(id);
  }
}
