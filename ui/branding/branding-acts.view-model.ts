import { makeAutoObservable } from 'mobx';
import type { BrandingGateway } from '#core/branding/branding.api.ts';
import type { BrandingOverview, BrandingVersion } from '#core/branding/branding-overview.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly gateway: BrandingGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly files: FileSaver;
  /** Returns the loaded branding; null before the first response. */
  readonly overview: () => BrandingOverview | null;
  /** Restarts editing from the given branding. */
  readonly begin: (overview: BrandingOverview) => void;
  readonly done: () => void;
}

/** The actions on the whole draft, one at a time: publish, discard, restore, test print and test email. */
export class BrandingActs {
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false });
  }

  publish(): Promise<void> {
    const { publishBranding } = this.#parts.gateway;
    const done = 'Your branding is live';
    return this.#act((rev) => publishBranding({ rev }), done, 'It could not be published.');
  }

  discard(): Promise<void> {
    const { discardBrandingDraft } = this.#parts.gateway;
    const done = 'The draft was discarded';
    return this.#act((rev) => discardBrandingDraft({ rev }), done, 'It could not be discarded.');
  }

  restore({ version }: BrandingVersion): Promise<void> {
    const done = `Version ${version} is now your draft`;
    return this.#act(
      (rev) => this.#parts.gateway.restoreBranding({ rev, version }),
      done,
      'It could not be restored.',
    );
  }

  async sendSample(): Promise<void> {
    await this.submission.run(() => this.#parts.gateway.sendBrandingSample(), {
      fallback: 'The sample could not be sent.',
      onOk: () => toastDone(this.#parts.toasts, { title: 'A sample is on its way to you' }),
    });
  }

  async takeSample(): Promise<void> {
    await this.submission.run(() => this.#parts.gateway.brandingSample(), {
      fallback: 'The sample could not be made.',
      onOk: ({ name, bytes }) =>
        this.#parts.files.save({ name, type: 'application/pdf', content: new Uint8Array(bytes) }),
    });
  }

  /** Sends an action, then restarts the draft from the current branding, including changes other users made in the meantime. */
  async #act(send: (rev: number) => Answer<unknown>, title: string, text: string): Promise<void> {
    const { begin, overview, done: isDone, gateway, toasts } = this.#parts;
    const { rev } = overview() ?? { rev: null };
    if (rev === null) return;
    await this.submission.press(
      async () => ({
        done: await send(rev),
        now: await gateway.brandingDesk({}, { background: true }),
      }),
      ({ done, now }) => {
        if (now.ok) begin(now.value);
        if (!done.ok) return explain(done.error, text);
        isDone();
        toastDone(toasts, { title });
        return null;
      },
    );
  }
}
