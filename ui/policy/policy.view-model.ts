import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { readForm } from '#core/login/read-form.schema.ts';
import {
  policyFormSchema,
  type PolicyHistory,
  type PolicyVersion,
} from '#core/privacy/policy-form.schema.ts';
import type { PolicyGateway } from '#core/privacy/policy.gateway.port.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly policies: PolicyGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
}

const NOT_PUBLISHED = 'The privacy policy could not be published. Nothing you wrote is lost.';

/** The privacy policy for those who publish it (spec §7.2): every text that is published is a new version, which everyone accepts anew at the next sign-in. */
export class PolicyViewModel {
  text = '';
  busy = false;
  /** Asked once more before everyone is asked to accept. */
  asking = false;
  problem: string | null = null;
  refusals = 0;
  /** What somebody else published meanwhile. */
  theirs: PolicyHistory | null = null;
  /** An older version that is read. */
  opened: PolicyVersion | null = null;
  readonly source: Loadable<PolicyHistory>;
  older: Loadable<{ readonly text: string }>;
  readonly #parts: Parts;
  base: PolicyHistory | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: async () => {
        const result = await parts.policies.read();
        if (result.ok) this.#begin(result.value);
        return result;
      },
      fallback: MESSAGES.loadPrivacyPolicy,
    });
    this.older = this.#reading(0);
    makeAutoObservable(this, {
      source: false,
      older: observableRef,
      theirs: observableRef,
      opened: observableRef,
      base: observableRef,
    });
  }

  start(): void {
    void this.source.load();
  }

  dispose(): void {
    this.source.dispose();
    this.older.dispose();
  }

  /** Every version, newest first. */
  get versions(): readonly PolicyVersion[] {
    return this.base?.versions ?? [];
  }

  get current(): number {
    return this.base?.version ?? 0;
  }

  get dirty(): boolean {
    return this.base !== null && this.text !== this.base.text;
  }

  /** The text to publish; null while it is wrong or nothing changed. */
  get wanted(): string | null {
    const read = readForm(policyFormSchema, { policy: this.text });
    return read.ok && this.base !== null && read.value.policy !== this.base.text
      ? read.value.policy
      : null;
  }

  /** Words at the field once it was emptied or grew too long. */
  get error(): string | null {
    const read = readForm(policyFormSchema, { policy: this.text });
    return read.ok || !this.dirty ? null : (read.error['policy']?.[0] ?? null);
  }

  type(text: string): void {
    this.text = text;
  }

  /** Back to the text as it is published. */
  discard(): void {
    this.text = this.base?.text ?? '';
    this.problem = null;
  }

  /** The first press asks, because everyone will be asked to accept. */
  ask(): void {
    this.asking = this.wanted !== null && !this.busy;
  }

  keepEditing(): void {
    this.asking = false;
  }

  async publish(): Promise<void> {
    const { wanted } = this;
    this.asking = false;
    if (wanted === null || this.busy || this.base === null) return;
    this.busy = true;
    this.problem = null;
    const published = await this.#parts.policies.publish(wanted, this.base.version);
    const stale =
      !published.ok && isStale(published.error) ? await this.#parts.policies.read() : null;
    runInAction(() => {
      this.busy = false;
      // After an answer that got lost the same press finds its own version there.
      const now = published.ok
        ? published.value
        : stale?.ok && stale.value.text === wanted
          ? stale.value
          : null;
      if (now !== null) this.#finish(now);
      else if (stale?.ok) this.theirs = stale.value;
      else if (!published.ok) {
        this.problem = explain(published.error, NOT_PUBLISHED);
        this.refusals += 1;
      }
    });
  }

  /** Takes what the other one published; what was typed here is given up. */
  reloadTheirs(): void {
    if (this.theirs !== null) this.#begin(this.theirs);
  }

  /** Publishes what was typed after what the other one published, knowingly. */
  async keepMine(): Promise<void> {
    if (this.theirs === null) return;
    this.base = this.theirs;
    this.theirs = null;
    await this.publish();
  }

  async open(version: PolicyVersion): Promise<void> {
    this.opened = version;
    this.older = this.#reading(version.version);
    await this.older.load();
  }

  close(): void {
    this.opened = null;
    this.older.dispose();
  }

  #reading(version: number): Loadable<{ readonly text: string }> {
    return new Loadable({
      read: () => this.#parts.policies.readVersion(version),
      fallback: MESSAGES.loadPrivacyPolicy,
    });
  }

  #begin(history: PolicyHistory): void {
    runInAction(() => {
      this.base = history;
      this.theirs = null;
      this.problem = null;
      this.text = history.text;
    });
  }

  #finish(history: PolicyHistory): void {
    this.#begin(history);
    this.#parts.toasts.show({
      tone: 'ok',
      title: `Version ${history.version} is published`,
      text: 'Everyone is asked to accept it at the next sign-in.',
      durationMs: DURATIONS.toastShort,
    });
  }
}
