import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { CsvReader } from '#core/zones/csv-reader.port.ts';
import { csvTextOf, refuseLargeCsv, type CsvEncoding } from '#core/zones/csv-text.rule.ts';
import {
  countVerdicts,
  checkZoneRows,
  type ValidatedRow,
} from '#core/zones/check-zone-rows.rule.ts';
import { placeInSite } from '#core/zones/place-in-site.rule.ts';
import { zoneCsvOf } from '#core/zones/zone-csv.rule.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import type { ZoneImportCheck } from '#core/zones/zone-import-check.schema.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import type { ZoneChange } from '#core/zones/zone.schema.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import { FileChoice, type NamedFile } from '../documents/file-choice.ts';
import type { PickedFile } from '../documents/picked-file.ts';
import { Submission } from '../forms/submission.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly gateway: Pick<
    ZonesGateway,
    'siteZones' | 'changeZones' | 'checkZoneImport' | 'startZoneImport'
  >;
  readonly reader: CsvReader;
  readonly newId: () => string;
  readonly key: AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Follows the import job for several sites. */
  readonly job: Pick<JobFollower, 'follow'>;
  /** True if the person may import a file for several sites. An impersonation cannot start such an import, because the import is a job. */
  readonly mayImportSites: boolean;
}

/** The result of checking an import file. */
export type Checked =
  | {
      readonly at: 'site';
      readonly rows: readonly ValidatedRow[];
      readonly ignored: readonly string[];
      readonly encoding: CsvEncoding;
      /** The changes that these rows make. */
      readonly changes: readonly ZoneChange[];
    }
  | { readonly at: 'sites'; readonly check: ZoneImportCheck };

/**
 * Checks a file of zones row by row, then imports it. The server imports a file for several sites as a job (domain guide
 * 6.3 "CSV import with dry run").
 */
export class ImportFileViewModel {
  target: 'site' | 'sites' = 'site';
  pasted = '';
  /** The file whose rows are checked; null for pasted rows. */
  file: NamedFile | null = null;
  /** The chosen file until it is read. */
  readonly picked = new FileChoice();
  checked: Checked | null = null;
  problem: string | null = null;
  checking = false;
  siteNum: number | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;
  #bytes: Uint8Array | null = null;
  #turn = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {
      checked: observableRef,
      file: observableRef,
      picked: false,
      submission: false,
    });
  }

  /** Sets the site that a file for one site is imported into. */
  open(siteNum: number | null): void {
    this.siteNum = siteNum;
  }

  dispose(): void {
    this.picked.clear();
    this.#turn += 1;
  }

  get mayImportSites(): boolean {
    return this.#parts.mayImportSites;
  }

  /** Count of rows that would add or change a zone. */
  get effective(): number {
    if (this.checked === null) return 0;
    const counts =
      this.checked.at === 'site' ? countVerdicts(this.checked.rows) : this.checked.check.counts;
    return counts.new + counts.changed;
  }

  aim(target: 'site' | 'sites'): void {
    this.target = target;
    this.#forgetCheck();
    if (this.#bytes !== null) void this.#check(this.#bytes);
  }

  paste(text: string): void {
    this.clear();
    this.pasted = text;
  }

  /** Checks pasted text as if it were a file. */
  async checkPasted(): Promise<void> {
    await this.#check(new TextEncoder().encode(this.pasted));
  }

  async choose(files: readonly PickedFile[]): Promise<void> {
    if (files.length > 0) this.paste('');
    await this.picked.choose(files, {
      refuse: refuseLargeCsv,
      take: ({ name, bytes }) => {
        this.file = { name, size: bytes.length };
        void this.#check(bytes);
        return null;
      },
    });
  }

  clear(): void {
    this.picked.clear();
    this.file = null;
    this.#bytes = null;
    this.#forgetCheck();
  }

  /** Imports the checked file; for several sites, starts the import job. Resolves to true if the import is done or has started. */
  apply(): Promise<boolean> {
    const { checked } = this;
    const { gateway, job, key, toasts } = this.#parts;
    if (checked === null || this.effective === 0) return Promise.resolve(false);
    if (checked.at === 'site')
      return this.submission.run(
        () =>
          gateway.changeZones({ sn: this.siteNum ?? 0, wishes: checked.changes, source: 'site' }),
        {
          fallback: 'The zones could not be imported.',
          onOk: ({ added, changed }) =>
            toastDone(toasts, { title: `${counted(added, 'zone')} added, ${changed} changed` }),
        },
      );
    return this.submission.run(
      () =>
        key.send(checked.check.id, (idempotencyKey) =>
          gateway.startZoneImport({ id: checked.check.id }, { idempotencyKey }),
        ),
      { fallback: 'The import could not be started.', onOk: (started) => job.follow(started) },
    );
  }

  #forgetCheck(): void {
    this.#turn += 1;
    this.checked = null;
    this.problem = null;
    this.checking = false;
    this.submission.clear();
  }

  async #check(bytes: Uint8Array): Promise<void> {
    const turn = ++this.#turn;
    this.#bytes = bytes;
    this.checking = true;
    const found = this.target === 'site' ? await this.#here(bytes) : await this.#there(bytes);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.checking = false;
      if (typeof found === 'string') this.problem = `${found}.`;
      else this.checked = found;
    });
  }

  async #here(bytes: Uint8Array): Promise<Checked | string> {
    const text = csvTextOf(bytes);
    if (!text.ok) return text.error;
    const lines = await this.#parts.reader.read(text.value.text);
    if (!lines.ok) return lines.error;
    const csv = zoneCsvOf(lines.value);
    if (!csv.ok) return csv.error;
    // Loads the current zones just before the check, so that recent changes by others cause no conflict.
    const read = await this.#parts.gateway.siteZones(
      { sn: this.siteNum ?? 0 },
      { background: true },
    );
    if (!read.ok)
      return (explain(read.error, 'The zones could not be read', 'read') ?? '').replace(/\.$/, '');
    const { devices, siteNum, zones } = read.value;
    const known = zones.map((zone) => ({ id: zone.id, rev: zone.rev, form: zoneForm.pick(zone) }));
    const site = { siteNum, devices, zones: known };
    const rows = checkZoneRows(csv.value.rows, [site], placeInSite(site));
    const changes = rows.flatMap(({ verdict }): readonly ZoneChange[] => {
      if (verdict.kind === 'new')
        return [{ kind: 'new', id: this.#parts.newId(), form: verdict.form }];
      if (verdict.kind !== 'changed') return [];
      const { id, rev } = verdict.before;
      return [{ kind: 'changed', id, rev, form: verdict.form }];
    });
    const { ignored } = csv.value;
    return { at: 'site', rows, ignored, encoding: text.value.encoding, changes };
  }

  async #there(bytes: Uint8Array): Promise<Checked | string> {
    if (bytes.length > ZONE_LIMITS.csvBytes) return 'The file must be at most 1 MB';
    const document = { name: this.file?.name ?? 'pasted.csv', bytes };
    const checked = await this.#parts.gateway.checkZoneImport({}, { upload: document });
    if (checked.ok) return { at: 'sites', check: checked.value };
    return (explain(checked.error, 'The file could not be checked') ?? '').replace(/\.$/, '');
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly zoneImport: ImportFileViewModel;
  }
}
