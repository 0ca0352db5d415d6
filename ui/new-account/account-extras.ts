import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { refuseLargeFile, refuseOtherThanPdf } from '#core/documents/check-pdf-bytes.rule.ts';
import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { SimilarSite } from '#core/new-account/stored-account-draft.schema.ts';
import { FileChoice, type NamedFile } from '../documents/file-choice.ts';
import type { PickedFile } from '../documents/picked-file.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'attach' | 'detach' | 'similar'>;
  /** Saves the draft if needed. Resolves to true if the server has the draft. */
  readonly ready: () => Promise<boolean>;
  readonly id: () => string;
}

/** A draft's signed agreement, and existing accounts that may be duplicates (domain guide 6.18). */
export class AccountExtras {
  /** The stored agreement. */
  document: NamedFile | null = null;
  /** The chosen agreement until it is stored. */
  readonly picked = new FileChoice();
  /** Existing accounts at approximately the same address. */
  similar: readonly SimilarSite[] = [];
  readonly filing = new Submission();
  readonly #parts: Parts;
  #asked = '';

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {
      document: observableRef,
      similar: observableRef,
      filing: false,
      picked: false,
    });
  }

  begin(document: AccountExtras['document']): void {
    this.picked.clear();
    this.document = document;
    this.similar = [];
    this.#asked = '';
    this.filing.clear();
  }

  /** True unless there is no agreement, or a refused file stands at its field. A file that is read or sent is waited for. */
  get hasAgreement(): boolean {
    return this.picked.file === null ? this.document !== null : this.picked.reading;
  }

  /** Searches for existing accounts at an address once the address is complete. */
  async look(street: string, postalCode: string): Promise<void> {
    const asked = `${street.trim()} ${postalCode.trim()}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const whole = street.trim() !== '' && postalCode.trim() !== '';
    const found = whole
      ? await this.#parts.gateway.similar(street.trim(), postalCode.trim())
      : null;
    if (asked !== this.#asked) return;
    runInAction(() => (this.similar = found?.ok === true ? found.value.sites : []));
  }

  /** Stores a file as the agreement of the open draft. */
  async attach(files: readonly PickedFile[]): Promise<void> {
    await this.picked.choose(files, {
      refuse: refuseLargeFile,
      take: (document, isLast) => refuseOtherThanPdf(document) ?? this.#store(document, isLast),
    });
  }

  /** Takes away what the field shows. A stored agreement comes back from behind a file that is read or refused. */
  async detach(): Promise<void> {
    if (this.picked.file !== null) {
      this.picked.clear();
      return;
    }
    this.picked.clear();
    const draft = this.#parts.id();
    await this.picked.queue(() =>
      this.filing.run(() => this.#parts.gateway.detach(draft), {
        fallback: 'The agreement could not be removed.',
        onOk: () => this.#hold(draft, null),
      }),
    );
  }

  /** Returns why the agreement was not stored. */
  async #store(document: Document, isLast: () => boolean): Promise<string | null> {
    const { gateway, id, ready } = this.#parts;
    if (!(await ready())) return 'The draft could not be saved, so the agreement was not stored.';
    if (!isLast()) return null;
    const draft = id();
    // Until the server answers, nobody knows which agreement it holds.
    this.#hold(draft, null);
    const stored = await gateway.attach(draft, document);
    if (!stored.ok) return explain(stored.error, 'The agreement could not be stored.');
    if (isLast()) this.#hold(draft, stored.value);
    // It was removed while it was sent. A draft that was left meanwhile keeps it.
    else if (draft === id()) await gateway.detach(draft);
    return null;
  }

  #hold(draft: string, document: NamedFile | null): void {
    if (draft === this.#parts.id()) runInAction(() => (this.document = document));
  }
}
