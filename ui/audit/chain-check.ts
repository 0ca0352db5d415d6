import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AuditGateway } from '#core/audit/audit.api.ts';
import type { ChainPart } from '#core/audit/audit-line.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';

export type ChainState =
  | { readonly at: 'unchecked' }
  | { readonly at: 'checking'; readonly lines: number }
  | { readonly at: 'done'; readonly part: ChainPart }
  | { readonly at: 'failed'; readonly text: string };

/** Verifies the audit log's hash chain part by part, up to its end or the first altered entry (SECURITY.md §2.11). */
export class ChainCheck {
  state: ChainState = { at: 'unchecked' };
  readonly #audit: Pick<AuditGateway, 'auditChain'>;
  #run = 0;

  constructor(audit: Pick<AuditGateway, 'auditChain'>) {
    this.#audit = audit;
    makeAutoObservable(this, { state: observableRef });
  }

  async check(): Promise<void> {
    if (this.state.at === 'checking') return;
    const run = ++this.#run;
    let after = 0;
    for (;;) {
      this.#at({ at: 'checking', lines: after });
      const result = await this.#audit.auditChain({ after });
      if (run !== this.#run) return;
      if (!result.ok) {
        const text = explain(result.error, 'The log could not be verified.', 'read');
        this.#at(text === null ? { at: 'unchecked' } : { at: 'failed', text });
        return;
      }
      if (result.value.state !== 'more') {
        this.#at({ at: 'done', part: result.value });
        return;
      }
      after = result.value.upTo;
    }
  }

  /** Stops a running chain check. */
  dispose(): void {
    this.#run += 1;
    this.#at({ at: 'unchecked' });
  }

  #at(state: ChainState): void {
    runInAction(() => (this.state = state));
  }
}
