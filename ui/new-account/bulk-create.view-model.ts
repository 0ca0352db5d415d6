import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Document } from '#core/documents/document.ts';
import { refuseLargeFile, refuseOtherThanPdf } from '#core/documents/check-pdf-bytes.rule.ts';
import { csvText } from '#core/kernel/csv-text.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { AccountSpreadsheetGateway } from '#core/new-account/account-spreadsheet.gateway.port.ts';
import type { CheckedRow, SpreadsheetRow } from '#core/new-account/spreadsheet.schema.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { NO_NUMBER } from '#core/new-account/number-text.rule.ts';
import { SPREADSHEET_FIELDS, spreadsheetTitle } from '#core/new-account/spreadsheet-fields.rule.ts';
import type { CsvReader } from '#core/zones/csv-reader.port.ts';
import { FileChoice, type NamedFile } from '../documents/file-choice.ts';
import { pickedFrom, type PickedFile } from '../documents/picked-file.ts';
import { Submission } from '../forms/submission.ts';
import type { BlockRequestViewModel } from './block-request.view-model.ts';
import { SpreadsheetChoices } from './spreadsheet-choices.ts';
import { type RunParts, SpreadsheetRunFollower } from './spreadsheet-run.ts';
import {
  type BegunSpreadsheet,
  isShown,
  isStarted,
  type SentSpreadsheet,
  SentSpreadsheets,
} from './sent-spreadsheets.ts';
import { SpreadsheetText, cellsOf } from './spreadsheet-text.ts';

interface Parts extends RunParts {
  readonly gateway: AccountSpreadsheetGateway;
  readonly accounts: Pick<NewAccountGateway, 'start' | 'templates'>;
  readonly reader: CsvReader;
  readonly ids: IdSource;
  /** The form that asks the provider for account numbers. */
  readonly asking: BlockRequestViewModel;
}

/**
 * Creates accounts from a pasted spreadsheet: rows are checked first, and accounts are created in the background (domain
 * guide 6.18 "Bulk create").
 */
export class BulkCreateViewModel {
  readonly choices: SpreadsheetChoices;
  readonly sheet: SpreadsheetText;
  readonly checking = new Submission();
  readonly starting = new Submission();
  readonly following: SpreadsheetRunFollower;
  readonly asking: BlockRequestViewModel;
  /** The chosen agreement until it is stored. */
  readonly picked = new FileChoice();
  /** The stored agreement. */
  agreement: NamedFile | null = null;
  checked: readonly CheckedRow[] | null = null;
  readonly #parts: Parts;
  readonly #sending: SentSpreadsheets;
  /** The spreadsheet of the run; null if this page did not send it. */
  begun: SentSpreadsheet | null = null;
  #rows: readonly SpreadsheetRow[] = [];
  #document: Document | null = null;
  #forget: () => void = () => undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.asking = parts.asking;
    this.#sending = new SentSpreadsheets(parts);
    this.sheet = new SpreadsheetText(parts.reader);
    this.following = new SpreadsheetRunFollower(parts);
    this.choices = new SpreadsheetChoices(parts.accounts);
    makeAutoObservable(this, {
      choices: false,
      sheet: false,
      checking: false,
      picked: false,
      starting: false,
      asking: false,
      following: false,
      checked: observableRef,
      begun: observableRef,
    });
  }

  /** Starts watching the rows, the branch and the template. A change to any of them discards the check results. */
  start(): void {
    this.#forget();
    this.#forget = reaction(
      () => [this.sheet.version, this.choices.branch, this.choices.templateId],
      () => runInAction(() => this.#touch()),
    );
  }

  dispose(): void {
    this.#forget();
    this.following.forget();
    this.choices.dispose();
  }

  /** The branch without enough account numbers for the checked rows; undefined if there were enough. */
  get usedUp(): SpreadsheetChoices['branches'][number] | undefined {
    const lacks = (this.checked ?? []).some(({ problems }) => problems.includes(NO_NUMBER));
    const { branch, branches } = this.choices;
    return lacks ? branches.find(({ siteGroupNum }) => siteGroupNum === branch) : undefined;
  }

  /** Count of checked rows without problems. */
  get good(): number {
    return (this.checked ?? []).filter(({ problems }) => problems.length === 0).length;
  }

  /** True if leaving would lose pasted rows, or a file that is read or sent. */
  get dirty(): boolean {
    const isOpen = this.following.run === null || this.unsent;
    return isOpen && (this.sheet.dirty || this.picked.reading);
  }

  /** True if the page holds rows other than those of the run that it shows. */
  get unsent(): boolean {
    const { begun, sheet } = this;
    if (begun === null || this.following.run === null || !sheet.dirty) return false;
    return !isShown(begun, sheet, this.choices.chosen);
  }

  /** Stores a file as the agreement. It takes the place of the one before, even if it is refused. */
  async attach(files: readonly PickedFile[]): Promise<void> {
    if (files.length > 0) this.agreement = this.#document = null;
    await this.picked.choose(files, {
      refuse: refuseLargeFile,
      take: (document, isLast) => refuseOtherThanPdf(document) ?? this.#file(document, isLast),
    });
  }

  detach(): void {
    this.picked.clear();
    this.agreement = this.#document = null;
    // The server deletes the file uploaded under the old id, because no run starts under that id any more.
    this.#sending.renewUnsent();
  }

  async check(): Promise<void> {
    const rows = await this.sheet.rows();
    if (rows === null) return;
    const { version } = this.sheet;
    const { branch, templateId } = this.choices;
    this.starting.clear();
    await this.checking.run(() => this.#parts.gateway.check({ branch, templateId, rows }), {
      fallback: 'The rows could not be checked.',
      onOk: (answer) => {
        const { choices, sheet } = this;
        if (version !== sheet.version || branch !== choices.branch) return;
        if (templateId !== choices.templateId) return;
        this.checked = answer.rows;
        this.#rows = rows;
      },
    });
  }

  /** Waits until the chosen agreement is stored. Returns false, and says so, if there is none. */
  async hasAgreement(): Promise<boolean> {
    if ((await this.picked.settle()) && this.agreement !== null) return true;
    this.starting.say('First add the signed agreement for these accounts.');
    return false;
  }

  /** Creates accounts from all valid rows, as they were checked. Returns the id of the run; null if none was started. */
  async create(): Promise<string | null> {
    const { checked } = this;
    if (checked === null) return null;
    const isFiled = await this.hasAgreement();
    const isOther = this.checked !== checked;
    if (isOther) this.starting.say('The rows changed in the meantime, so nothing was created.');
    if (isOther || !isFiled) return null;
    const left = checked.filter(({ problems }) => problems.length > 0).map(({ line }) => line);
    const sheet = { ...this.choices.chosen, rows: this.#rows };
    const { fields, lines, text } = this.sheet;
    const { id } = this.#sending;
    const begun = await this.starting.run(
      () => this.#sending.send({ fields, left, lines, sheet, text }),
      {
        fallback: 'The accounts could not be created. Trying again is safe: each is created once.',
        onOk: (one) => this.#show(id, one),
      },
    );
    return begun && !this.unsent ? id : null;
  }

  /** Downloads a spreadsheet with the headings only. */
  blank(): void {
    const content = csvText(SPREADSHEET_FIELDS.map(spreadsheetTitle), []);
    this.#parts.files.save({ name: 'accounts.csv', type: 'text/csv', content });
  }

  /**
   * Starts over: with the rows that were not sent, if there are any; with the rows that did not become accounts, if
   * `withRows` is true and this page still holds them; otherwise with an empty spreadsheet.
   */
  again(withRows: boolean): void {
    const { begun, unsent } = this;
    const cells = withRows && begun !== null ? cellsOf(begun.lines, this.following.left) : null;
    this.following.forget();
    this.begun = null;
    this.#sending.renew();
    if (!unsent) this.sheet.paste(cells === null ? '' : csvText(null, cells));
    const document = this.#document;
    this.picked.clear();
    this.agreement = this.#document = null;
    if (document !== null && (unsent || withRows)) void this.attach([pickedFrom(document)]);
  }

  /** True when this page still holds the refused rows as they were pasted, and no others. */
  get canCorrect(): boolean {
    return this.begun !== null && !this.unsent && this.following.left.size > 0;
  }

  #show(id: string, { run, sent }: BegunSpreadsheet): void {
    if (id !== this.#sending.id) return;
    this.begun = sent;
    this.following.follow(run);
  }

  /** Returns why the agreement was not stored. */
  async #file(document: Document, isLast: () => boolean): Promise<string | null> {
    const { id } = this.#sending;
    const stored = await this.#parts.gateway.attach(id, document);
    if (!stored.ok) {
      // The run began, although its answer was lost.
      const begun = isStarted(stored.error) ? await this.#sending.begun() : stored;
      if (begun.ok) runInAction(() => this.#show(id, begun.value));
      return explain(stored.error, 'The agreement could not be uploaded.');
    }
    if (isLast())
      runInAction(() => {
        this.agreement = stored.value;
        this.#document = document;
        this.starting.clear();
      });
    return null;
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
