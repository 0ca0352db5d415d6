import { makeAutoObservable, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure } from '#core/kernel/failure.ts';
import type { Result } from '#core/kernel/result.ts';
import type { IntakeReceipt } from '#core/intake/intake.schema.ts';

/** Sends one report until it is stored: one press at a time, and a repeat after a lost answer is stored once. */
export class Sending {
  busy = false;
  /** Words above the form; `refusals` grows with them, so that equal words are heard again. */
  problem: string | null = null;
  refusals = 0;
  /** What the person can quote; null until it is stored. */
  reference: string | null = null;
  readonly #key: AttemptKey;
  readonly #fallback: string;

  constructor(parts: { key: AttemptKey; fallback: string }) {
    this.#key = parts.key;
    this.#fallback = parts.fallback;
    makeAutoObservable(this);
  }

  async send<Body>(
    body: Body,
    submit: (body: Body, idempotencyKey: string) => Promise<Result<IntakeReceipt, Failure>>,
  ): Promise<void> {
    if (this.busy || this.reference !== null) return;
    this.busy = true;
    this.problem = null;
    const result = await submit(body, this.#key.for(body));
    this.#key.settle(result);
    runInAction(() => {
      this.busy = false;
      if (result.ok) this.reference = result.value.reference;
      else {
        this.problem = explain(result.error, this.#fallback);
        this.refusals += 1;
      }
    });
  }
}
