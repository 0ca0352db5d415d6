import { makeAutoObservable } from 'mobx';
import type { IntakeGateway } from '#core/intake/intake.api.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { AccountBranch } from '#core/new-account/stored-account-draft.schema.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<IntakeGateway, 'submitBug'>;
  readonly key: AttemptKey;
}

/** Sends support one request for account numbers, however often the button is pressed. */
export class BlockRequestViewModel {
  reference: string | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false });
  }

  async ask({ name, siteGroupNum }: AccountBranch): Promise<void> {
    const { gateway, key } = this.#parts;
    const report = {
      summary: `Account numbers for ${siteGroupNum}`,
      route: '/create-account',
      appVersion: APP_VERSION,
      details: `Please give us a block of account numbers for ${siteGroupNum} ${name}.`,
    };
    await this.submission.run(
      () => key.send(report, (idempotencyKey) => gateway.submitBug(report, { idempotencyKey })),
      {
        fallback: 'The message could not be sent.',
        onOk: ({ reference }) => (this.reference = reference),
      },
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly blockRequest: BlockRequestViewModel;
  }
}
