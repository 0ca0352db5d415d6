import { makeAutoObservable } from 'mobx';
import { hasEnded } from '#core/jobs/has-ended.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { PortalImportGateway } from '#core/provisioning/portal-import.api.ts';
import { Submission } from '../forms/submission.ts';
import type { JobFollower } from '../jobs/job-follower.ts';

interface Parts {
  readonly gateway: Pick<PortalImportGateway, 'exportPortalRecords'>;
  readonly key: AttemptKey;
  /** Polls the export job until its file is ready, while the page is open. */
  readonly job: JobFollower;
}

/** Exports all portal data, without codes, as a file that can be imported again (design "site groups & people"). */
export class PortalExport {
  readonly submission = new Submission();
  readonly job: JobFollower;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.job = parts.job;
    makeAutoObservable(this, { submission: false, job: false });
  }

  get isInProgress(): boolean {
    const { job } = this.job;
    return job !== null && !hasEnded(job);
  }

  async begin(): Promise<void> {
    if (this.isInProgress) return;
    const { gateway, key } = this.#parts;
    const send = (idempotencyKey: string) => gateway.exportPortalRecords({}, { idempotencyKey });
    await this.submission.run(() => key.send('all', send), {
      fallback: 'The export could not be started.',
      onOk: (job) => this.job.follow(job),
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly portalExportJob: JobFollower;
  }
}
