import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Document } from '#core/documents/document.ts';
import { hasEnded } from '#core/jobs/has-ended.rule.ts';
import type { JobsGateway } from '#core/jobs/jobs.gateway.port.ts';
import { csvText } from '#core/kernel/csv.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { AccountSheetGateway } from '#core/new-account/account-sheet.gateway.port.ts';
import type { CheckedRow, SheetRow, SheetRun } from '#core/new-account/account-sheet.schema.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { AccountBranch } from '#core/new-account/new-account.schema.ts';
import { NO_NUMBER } from '#core/new-account/number-words.rule.ts';
import { SHEET_FIELDS, sheetTitle } from '#core/new-account/sheet-fields.rule.ts';
import type { SiteTemplateSummary } from '#core/sites/site-template.schema.ts';
import type { CsvReader } from '#core/zones/csv-reader.port.ts';
import type { PickedFile } from '../documents/chosen-document.ts';
import type { BlockRequestViewModel } from './block-request.view-model.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';
import { SheetText } from './sheet-text.ts';

interface Parts {
  readonly gateway: AccountSheetGateway;
  readonly accounts: Pick<NewAccountGateway, 'start' | 'templates'>;
  readonly jobs: Pick<JobsGateway, 'cancel'>;
  readonly reader: CsvReader;
  readonly files: FileSaver;
  readonly ids: IdSource;
  /** Asks the provider for numbers. */
  readonly asking: BlockRequestViewModel;
}

/** What a sheet may be owned by and begin from. */
interface Beginning {
  readonly branches: readonly AccountBranch[];
  readonly templates: readonly SiteTemplateSummary[];
}

/** Milliseconds from one look at a run to the next. */
const PAUSE = 1500;

/** Accounts of a pasted sheet: looked at row by row, then created in the background (domain guide 6.18 "Bulk create"). */
export class BulkCreateViewModel {
  readonly beginning: Loadable<Beginning>;
  readonly sheet: SheetText;
  readonly checking = new Submission();
  readonly filing = new Submission();
  readonly starting = new Submission();
  readonly ending = new Submission();
  readonly opening = new Submission();
  branch: number | null = null;
  templateId: string | null = null;
  agreement: { readonly name: string; readonly size: number } | null = null;
  checked: readonly CheckedRow[] | null = null;
  run: SheetRun | null = null;
  readonly #parts: Parts;
  #id: string;
  #rows: readonly SheetRow[] = [];
  #document: Document | null = null;
  #filed: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forget: () => void = () => undefined;

  readonly asking: BlockRequestViewModel;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.asking = parts.asking;
    this.#id = parts.ids.next();
    this.sheet = new SheetText(parts.reader);
    this.beginning = new Loadable({
      read: () => this.#begin(),
      fallback: 'This could not be loaded.',
    });
    makeAutoObservable(this, {
      ...{ beginning: false, sheet: false, checking: false, filing: false, starting: false },
      ...{
        asking: false,
        ending: false,
        opening: false,
        checked: observableRef,
        run: observableRef,
      },
    });
  }

  /** What was said of the rows is true of what was looked at alone. */
  start(): void {
    this.#forget();
    this.#forget = reaction(
      () => [this.sheet.version, this.branch, this.templateId],
      () => runInAction(() => this.#touch()),
    );
  }

  dispose(): void {
    this.#forget();
    clearTimeout(this.#timer);
    this.beginning.dispose();
  }

  get branches(): readonly AccountBranch[] {
    const { state } = this.beginning;
    return state.at === 'ready' ? state.value.branches : [];
  }

  get templates(): readonly SiteTemplateSummary[] {
    const { state } = this.beginning;
    return state.at === 'ready' ? state.value.templates : [];
  }

  /** The branch whose numbers did not suffice for the rows that were looked at; undefined where they did. */
  get usedUp(): AccountBranch | undefined {
    const lacks = (this.checked ?? []).some(({ problems }) => problems.includes(NO_NUMBER));
    return lacks
      ? this.branches.find(({ siteGroupNum }) => siteGroupNum === this.branch)
      : undefined;
  }

  /** Rows that can be created, of those that were looked at. */
  get good(): number {
    return (this.checked ?? []).filter(({ problems }) => problems.length === 0).length;
  }

  /** Something that was pasted would be lost. */
  get dirty(): boolean {
    return this.run === null && this.sheet.text.trim() !== '';
  }

  /** Whether accounts are being created. */
  get working(): boolean {
    return this.run !== null && this.run.job !== null && !hasEnded(this.run.job);
  }

  chooseBranch(branch: number): void {
    this.branch = branch;
  }

  chooseTemplate(id: string | null): void {
    this.templateId = id;
  }

  async attach([file]: readonly PickedFile[]): Promise<void> {
    if (file === undefined) return;
    const document = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    this.#filed = this.#file(document);
    await this.#filed;
  }

  detach(): void {
    this.agreement = null;
    this.#document = null;
    // Nobody starts under the old id any more, so what was uploaded for it goes by itself.
    this.#id = this.#parts.ids.next();
    this.filing.clear();
  }

  async check(): Promise<void> {
    const rows = await this.sheet.rows();
    if (rows === null) return;
    const { version } = this.sheet;
    this.starting.clear();
    await this.checking.run(() => this.#parts.gateway.check({ ...this.#chosen(), rows }), {
      fallback: 'The rows could not be checked.',
      onOk: (answer) => {
        if (version !== this.sheet.version) return;
        this.checked = answer.rows;
        this.#rows = rows;
      },
    });
  }

  /** Creates what can be; answers the id of the run where it was started. */
  async create(): Promise<string | null> {
    // One that is on its way counts.
    await this.#filed;
    if (this.agreement === null) {
      this.starting.say('Add the signed agreement of these accounts first.');
      return null;
    }
    const left = (this.checked ?? [])
      .filter(({ problems }) => problems.length > 0)
      .map(({ line }) => line);
    const sheet = { ...this.#chosen(), rows: this.#rows };
    const id = this.#id;
    const begun = await this.starting.run(() => this.#parts.gateway.start(id, sheet, left), {
      fallback: 'The accounts could not be created. Trying again is safe: each is created once.',
      onOk: (run) => this.#follow(run),
    });
    return begun ? id : null;
  }

  /** Opens a run the address names. */
  async open(id: string): Promise<void> {
    if (this.run?.id === id) return;
    await this.opening.run(() => this.#parts.gateway.read(id), {
      fallback: 'This sheet is not there any more, or belongs to another group.',
      onOk: (run) => this.#follow(run),
    });
  }

  /** Ends the run behind the account that is being created; what is created stays. */
  async cancel(): Promise<void> {
    const { run } = this;
    const job = run?.job ?? null;
    if (run === null || job === null) return;
    await this.ending.press(
      () => this.#parts.jobs.cancel(job.id),
      (answer) => (answer.ok ? null : explain(answer.error, 'This could not be cancelled.')),
    );
    await this.#look();
  }

  /** The refused rows as a file, without codes. */
  async download(): Promise<void> {
    const { run } = this;
    if (run === null) return;
    await this.ending.run(() => this.#parts.gateway.refused(run.id), {
      fallback: 'The file could not be downloaded.',
      onOk: ({ bytes, name }) => this.#save(name, new Uint8Array(bytes)),
    });
  }

  /** A sheet of headings alone. */
  blank(): void {
    this.#save('accounts.csv', csvText(SHEET_FIELDS.map(sheetTitle), []));
  }

  /** Begins anew: with the rows that became no account as they were pasted, where this page still has them, or with nothing. */
  again(withRefused: boolean): void {
    const lines = new Set(
      (this.run?.rows ?? []).filter(({ outcome }) => outcome !== 'created').map(({ line }) => line),
    );
    const cells = withRefused ? this.sheet.cellsOf(lines) : null;
    clearTimeout(this.#timer);
    this.#id = this.#parts.ids.next();
    this.run = null;
    this.ending.clear();
    this.opening.clear();
    this.sheet.paste(cells === null ? '' : csvText(null, cells));
    const document = this.#document;
    this.agreement = null;
    if (document !== null && withRefused) this.#filed = this.#file(document);
    else this.#document = null;
  }

  /** Whether the refused rows still stand in this page as they were pasted. */
  get canCorrect(): boolean {
    return (
      this.run !== null && this.#rows.length > 0 && this.run.counts.created < this.run.rows.length
    );
  }

  async #begin() {
    const [start, templates] = await Promise.all([
      this.#parts.accounts.start(),
      this.#parts.accounts.templates(),
    ]);
    if (!start.ok) return start;
    if (!templates.ok) return templates;
    const { branches } = start.value;
    runInAction(() => {
      if (branches.length === 1) this.branch ??= branches[0]?.siteGroupNum ?? null;
    });
    return { ok: true, value: { branches, templates: templates.value.templates } } as const;
  }

  #chosen() {
    return { branch: this.branch, templateId: this.templateId };
  }

  async #file(document: Document): Promise<void> {
    await this.filing.run(() => this.#parts.gateway.attach(this.#id, document), {
      fallback: 'The agreement could not be stored.',
      onOk: (stored) => {
        this.agreement = stored;
        this.#document = document;
        this.starting.clear();
      },
    });
  }

  #follow(run: SheetRun): void {
    this.run = run;
    clearTimeout(this.#timer);
    if (this.working) this.#timer = setTimeout(() => void this.#look(), PAUSE);
  }

  async #look(): Promise<void> {
    const { run } = this;
    if (run === null) return;
    clearTimeout(this.#timer);
    const read = await this.#parts.gateway.read(run.id);
    if (this.run?.id !== run.id) return;
    runInAction(() => this.#follow(read.ok ? read.value : run));
  }

  #save(name: string, content: string | Uint8Array<ArrayBuffer>): void {
    this.#parts.files.save({ name, type: 'text/csv', content });
  }

  #touch(): void {
    this.checked = null;
    this.checking.clear();
    this.starting.clear();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly bulkCreate: BulkCreateViewModel;
  }
}
