import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { IntakeReceipt } from '#core/intake/intake.schema.ts';
import { Submission } from '../forms/submission.ts';

/** Sends one report until it is stored: a repeat after a lost answer is stored once. */
export class Sending {
  readonly submission = new Submission();
  /** What the person can quote; null until it is stored. */
  reference: string | null = null;
  readonly #key: AttemptKey;
  readonly #fallback: string;

  constructor(parts: { key: AttemptKey; fallback: string }) {
    this.#key = parts.key;
    this.#fallback = parts.fallback;
    makeAutoObservable(this, { submission: false });
  }

  async send<Body>(
    body: Body,
    submit: (body: Body, idempotencyKey: string) => Promise<Result<IntakeReceipt, Failure>>,
  ): Promise<void> {
    if (this.reference !== null) return;
    await this.submission.run(() => this.#key.send(body, (key) => submit(body, key)), {
      fallback: this.#fallback,
      onOk: ({ reference }) => {
        this.reference = reference;
      },
    });
  }
}
