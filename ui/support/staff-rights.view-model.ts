import { makeAutoObservable, observableRef } from 'mobx';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { STAFF, STAFF_LIST } from '#core/support/support-list.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { StaffMember } from '#core/support/support.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { OwnPreferences } from '../lists/list-choices.ts';
import { fileTaken, ListDownload } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { LOCAL_PAUSE, LocalRows } from '../lists/local-rows.ts';

interface Parts {
  readonly support: Pick<SupportGateway, 'staff' | 'exportStaff' | 'setRights'>;
  readonly files: FileSaver;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly own?: OwnPreferences;
}

/** Who of the staff may do what; one person at a time, saved as a whole under the revision that was read. */
export class StaffRightsViewModel {
  edited: StaffMember | null = null;
  rights: ReadonlySet<string> = new Set();
  readonly submission = new Submission();
  readonly list: ListViewModel<StaffMember>;
  readonly download: ListDownload;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const rows = new LocalRows(() => parts.support.staff(), STAFF);
    this.list = new ListViewModel({
      shape: STAFF_LIST,
      read: rows.read,
      forget: rows.forget,
      keyOf: ({ accountId }) => accountId,
      fallback: 'The staff could not be loaded.',
      pause: LOCAL_PAUSE,
      ...(parts.own && { own: parts.own }),
    });
    const { support, files, toasts } = parts;
    this.download = new ListDownload({
      take: async (wanted) => fileTaken(await support.exportStaff(wanted), wanted.total),
      files,
      toasts,
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

  /** Acting needs viewing: taking the one takes the other, giving the other gives the one. */
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
    const change = { rights: [...this.rights].toSorted(), rev: edited.rev };
    const send = async () => {
      const saved = await support.setRights(edited.accountId, change);
      await this.list.again();
      return saved;
    };
    await this.submission.run(send, {
      fallback: 'The rights could not be saved.',
      onOk: ({ name }) => {
        this.edited = null;
        toasts.show({
          tone: 'ok',
          title: 'The rights were saved',
          text: name,
          durationMs: DURATIONS.toastShort,
        });
      },
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly staffRights: StaffRightsViewModel;
  }
}
