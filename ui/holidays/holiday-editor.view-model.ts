import { makeAutoObservable } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { HolidayGateway } from '#core/holidays/holiday.gateway.port.ts';
import {
  holidayForm,
  holidayFormSchema,
  type HolidayForm,
  type ListedHoliday,
} from '#core/holidays/holiday.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, ok, type Answer } from '#core/kernel/result.ts';
import { FormState } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { RevisedSave } from '../shell/revised-save.ts';

/** What stands in the fields. */
export type TypedHoliday = ReturnType<typeof holidayForm.show>;

interface Parts {
  readonly gateway: Pick<HolidayGateway, 'add' | 'change'>;
  readonly draft: KeptDraft<ListedHoliday, TypedHoliday>;
  readonly key: AttemptKey;
  /** Null for a new one. */
  readonly base: ListedHoliday | null;
  /** The holiday as it is stored now; null where it is not there any more. */
  readonly newest: (id: string) => Answer<ListedHoliday | null>;
  readonly onSaved: (saved: HolidayForm) => void;
}

/** One holiday as it is entered or changed, under the revision the edit began with (domain guide 5.3). */
export class HolidayEditorViewModel {
  readonly form: FormState<TypedHoliday, HolidayForm>;
  readonly saving: RevisedSave<ListedHoliday>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.saving = new RevisedSave(parts.base);
    this.form = new FormState({
      initial: holidayForm.show(parts.base),
      prefix: 'holiday-',
      atOnce: { fromDay: 'toDay' },
      judge: (typed) => readForm(holidayFormSchema, holidayForm.read(typed)),
    });
    makeAutoObservable(this, { form: false, saving: false });
  }

  get isNew(): boolean {
    return this.saving.base === null;
  }

  get draft(): KeptDraft<ListedHoliday, TypedHoliday> {
    return this.#parts.draft;
  }

  get dirty(): boolean {
    return this.form.differs(holidayForm.show(this.saving.base));
  }

  /** The first day fills the last one while that is empty: most holidays last one day. */
  typeFirstDay(day: string): void {
    if (this.form.values.toDay === '') this.form.type('toDay', day);
    this.form.type('fromDay', day);
  }

  /** Goes on from what was typed before the session ended. */
  goOn(base: ListedHoliday | null, values: TypedHoliday): void {
    this.saving.begin(base);
    this.form.begin(values);
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null || !this.dirty) return;
    const { base } = this.saving;
    const { newest, onSaved } = this.#parts;
    await this.saving.run({
      send: () => this.#send(base, wanted),
      newest: async () => {
        const read = base === null ? ok(null) : await newest(base.id);
        if (!read.ok) return read;
        return read.value === null ? 'gone' : ok(read.value);
      },
      isMine: (stored) => holidayForm.same(stored, wanted),
      done: () => onSaved(wanted),
      words: 'The holiday could not be saved. Nothing you typed is lost.',
    });
  }

  reloadTheirs(): void {
    const theirs = this.saving.acceptTheirs();
    if (theirs !== null) this.form.begin(holidayForm.show(theirs));
  }

  async keepMine(): Promise<void> {
    if (this.saving.acceptTheirs() !== null) await this.save();
  }

  async #send(base: ListedHoliday | null, wanted: HolidayForm): Answer<ListedHoliday> {
    const { gateway, key } = this.#parts;
    const none = { rev: 0, changedBy: null, changedAt: null };
    if (base !== null)
      return mapOk(await gateway.change(base.id, base.rev, wanted), () => ({ ...base, ...wanted }));
    return mapOk(await key.send(wanted, (id) => gateway.add(id, wanted)), () => ({
      ...none,
      ...wanted,
      id: '',
    }));
  }
}
