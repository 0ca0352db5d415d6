import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { refuseLargeFile, refuseOtherThanPdf } from '#core/documents/check-pdf-bytes.rule.ts';
import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type {
  SimilarSite,
  StoredAccountDraft,
} from '#core/new-account/stored-account-draft.schema.ts';
import { FileChoice, type NamedFile } from '../documents/file-choice.ts';
import type { PickedFile } from '../documents/picked-file.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'attach' | 'detach' | 'read' | 'similar'>;
  /** Saves the draft if needed. Resolves to true if the server has the draft. */
  readonly ready: () => Promise<boolean>;
  readonly id: () => string;
}

/** A draft's signed agreement, and existing accounts that may be duplicates (domain guide 6.18). */
export class AccountExtras {
  /** The agreement that the server holds; null while that is not known. */
  document: NamedFile | null = null;
  /** True if an answer was lost, and the server could not be asked either. */
  isUnknown = false;
  /** The chosen agreement until it is stored. */
  readonly picked = new FileChoice();
  /** Existing accounts at approximately the same address. */
  similar: readonly SimilarSite[] = [];
  /** The message of a removal that failed. */
  readonly filing = new Submission();
  readonly #parts: Parts;
  /** The last request about the agreement of each draft. */
  readonly #work = new Map<string, Promise<unknown>>();
  /** The agreement on its way to the server. */
  #sent: { readonly isLast: () => boolean; isRefused: boolean } | null = null;
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
    this.isUnknown = false;
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

  /**
   * Takes away what the field shows. A stored agreement comes back from behind a file that is read or refused. One that is
   * sent is removed after its answer, unless the server refused it.
   */
  async detach(): Promise<void> {
    const sent = this.#sent?.isLast() === true ? this.#sent : null;
    const isStored = this.picked.file === null;
    this.picked.clear();
    if (!isStored && sent === null) return;
    const draft = this.#parts.id();
    await this.#follow(
      draft,
      this.picked.queue(() => (sent?.isRefused === true ? undefined : this.#remove(draft))),
    );
  }

  /** Asks the server which agreement it holds. */
  async ask(): Promise<void> {
    const draft = this.#parts.id();
    await this.#follow(
      draft,
      this.picked.queue(() => this.#learn(draft)),
    );
  }

  /** Waits for an agreement that is read, sent or removed. Resolves to false if there is none then. */
  async settle(): Promise<boolean> {
    await this.picked.settle();
    return this.hasAgreement;
  }

  /** Reads a draft after the requests about its agreement, so that it comes with what they changed. */
  async read(draft: string): Answer<StoredAccountDraft> {
    await this.#work.get(draft);
    return this.#parts.gateway.read(draft);
  }

  /** Returns why the agreement was not stored. */
  async #store(document: Document, isLast: () => boolean): Promise<string | null> {
    const { id, ready } = this.#parts;
    if (!(await ready())) return 'The draft could not be saved, so the agreement was not uploaded.';
    if (!isLast()) return null;
    const draft = id();
    return this.#follow(draft, this.#send(draft, document, isLast));
  }

  async #send(draft: string, document: Document, isLast: () => boolean): Promise<string | null> {
    const { gateway } = this.#parts;
    const sent = { isLast, isRefused: false };
    this.#sent = sent;
    // Until the server answers, nobody knows which agreement it holds.
    this.#hold(draft, null);
    const stored = await gateway.attach(draft, document);
    this.#sent = null;
    if (stored.ok) {
      this.#hold(draft, stored.value);
      return null;
    }
    sent.isRefused = stored.error.kind === 'refused';
    await this.#learn(draft);
    return explain(stored.error, 'The agreement could not be uploaded.');
  }

  async #remove(draft: string): Promise<void> {
    const removed = await this.#parts.gateway.detach(draft);
    if (removed.ok) {
      this.#hold(draft, null);
      return;
    }
    await this.#learn(draft);
    if (draft !== this.#parts.id() || this.document === null) return;
    this.filing.say(explain(removed.error, 'The agreement could not be removed.'));
  }

  async #learn(draft: string): Promise<void> {
    const read = await this.#parts.gateway.read(draft);
    this.#hold(draft, read.ok ? read.value.document : null, !read.ok);
  }

  async #follow<T>(draft: string, work: Promise<T>): Promise<T> {
    this.#work.set(draft, work);
    return work;
  }

  #hold(draft: string, document: NamedFile | null, isUnknown = false): void {
    if (draft !== this.#parts.id()) return;
    runInAction(() => Object.assign(this, { document, isUnknown }));
    this.filing.clear();
  }
}
