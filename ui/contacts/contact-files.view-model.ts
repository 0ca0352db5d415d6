import { makeAutoObservable } from 'mobx';
import type { CallKind } from '#core/contacts/call-kinds.ts';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { WallTime } from '#core/kernel/wall-clock.port.ts';
import type { ExportFormat } from '#core/lists/list-query.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv', pdf: 'application/pdf' };

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'exportContacts' | 'callOrderSheet'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly files: FileSaver;
}

/** Exports a call list as a file and prints a call order (domain guide 6.2). */
export class ContactFilesViewModel {
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false });
  }

  async download(list: ContactList, format: ExportFormat): Promise<void> {
    const { files, gateway, toasts } = this.#parts;
    await this.submission.run(() => gateway.exportContacts({ sn: list.siteNum, format }), {
      fallback: 'The file could not be made.',
      onOk: ({ bytes, name }) => {
        files.save({ name, type: TYPES[format], content: Uint8Array.from(bytes) });
        toastDone(toasts, {
          title: MESSAGES.downloading,
          text: `${counted(list.contacts.length, 'contact')}.`,
        });
      },
    });
  }

  /** Prints the call order for a kind of event at a wall time. */
  async print(list: ContactList, kind: CallKind, at: WallTime): Promise<void> {
    const { files, gateway } = this.#parts;
    await this.submission.run(() => gateway.callOrderSheet({ sn: list.siteNum, kind, at }), {
      fallback: 'The order could not be printed.',
      onOk: ({ bytes, name }) =>
        files.save({ name, type: TYPES.pdf, content: Uint8Array.from(bytes) }),
    });
  }
}
