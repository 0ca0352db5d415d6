import { makeAutoObservable, observableRef } from 'mobx';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.gateway.port.ts';
import {
  type PastedContacts,
  pasteProblem,
  readPastedContacts,
} from '#core/contacts/pasted-contacts.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { tellDone } from '../shell/tell-done.ts';
import { ownContacts } from './call-order.view-model.ts';

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'importAll'>;
  readonly ids: IdSource;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly reload: () => Promise<unknown>;
}

const EMPTY: PastedContacts = { columns: [], headed: false, rows: [] };

/** Rows pasted from a spreadsheet: looked at first, written all together or not at all (domain guide 6.2 "Operations"). */
export class ContactPasteViewModel {
  open = false;
  text = '';
  read: PastedContacts = EMPTY;
  readonly submission = new Submission();
  readonly #parts: Parts;
  /** One for each row of this text, so that a repeat adds nobody twice. */
  #ids: readonly string[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { read: observableRef, submission: false });
  }

  begin(): void {
    this.open = true;
    this.type('');
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

  /** Why nothing can be written; null where all can. */
  problem(list: ContactList): string | null {
    return this.text.trim() === '' ? null : pasteProblem(this.read.rows, ownContacts(list).length);
  }

  async confirm(list: ContactList): Promise<void> {
    const rows = this.read.rows.flatMap(({ form }, at) => {
      const id = this.#ids[at];
      return form === null || id === undefined ? [] : [{ id, ...form }];
    });
    if (rows.length === 0 || this.problem(list) !== null) return;
    const { gateway, reload, toasts } = this.#parts;
    const done = await this.submission.run(() => gateway.importAll(list.siteNum, list.rev, rows), {
      fallback: 'Nothing was added. What you pasted is still here.',
    });
    await reload();
    if (!done) return;
    this.close();
    tellDone(toasts, { title: `${counted(rows.length, 'contact')} added` });
  }
}
