import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { SimilarSite } from '#core/new-account/stored-account-draft.schema.ts';
import { readPickedFile, type PickedFile } from '../documents/picked-file.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'attach' | 'detach' | 'similar'>;
  /** Saves the draft if needed. Resolves to true if the server has the draft. */
  readonly ready: () => Promise<boolean>;
  readonly id: () => string;
}

/** A draft's signed agreement, and existing accounts that may be duplicates (domain guide 6.18). */
export class AccountExtras {
  document: { readonly name: string; readonly size: number } | null = null;
  /** Existing accounts at approximately the same address. */
  similar: readonly SimilarSite[] = [];
  readonly filing = new Submission();
  readonly #parts: Parts;
  #asked = '';

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { document: observableRef, similar: observableRef, filing: false });
  }

  begin(document: AccountExtras['document']): void {
    this.document = document;
    this.similar = [];
    this.#asked = '';
    this.filing.clear();
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

  async attach([file]: readonly PickedFile[]): Promise<void> {
    if (file === undefined || !(await this.#parts.ready())) return;
    const read = await readPickedFile(file);
    if (!read.ok) {
      runInAction(() => this.filing.say(read.error));
      return;
    }
    const document = { name: file.name, bytes: read.value };
    await this.filing.run(() => this.#parts.gateway.attach(this.#parts.id(), document), {
      fallback: 'The agreement could not be stored.',
      onOk: (stored) => (this.document = stored),
    });
  }

  async detach(): Promise<void> {
    await this.filing.run(() => this.#parts.gateway.detach(this.#parts.id()), {
      fallback: 'The agreement could not be removed.',
      onOk: () => (this.document = null),
    });
  }
}
