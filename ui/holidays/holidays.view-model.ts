import { makeAutoObservable, observableRef } from 'mobx';
import type { HolidayGateway } from '#core/holidays/holiday.gateway.port.ts';
import {
  holidayForm,
  type HolidayList,
  listedHolidaySchema,
  type ListedHoliday,
} from '#core/holidays/holiday.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import { KeptDraft, type OwnDrafts } from '../forms/kept-draft.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { tellDone, tellRemoved } from '../shell/tell-done.ts';
import { HolidayEditorViewModel, type TypedHoliday } from './holiday-editor.view-model.ts';

interface Parts {
  readonly gateway: HolidayGateway;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly ownDrafts: OwnDrafts;
}

/** The list of holidays for staff: what is on it, and the one that is entered or changed (domain guide 6.5 "Holidays"). */
export class HolidaysViewModel {
  editor: HolidayEditorViewModel | null = null;
  readonly source: Loadable<HolidayList>;
  readonly removing = new Submission();
  readonly draft: KeptDraft<ListedHoliday, TypedHoliday>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: (how) => parts.gateway.list(how),
      fallback: 'The holidays could not be loaded.',
    });
    this.draft = new KeptDraft(parts.ownDrafts, 'holiday', {
      base: listedHolidaySchema,
      empty: holidayForm.show(null),
    });
    makeAutoObservable(this, {
      editor: observableRef,
      source: false,
      removing: false,
      draft: false,
    });
  }

  start(): void {
    void this.source.load();
    this.draft.follow(() => ({
      base: this.editor?.saving.base ?? null,
      values: this.editor?.form.values ?? holidayForm.show(null),
      dirty: this.editor?.dirty ?? false,
    }));
  }

  dispose(): void {
    this.draft.rest();
    this.source.dispose();
    this.close();
  }

  /** Opens the form on a holiday, or on a new one. */
  edit(holiday: ListedHoliday | null): void {
    const { gateway, makeKey } = this.#parts;
    const found = (this.draft.found?.base?.id ?? null) === (holiday?.id ?? null);
    const taken = found ? this.draft.take() : null;
    this.editor = new HolidayEditorViewModel({
      gateway,
      draft: this.draft,
      key: makeKey(),
      base: holiday,
      newest: (id) => this.#newest(id),
      onSaved: ({ name }) => this.#saved(`${name} was saved`),
    });
    if (taken !== null) this.editor.goOn(taken.base ?? holiday, taken.values);
  }

  close(): void {
    this.editor = null;
  }

  /** Takes a holiday off the list; the way back stands while that is said. */
  async remove({ id, rev, name }: ListedHoliday): Promise<void> {
    const { gateway, toasts } = this.#parts;
    const undo = (): void =>
      void this.removing.run(() => gateway.restore(id, rev + 1), {
        fallback: `${name} could not be put back.`,
        onOk: () => this.#saved(`${name} is back on the list`),
      });
    await this.removing.run(() => gateway.remove(id, rev), {
      fallback: `${name} could not be deleted.`,
      onOk: () => tellRemoved(toasts, { title: `${name} was deleted` }, undo),
    });
    await this.source.load({ background: true });
  }

  #saved(title: string): void {
    this.close();
    tellDone(this.#parts.toasts, { title });
    void this.source.load({ background: true });
  }

  async #newest(id: string): Answer<ListedHoliday | null> {
    return mapOk(
      await this.#parts.gateway.list(),
      ({ holidays }) => holidays.find((one) => one.id === id) ?? null,
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly holidays: HolidaysViewModel;
  }
}
