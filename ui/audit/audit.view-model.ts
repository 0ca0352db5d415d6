import { dayAfter } from '#core/kernel/calendar-day.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type AuditFilter,
  auditResultSchema,
  type AuditLine,
} from '#core/audit/audit-line.schema.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import type { AuditGateway } from '#core/audit/audit.api.ts';
import { AUDIT_JOB, AUDIT_LIST } from '#core/audit/audit-list.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { typedTime } from '#core/kernel/typed-time.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { mapOk, ok } from '#core/kernel/result.ts';
import type { lookForNew } from '#core/lists/look-for-new.use-case.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import { readerZone } from '../kit/format-time.ts';
import { ListDownload, type ListServices, type ListWanted } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import type { ChainCheck } from './chain-check.ts';

/**
 * Returns the start of the day `daysOn` days after `day`, in the reader's time zone; null if `day` is empty, and after the
 * last day that a time can be written for.
 */
const midnight = (day: string, daysOn: number): string | null => {
  if (day === '') return null;
  // If a clock change skips midnight, the day starts later.
  const begin = typedTime(`${dayAfter(day, daysOn)}T00:00`, readerZone());
  return begin.kind === 'none' ? null : isoInstant(begin.at);
};

/**
 * Returns the filter with its days converted to instants. The period runs from the start of the first day to the end of
 * the last day, in the reader's time zone.
 */
export const auditFilter = ({ filters }: Pick<ListQuery, 'filters'>): AuditFilter => {
  const { person = '', operation = '', result, text = '', from = '', to = '' } = filters;
  return {
    person: person.trim(),
    operation,
    result: auditResultSchema.options.find((one) => one === result) ?? null,
    text: text.trim(),
    from: midnight(from, 0),
    to: midnight(to, 1),
  };
};

interface Parts extends ListServices {
  readonly audit: Omit<AuditGateway, 'auditChain'>;
  readonly lookForNew: ReturnType<typeof lookForNew>;
  readonly chain: ChainCheck;
  readonly job: JobFollower;
  readonly makeKey: () => AttemptKey;
  readonly clock: Clock;
}

/** The view model of the audit log: filtered entries, newest first, and a hint about new entries (domain guide 6.17). */
export class AuditViewModel {
  opened: AuditLine | null = null;
  /** The reason why the remaining facts of the opened entry could not be loaded. */
  missing: string | null = null;
  /** The operations that occur in the audit log. */
  known: readonly string[] = [];
  readonly list: ListViewModel<AuditLine>;
  readonly download: ListDownload;
  readonly chain: ChainCheck;
  readonly job: JobFollower;
  readonly #key: AttemptKey;
  #stopLooking: (() => void) | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.chain = parts.chain;
    this.job = parts.job;
    this.#key = parts.makeKey();
    this.list = new ListViewModel({
      shape: AUDIT_LIST,
      read: (query, after) => this.#read(query, after),
      keyOf: ({ seq }) => String(seq),
      fallback: 'The audit log could not be loaded.',
      scrolls: true,
      countNew: async (query, first) =>
        mapOk(
          await parts.audit.auditNew({ filter: auditFilter(query), after: first?.seq ?? 0 }),
          ({ count }) => count,
        ),
      own: parts.own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => this.#take(wanted),
      fallback: 'The audit log could not be exported.',
      row: 'line',
    });
    const parted = { list: false, download: false, chain: false, job: false } as const;
    makeAutoObservable(this, { opened: observableRef, known: observableRef, ...parted });
  }

  /** The selectable operations, always including the selected one. */
  get operations(): readonly string[] {
    const operation = this.list.draft.filters['operation'] ?? '';
    return operation === '' || this.known.includes(operation)
      ? this.known
      : [operation, ...this.known];
  }

  /** The current time; times on the same day are shown without their date. */
  get now(): string {
    return new Date(this.#parts.clock.now()).toISOString();
  }

  /** Opens an entry and loads the facts that are not in the list. */
  async show(line: AuditLine): Promise<void> {
    this.opened = line;
    this.missing = null;
    if (line.facts <= line.detail.length) return;
    const read = await this.#parts.audit.auditLine({ seq: line.seq });
    runInAction(() => {
      if (this.opened !== line) return;
      if (read.ok) this.opened = read.value;
      else this.missing = explain(read.error, 'The other details could not be loaded.', 'read');
    });
  }

  hide(): void {
    this.opened = null;
  }

  /** Starts looking for new entries, and follows an export that was running before a reload. */
  start(): void {
    this.#stopLooking = this.#parts.lookForNew(() => void this.list.lookForNew());
    void this.job.takeUp(AUDIT_JOB);
  }

  dispose(): void {
    this.#stopLooking?.();
    this.list.dispose();
    this.chain.dispose();
  }

  async #read(query: ListQuery, after: string | null) {
    const page = await this.#parts.audit.auditPage({
      filter: auditFilter(query),
      before: after === null ? null : Number(after),
      size: query.size,
    });
    if (!page.ok) return page;
    const { lines, total, more, next, operations } = page.value;
    runInAction(() => (this.known = operations));
    return ok({ rows: lines, total, more, next: next === null ? null : String(next) });
  }

  /**
   * Exports all entries that match the filter, with the displayed columns. An export of more than 5,000 entries becomes a
   * background job that writes CSV. The provider logs the export.
   */
  async #take({ query, columns, format }: ListWanted) {
    const filter = auditFilter(query);
    if (format === 'csv' && this.list.more) return this.#start(filter, columns);
    return this.#parts.audit.auditExport({
      query: filter,
      columns,
      format,
      timeZone: readerZone(),
    });
  }

  async #start(filter: AuditFilter, columns: readonly string[]) {
    const started = await this.#key.send({ filter, columns }, (idempotencyKey) =>
      this.#parts.audit.startAuditExport(
        { filter, columns, timeZone: readerZone() },
        { idempotencyKey },
      ),
    );
    if (!started.ok) return started;
    this.job.follow(started.value);
    return ok(null);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly audit: AuditViewModel;
  }
}
