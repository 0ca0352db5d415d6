import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { ok } from '#core/kernel/result.ts';
import type { ScheduleForm } from '#core/schedules/schedule-form.schema.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { KeptSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { openWeekdays } from '#core/schedules/temporary-days.rule.ts';
import { NEW_ENTRY, type TypedEntry } from '#core/schedules/typed-entry.rule.ts';
import { FormState } from '../forms/form-state.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { entryWarnings } from './entry-warnings.ts';
import { scheduleFieldWords } from './schedule-field-words.ts';
import {
  EVERY_DAY,
  type EditedSchedule,
  hasDays,
  isThere,
  judgeTyped,
  type Layer,
  newOf,
  type TypedSchedule,
  typedOf,
} from './typed-schedule.ts';

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'siteSchedules' | 'addSchedule' | 'changeSchedule'>;
  readonly key: AttemptKey;
  readonly base: SiteSchedules;
  readonly what: EditedSchedule;
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

/** A temporary entry, a season or the hours of one holiday as it is edited (domain guide 6.5). */
export class ScheduleEditorViewModel {
  readonly form: FormState<TypedSchedule, ScheduleForm>;
  readonly saving: RevisedSave<SiteSchedules>;
  /** Some hours are of weekdays of their own. */
  hasOwnDays = false;
  /** The person chose the weekdays, or they are those of an entry that is there. */
  #daysChosen: boolean;
  readonly #parts: Parts;
  readonly #first: TypedSchedule;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { schedule } = parts.what;
    this.#first = schedule === undefined ? newOf(parts.what) : typedOf(schedule);
    const { holidayGroup = null, holidayName = null } = schedule ?? {};
    this.form = new FormState({
      initial: this.#first,
      prefix: 'schedule-',
      atOnce: { fromDay: 'toDay', toDay: 'toDay' },
      judge: (typed) => judgeTyped(typed, { holidayGroup, holidayName }),
    });
    this.hasOwnDays = hasDays(this.#first);
    this.#daysChosen = schedule !== undefined;
    const { form } = this;
    this.saving = new RevisedSave<SiteSchedules>(
      parts.base,
      revisedFields<SiteSchedules, TypedSchedule>({
        form: {
          get values() {
            return form.values;
          },
          begin: (values) => this.#begin(values),
        },
        show: (site) => {
          const stored = site === null ? null : this.#storedIn(site);
          return stored === null ? this.#first : typedOf(stored);
        },
        words: scheduleFieldWords(parts.base.areas),
      }),
    );
    makeAutoObservable(this, { form: false, saving: false });
  }

  /** Weekdays are asked for: a temporary entry of one day holds on it, one of several may leave some of them closed. */
  get asksDays(): boolean {
    const { fromDay, toDay } = this.form.values;
    return this.hasOwnDays || (this.layer === 'temporary' && fromDay < toDay);
  }

  get layer(): Layer {
    return this.#parts.what.layer;
  }

  get schedule(): KeptSchedule | null {
    return this.#parts.what.schedule ?? null;
  }

  get dirty(): boolean {
    return this.form.differs(this.#first);
  }

  get warnings(): readonly string[] {
    const { judged } = this.form;
    const site = this.saving.base ?? { holidays: [], schedules: [] };
    return judged.ok ? entryWarnings(judged.value, site, this.schedule?.id ?? null) : [];
  }

  /** The last day, where it can be read: the day after it normal hours apply again. */
  get lastDay(): string | null {
    const { judged } = this.form;
    return this.layer === 'temporary' && judged.ok ? judged.value.toDay : null;
  }

  goOn(base: SiteSchedules, values: TypedSchedule): void {
    this.saving.begin(base);
    this.#begin(values);
  }

  typeEntry(at: number, change: Partial<TypedEntry>): void {
    if (change.weekdays !== undefined) this.#daysChosen = true;
    this.form.type(
      'entries',
      this.form.values.entries.map((one, place) => (place === at ? { ...one, ...change } : one)),
    );
  }

  addEntry(): void {
    this.hasOwnDays = this.#daysChosen = true;
    this.form.type('entries', [...this.form.values.entries, { ...NEW_ENTRY, weekdays: [] }]);
  }

  removeEntry(at: number): void {
    this.form.type(
      'entries',
      this.form.values.entries.filter((_, place) => place !== at),
    );
  }

  /** A first day after the last takes that along. */
  typeFrom(day: string): void {
    this.form.type('fromDay', day);
    if (this.form.values.toDay < day) this.form.type('toDay', day);
    this.#followDays();
  }

  typeTo(day: string): void {
    this.form.type('toDay', day);
    this.#followDays();
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    const { base } = this.saving;
    if (wanted === null || base === null) return;
    const { gateway, key, onLost, onSaved } = this.#parts;
    const known = this.#storedIn(base);
    const { siteNum } = base;
    let sent = this.schedule?.id ?? '';
    await this.saving.run({
      send: async () => {
        const saved =
          this.schedule === null
            ? await key.send([siteNum, wanted], (id) => {
                sent = id;
                return gateway.addSchedule({ sn: siteNum, id, ...wanted });
              })
            : await gateway.changeSchedule({
                sn: siteNum,
                id: this.schedule.id,
                rev: known?.rev ?? 0,
                ...wanted,
              });
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved.ok ? ok(base) : saved;
      },
      newest: () => gateway.siteSchedules({ sn: siteNum }),
      looksAgain: true,
      isMine: (stored) => isThere(stored, sent, wanted),
      done: onSaved,
      words: 'It could not be saved. Nothing you entered is lost.',
    });
  }

  /** What somebody else made of it meanwhile. */
  get theirs(): KeptSchedule | null {
    return this.saving.theirs === null ? null : this.#storedIn(this.saving.theirs);
  }

  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }

  #begin(values: TypedSchedule): void {
    this.form.begin(values);
    this.hasOwnDays = hasDays(values);
    this.#daysChosen = true;
  }

  /** Until somebody chooses, one day is opened as it is wished, and of several those that are open in other weeks. */
  #followDays(): void {
    const { areaNums, entries, fromDay, toDay } = this.form.values;
    if (this.layer !== 'temporary' || this.#daysChosen || entries.length !== 1) return;
    const weekdays =
      fromDay < toDay ? openWeekdays(this.saving.base?.schedules ?? [], { areaNums }) : EVERY_DAY;
    this.form.type(
      'entries',
      entries.map((entry) => ({ ...entry, weekdays })),
    );
  }

  #storedIn(site: SiteSchedules): KeptSchedule | null {
    return site.schedules.find(({ id }) => id === this.schedule?.id) ?? null;
  }
}
