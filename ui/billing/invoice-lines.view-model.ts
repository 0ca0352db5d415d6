import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type { InvoiceLine } from '#core/billing/invoice-detail.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds after the last key press before the invoice lines are searched (domain guide 5.5). */
const PAUSE = 250;

interface Parts {
  readonly billing: Pick<BillingGateway, 'listInvoiceLines'>;
  readonly id: string;
  readonly pause?: number;
}

/** The lines of the opened invoice, loaded page by page because a large invoice has tens of thousands of lines. */
export class InvoiceLinesViewModel {
  search = '';
  rows: readonly InvoiceLine[] | null = null;
  total = 0;
  busy = false;
  problem: string | null = null;
  readonly #parts: Parts;
  #turn = 0;
  readonly #timer = new Timer();

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { rows: observableRef });
  }

  get hasMore(): boolean {
    return this.rows !== null && this.rows.length < this.total;
  }

  type(search: string): void {
    this.search = search;
    this.#timer.after(this.#parts.pause ?? PAUSE, () => void this.begin());
  }

  /** Loads the first page of lines. The displayed lines stay until the response arrives. */
  begin(): Promise<void> {
    return this.#read([]);
  }

  /** Loads the next page of lines. */
  async goOn(): Promise<void> {
    if (!this.busy) await this.#read(this.rows ?? []);
  }

  dispose(): void {
    this.#timer.stop();
    this.#turn += 1;
  }

  async #read(before: readonly InvoiceLine[]): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.busy = true;
    const { billing, id } = this.#parts;
    const after = before.at(-1)?.place ?? 0;
    const read = await billing.listInvoiceLines({ id, q: this.search.trim(), after });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.busy = false;
      this.problem = null;
      if (read.ok) {
        this.rows = [...before, ...read.value.lines];
        this.total = read.value.total;
      } else this.problem = explain(read.error, 'The lines could not be loaded.', 'read');
    });
  }
}
