import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import type { BilledAccount } from '#core/billing/billing-overview.schema.ts';
import {
  COMPARED_COLUMNS,
  COMPARED_LIST,
  COMPARED_ROWS,
  compareAccounts,
  type ComparedRow,
  type Comparison,
  countDifferences,
  type Difference,
} from '#core/billing/compare-accounts.rule.ts';
import { OWN_LIST, readOwnList } from '#core/billing/own-list.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { exportName, listTable, tableCsv } from '#core/lists/list-table.rule.ts';
import { FileChoice } from '../documents/file-choice.ts';
import type { PickedFile } from '../documents/picked-file.ts';
import type { ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { LOCAL_PAUSE, LocalRows } from '../lists/local-rows.ts';

interface Parts extends ListServices {
  readonly billing: Pick<BillingGateway, 'listBilledAccounts'>;
  readonly clock: Clock;
}

/** A chosen list file, read in the browser. */
interface ChosenList {
  readonly name: string;
  readonly size: number;
  readonly text: string;
}

/**
 * Compares a dealer's own list with the accounts billed this month. The list never leaves the browser and is not stored
 * (domain guide 6.13 "Accounts billed").
 */
export class CompareViewModel {
  text = '';
  file: ChosenList | null = null;
  /** The chosen file until it is read. */
  readonly picked = new FileChoice();
  busy = false;
  /** The number of billed accounts loaded so far. */
  read = 0;
  problem: string | null = null;
  result: Comparison | null = null;
  counts: Readonly<Record<Difference, number>> | null = null;
  readonly list: ListViewModel<ComparedRow>;
  readonly #rows: LocalRows<ComparedRow>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#rows = new LocalRows(() => Promise.resolve(ok(this.result?.rows ?? [])), COMPARED_ROWS);
    this.list = new ListViewModel<ComparedRow>({
      shape: COMPARED_LIST,
      read: this.#rows.read,
      forget: this.#rows.forget,
      pause: LOCAL_PAUSE,
      keyOf: ({ key }) => key,
      fallback: 'The differences could not be shown.',
      own: parts.own,
    });
    makeAutoObservable(this, {
      list: false,
      picked: false,
      result: observableRef,
      counts: observableRef,
      file: observableRef,
    });
  }

  get mayCompare(): boolean {
    return this.picked.file === null && (this.file !== null || this.text.trim() !== '');
  }

  type(text: string): void {
    this.text = text;
    this.clearFile();
  }

  async choose(files: readonly PickedFile[]): Promise<void> {
    if (files.length > 0) this.clearFile();
    await this.picked.choose(files, {
      refuse: ({ size }) => (size > OWN_LIST.bytes ? 'A list may have at most 5 MB.' : null),
      take: ({ name, bytes }) => {
        // Removes the byte order mark.
        const text = new TextDecoder().decode(bytes);
        if (text.trim() === '') return 'The file is empty.';
        this.file = { name, size: bytes.length, text };
        return null;
      },
    });
  }

  clearFile(): void {
    this.picked.clear();
    this.file = null;
    this.problem = null;
  }

  /** Returns to the step in which the user enters the dealer's list, and keeps the pasted text. */
  startOver(): void {
    this.result = this.counts = null;
  }

  async compare(): Promise<void> {
    if (this.busy || !this.mayCompare) return;
    const own = readOwnList(this.file?.text ?? this.text);
    if (!own.ok) {
      this.problem = own.error;
      return;
    }
    this.busy = true;
    this.problem = null;
    const billed = await this.#billed();
    runInAction(() => {
      this.busy = false;
      if (!billed.ok) {
        this.problem = billed.error;
        return;
      }
      this.result = compareAccounts(own.value, billed.value);
      this.counts = countDifferences(this.result.rows);
    });
    if (billed.ok) {
      this.#rows.forget();
      this.list.open(() => null);
    }
  }

  /** Saves the displayed rows as a file with the given columns. */
  save(columns: readonly string[]): void {
    const { clock, files, toasts } = this.#parts;
    const rows = this.#rows.all(this.list.query);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const name = exportName(COMPARED_LIST.name, rows.length, day, 'csv');
    const content = tableCsv(listTable(COMPARED_COLUMNS, columns, rows));
    files.save({ name, type: 'text/csv', content });
    toasts.show({
      tone: 'ok',
      title: MESSAGES.downloading,
      text: `${counted(rows.length, 'row')}.`,
      durationMs: DURATIONS.toastLong,
    });
  }

  dispose(): void {
    this.list.dispose();
  }

  /** Loads all accounts billed this month, page by page. */
  async #billed(): Promise<Result<readonly BilledAccount[], string | null>> {
    const accounts: BilledAccount[] = [];
    let after: string | null = '';
    while (after !== null) {
      const window = await this.#parts.billing.listBilledAccounts({ after });
      if (!window.ok)
        return err(explain(window.error, 'The billed accounts could not be loaded.', 'read'));
      accounts.push(...window.value.accounts);
      after = window.value.next;
      runInAction(() => {
        this.read = accounts.length;
      });
    }
    return ok(accounts);
  }
}
