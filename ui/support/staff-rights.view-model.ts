import { makeAutoObservable, observableRef } from 'mobx';
import { STAFF, STAFF_LIST } from '#core/support/support-list.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { StaffMember } from '#core/support/supported-users.schema.ts';
import { mapOk } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { LOCAL_PAUSE, LocalRows } from '../lists/local-rows.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts extends ListServices {
  readonly support: Pick<SupportGateway, 'supportStaff' | 'supportStaffExport' | 'supportRights'>;
}

/** Edits the rights of one staff member at a time. All rights are saved together, based on the loaded revision. */
export class StaffRightsViewModel {
  edited: StaffMember | null = null;
  rights: ReadonlySet<string> = new Set();
  readonly submission = new Submission();
  readonly list: ListViewModel<StaffMember>;
  readonly download: ListDownload;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { support, own } = parts;
    const rows = new LocalRows(
      async () => mapOk(await support.supportStaff(), ({ staff }) => staff),
      STAFF,
    );
    this.list = new ListViewModel({
      shape: STAFF_LIST,
      read: rows.read,
      forget: rows.forget,
      keyOf: ({ accountId }) => accountId,
      fallback: 'The staff could not be loaded.',
      pause: LOCAL_PAUSE,
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => support.supportStaffExport(wanted),
      fallback: 'The staff could not be exported.',
      row: 'member',
    });
    makeAutoObservable(this, {
      list: false,
      download: false,
      submission: false,
      edited: observableRef,
      rights: observableRef,
    });
  }

  dispose(): void {
    this.list.dispose();
  }

  edit(member: StaffMember): void {
    this.edited = member;
    this.rights = new Set(member.rights);
    this.submission.clear();
  }

  close(): void {
    this.edited = null;
  }

  /** Sets a right. `actAs` requires `impersonate`: adding `actAs` adds both, and removing `impersonate` removes both. */
  set(right: string, given: boolean): void {
    const rights = new Set(this.rights);
    if (given) rights.add(right);
    else rights.delete(right);
    if (given && right === 'actAs') rights.add('impersonate');
    if (!given && right === 'impersonate') rights.delete('actAs');
    this.rights = rights;
  }

  get dirty(): boolean {
    return (
      this.edited !== null &&
      (this.rights.size !== this.edited.rights.length ||
        this.edited.rights.some((right) => !this.rights.has(right)))
    );
  }

  async save(): Promise<void> {
    const { edited } = this;
    if (edited === null || !this.dirty) return;
    const { support, toasts } = this.#parts;
    const { accountId, rev } = edited;
    const rights = [...this.rights].toSorted();
    const send = async () => {
      const saved = await support.supportRights({ accountId, rights, rev });
      await this.list.again();
      return saved;
    };
    await this.submission.run(send, {
      fallback: 'The rights could not be saved.',
      onOk: ({ name }) => {
        if (this.edited === edited) this.edited = null;
        toastDone(toasts, { title: 'The rights were saved', text: name });
      },
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly staffRights: StaffRightsViewModel;
  }
}
