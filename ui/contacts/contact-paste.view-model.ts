import { makeAutoObservable, observableRef } from 'mobx';
import {
  type ContactList,
  type ListPlace,
  listPlaceSchema,
} from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { keptPaste } from '#core/contacts/kept-paste.rule.ts';
import {
  type PastedContacts,
  pasteProblem,
  readPastedContacts,
} from '#core/contacts/pasted-contacts.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';
import { ownContacts } from './call-order.view-model.ts';

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'importContacts'>;
  readonly ids: IdSource;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly reload: () => Promise<unknown>;
  readonly ownDrafts: OwnDrafts;
}

/** A draft of pasted text, with one id per row. */
interface TypedPaste {
  readonly text: string;
  readonly ids: readonly string[];
}

const EMPTY: PastedContacts = { columns: [], headed: false, unread: [], rows: [] };

/**
 * Adds contacts from pasted spreadsheet rows. The rows are previewed, then stored all together or not at all (domain guide
 * 6.2 "Operations").
 */
export class ContactPasteViewModel {
  open = false;
  text = '';
  read: PastedContacts = EMPTY;
  readonly submission = new Submission();
  readonly draft: SavedDraft<ListPlace, TypedPaste>;
  readonly #parts: Parts;
  /** One id per pasted row, so that a repeated request is idempotent. */
  #ids: readonly string[] = [];
  #place: ListPlace | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.draft = new SavedDraft(parts.ownDrafts, 'contactPaste', {
      base: listPlaceSchema,
      empty: { text: '', ids: [] },
    });
    makeAutoObservable(this, { read: observableRef, submission: false, draft: false });
  }

  start(): void {
    this.draft.follow(() => {
      const text = keptPaste(this.text);
      return { base: this.#place, values: { text, ids: this.#ids }, dirty: text.trim() !== '' };
    });
  }

  /** Returns true if a draft of pasted rows for this call list exists. */
  kept({ siteNum }: ListPlace): boolean {
    return this.draft.found?.base?.siteNum === siteNum;
  }

  /** Opens the panel with the draft for this call list, or empty. */
  begin(list: ListPlace): void {
    const found = this.kept(list) ? this.draft.take() : null;
    this.#place = { siteNum: list.siteNum };
    this.open = true;
    this.type(found?.values.text ?? '');
    // If the number of rows is unchanged, the draft's ids are reused, so that contacts that were added despite a lost
    // response are not added twice.
    if (found?.values.ids.length === this.#ids.length) this.#ids = found.values.ids;
  }

  close(): void {
    this.open = false;
    this.type('');
  }

  type(text: string): void {
    this.text = text;
    this.read = text.trim() === '' ? EMPTY : readPastedContacts(text);
    this.#ids = this.read.rows.map(() => this.#parts.ids.next());
    this.submission.clear();
  }

  /** Returns why the pasted rows cannot be stored; null if all rows can be stored. */
  problem(list: ContactList): string | null {
    return this.text.trim() === '' ? null : pasteProblem(this.read.rows, ownContacts(list).length);
  }

  async confirm(list: ContactList): Promise<void> {
    const { read } = this;
    const rows = read.rows.flatMap(({ form }, at) => {
      const id = this.#ids[at];
      return form === null || id === undefined ? [] : [{ id, ...form }];
    });
    if (rows.length === 0 || this.problem(list) !== null) return;
    const { gateway, reload, toasts } = this.#parts;
    const done = await this.submission.run(
      () => gateway.importContacts({ sn: list.siteNum, rev: list.rev, rows }),
      {
        fallback: 'Nothing was added. What you pasted is still here.',
      },
    );
    await reload();
    if (!done) return;
    if (this.read === read) this.close();
    toastDone(toasts, { title: `${counted(rows.length, 'contact')} added` });
  }
}
