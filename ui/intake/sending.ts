import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { IntakeReceipt } from '#core/intake/bug-form.schema.ts';
import { Submission } from '../forms/submission.ts';

interface Parts<Body> {
  readonly key: AttemptKey;
  readonly fallback: string;
  readonly submit: (body: Body, idempotencyKey: string) => Promise<Result<IntakeReceipt, Failure>>;
}

/** Sends one report. The server stores the report only once, even if it is sent again after a lost response. */
export class Sending<Body> {
  readonly submission = new Submission();
  /** The reference number; null until the report is stored. */
  reference: string | null = null;
  readonly #parts: Parts<Body>;

  constructor(parts: Parts<Body>) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false });
  }

  async send(body: Body): Promise<void> {
    if (this.reference !== null) return;
    const { key, submit, fallback } = this.#parts;
    await this.submission.run(
      () => key.send(body, (idempotencyKey) => submit(body, idempotencyKey)),
      {
        fallback,
        onOk: ({ reference }) => {
          this.reference = reference;
        },
      },
    );
  }
}
