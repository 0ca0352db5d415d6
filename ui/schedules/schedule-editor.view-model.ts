import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Answer } from '#core/kernel/result.ts';
import { isBefore } from '#core/kernel/calendar-day.rule.ts';
import type { ScheduleForm } from '#core/schedules/schedule-form.schema.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { openWeekdays } from '#core/schedules/closed-days-opened.rule.ts';
import { EVERY_DAY } from '#core/schedules/effective-hours.rule.ts';
import { NEW_ENTRY, type TypedEntry } from '#core/schedules/typed-entry.rule.ts';
import { FormState } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import { entryWarnings } from './entry-warnings.ts';
import { scheduleFieldText } from './schedule-field-text.ts';
import {
  type EditedSchedule,
  hasDays,
  hasHours,
  isThere,
  validateTyped,
  type Layer,
  newOf,
  takesDays,
  type TypedSchedule,
  typedOf,
} from './typed-schedule.ts';

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'siteSchedules' | 'addSchedule' | 'changeSchedule'>;
  readonly key: AttemptKey;
  readonly base: SiteSchedules;
  readonly what: EditedSchedule;
  readonly draft: SavedDraft<SiteSchedules, TypedSchedule>;
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

/** The editor of a temporary entry, a season, or the hours of one holiday (domain guide 6.5). */
export class ScheduleEditorViewModel {
  readonly edit: RevisedEditor<SiteSchedules, FormState<TypedSchedule, ScheduleForm>>;
  /** True if any entry applies only on certain weekdays. */
  hasOwnDays = false;
  /** True if the person has chosen the weekdays, or when editing a stored entry. */
  #daysChosen: boolean;
  /** The id used for the last request. */
  #sent: string;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { base, gateway, what } = parts;
    const { siteNum } = base;
    const { schedule } = what;
    const first = schedule === undefined ? newOf(what) : typedOf(schedule);
    const { holidayGroup = null, holidayName = null } = schedule ?? {};
    this.hasOwnDays = hasDays(first);
    this.#daysChosen = schedule !== undefined;
    this.#sent = schedule?.id ?? '';
    this.edit = new RevisedEditor<SiteSchedules, FormState<TypedSchedule, ScheduleForm>>({
      form: new FormState({
        initial: first,
        prefix: 'schedule-',
        atOnce: { fromDay: 'toDay', toDay: 'toDay' },
        validate: (typed) => validateTyped(typed, { holidayGroup, holidayName }),
        onBegin: (typed) => {
          this.hasOwnDays = hasDays(typed);
          this.#daysChosen = true;
        },
      }),
      base,
      draft: parts.draft,
      show: (site) => {
        const stored = site === null ? null : this.#storedIn(site);
        return stored === null ? first : typedOf(stored);
      },
      names: scheduleFieldText(base.areas),
      maySave: (dirty) => schedule === undefined || dirty,
      send: (wanted, site) => this.#send(wanted, site),
      newest: () => gateway.siteSchedules({ sn: siteNum }),
      same: (stored, wanted) => isThere(stored, this.#sent, wanted),
      changeOf: (site) => {
        const stored = this.#storedIn(site);
        return stored && lastChange(stored);
      },
      onSaved: () => parts.onSaved(),
      onLost: parts.onLost,
      words: 'It could not be saved. Nothing you entered is lost.',
    });
    makeAutoObservable(this, { edit: false });
  }

  get layer(): Layer {
    return this.#parts.what.layer;
  }

  get schedule(): SavedSchedule | null {
    return this.#parts.what.schedule ?? null;
  }

  get warnings(): readonly string[] {
    const { validated } = this.edit.form;
    const site = this.edit.saving.base ?? { holidays: [], schedules: [] };
    return validated.ok ? entryWarnings(validated.value, site, this.schedule?.id ?? null) : [];
  }

  /** The last day of a valid temporary entry, after which normal hours return; null otherwise. */
  get lastDay(): string | null {
    const { validated } = this.edit.form;
    return this.layer === 'temporary' && validated.ok ? validated.value.toDay : null;
  }

  typeDays(weekdays: readonly number[]): void {
    this.#daysChosen = true;
    this.edit.form.type('appliesOn', weekdays);
  }

  typeEntry(at: number, change: Partial<TypedEntry>): void {
    this.edit.form.type(
      'entries',
      this.edit.form.values.entries.map((one, index) =>
        index === at ? { ...one, ...change } : one,
      ),
    );
  }

  addEntry(): void {
    this.hasOwnDays = this.#daysChosen = true;
    this.edit.form.type('entries', [
      ...this.edit.form.values.entries,
      { ...NEW_ENTRY, weekdays: [] },
    ]);
  }

  removeEntry(at: number): void {
    this.edit.form.type(
      'entries',
      this.edit.form.values.entries.filter((_, index) => index !== at),
    );
  }

  /** Sets the first day, and moves the last day if it would lie before the first. */
  typeFrom(day: string): void {
    this.edit.form.type('fromDay', day);
    if (isBefore(this.edit.form.values.toDay, day)) this.edit.form.type('toDay', day);
    this.#followDays();
  }

  chooseKind(kind: TypedSchedule['kind']): void {
    this.edit.form.type('kind', kind);
    this.#followDays();
  }

  typeTo(day: string): void {
    this.edit.form.type('toDay', day);
    this.#followDays();
  }

  #send(wanted: ScheduleForm, site: SiteSchedules | null): Answer<unknown> {
    const { base, gateway, key } = this.#parts;
    const { siteNum: sn } = base;
    const stored = site === null ? null : this.#storedIn(site);
    if (this.schedule === null && stored === null)
      return key.send([sn, wanted], (id) => {
        this.#sent = id;
        return gateway.addSchedule({ sn, id, ...wanted });
      });
    const id = this.schedule?.id ?? stored?.id ?? '';
    return gateway.changeSchedule({ sn, id, rev: stored?.rev ?? 0, ...wanted });
  }

  /** Sets default weekdays until the person chooses some: every day for closed days, otherwise the normally open weekdays. */
  #followDays(): void {
    const { values } = this.edit.form;
    if (this.layer !== 'temporary' || this.#daysChosen) return;
    const usual = openWeekdays(this.edit.saving.base?.schedules ?? [], values);
    this.edit.form.type('appliesOn', hasHours(values) && takesDays(values) ? usual : EVERY_DAY);
  }

  #storedIn(site: SiteSchedules): SavedSchedule | null {
    return site.schedules.find(({ id }) => id === (this.schedule?.id ?? this.#sent)) ?? null;
  }
}
