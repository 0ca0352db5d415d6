import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { type FieldErrors, readForm } from '#core/forms/read-form.schema.ts';
import { scheduleWarnings } from '#core/schedules/judge-schedule.rule.ts';
import { type ScheduleForm, scheduleFormSchema } from '#core/schedules/schedule-form.schema.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.gateway.port.ts';
import type { KeptSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import {
  NEW_ENTRY,
  readEntry,
  type TypedEntry,
  typedEntry,
} from '#core/schedules/typed-entry.rule.ts';
import { FormState } from '../forms/form-state.ts';
import { RevisedSave } from '../shell/revised-save.ts';

type Layer = ScheduleForm['layer'];

/** A layer as it is typed. */
export interface TypedSchedule {
  /** Of one that is there; empty for a new one. */
  readonly id: string;
  readonly layer: Layer;
  readonly kind: NonNullable<ScheduleForm['kind']>;
  readonly reason: string;
  readonly authorizedBy: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly closed: boolean;
  readonly areaNums: readonly number[];
  readonly entries: readonly TypedEntry[];
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export const NEW_SCHEDULE: TypedSchedule = {
  ...{ id: '', layer: 'temporary', kind: 'Changed hours', reason: '', authorizedBy: '' },
  ...{ fromDay: '', toDay: '', closed: false, areaNums: [] },
  entries: [{ ...NEW_ENTRY, weekdays: EVERY_DAY }],
};

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'read' | 'add' | 'change'>;
  readonly key: AttemptKey;
  readonly base: SiteSchedules;
  readonly what: {
    readonly layer: Layer;
    readonly schedule?: KeptSchedule;
    readonly today: string;
    readonly areaNum?: number | null;
  };
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

const typedOf = (schedule: KeptSchedule): TypedSchedule => ({
  id: schedule.id,
  layer: schedule.layer === 'permanent' ? 'alternate' : schedule.layer,
  kind: schedule.kind ?? 'Changed hours',
  reason: schedule.reason ?? '',
  authorizedBy: schedule.authorizedBy ?? '',
  fromDay: schedule.fromDay ?? '',
  toDay: schedule.toDay ?? '',
  closed: schedule.entries.length === 0,
  areaNums: schedule.areaNums,
  entries: schedule.entries.length === 0 ? NEW_SCHEDULE.entries : schedule.entries.map(typedEntry),
});

const newOf = ({ layer, today, areaNum = null }: Parts['what']): TypedSchedule => ({
  ...NEW_SCHEDULE,
  ...{ layer, fromDay: today, toDay: today, areaNums: areaNum === null ? [] : [areaNum] },
  entries: layer === 'alternate' ? [NEW_ENTRY] : NEW_SCHEDULE.entries,
});

/** Whether hours are typed at all. */
export const hasHours = ({ layer, kind, closed }: TypedSchedule): boolean =>
  layer === 'temporary' ? kind !== 'Closed all day' : layer === 'alternate' || !closed;

/** Reads a form; problems of an opening stand under `entries.0.opens`. */
const judge = (
  typed: TypedSchedule,
  holiday: Pick<KeptSchedule, 'holidayGroup' | 'holidayName'>,
): Result<ScheduleForm, FieldErrors> => {
  const read = hasHours(typed) ? typed.entries.map((entry) => readEntry(entry)) : [];
  const problems = read.flatMap((one, at) =>
    one.ok
      ? []
      : Object.entries(one.error).map(([field, words]) => [`entries.${at}.${field}`, [words]]),
  );
  const isHoliday = typed.layer === 'holiday';
  const form = readForm(scheduleFormSchema, {
    layer: typed.layer,
    kind: typed.layer === 'temporary' ? typed.kind : null,
    reason: typed.reason.trim() || null,
    authorizedBy: typed.authorizedBy.trim() || null,
    fromDay: isHoliday ? null : typed.fromDay || null,
    toDay: isHoliday ? null : typed.toDay || null,
    ...holiday,
    areaNums: typed.areaNums,
    entries: read.flatMap((one) => (one.ok ? [one.value] : [])),
  });
  if (problems.length === 0) return form;
  const { entries: _, ...others } = form.ok ? {} : form.error;
  return err({ ...others, entries: ['Check the hours'], ...Object.fromEntries(problems) });
};

/** A temporary entry, a season or the hours of one holiday as it is edited (domain guide 6.5). */
export class ScheduleEditorViewModel {
  readonly form: FormState<TypedSchedule, ScheduleForm>;
  readonly saving: RevisedSave<SiteSchedules>;
  readonly #parts: Parts;
  readonly #first: TypedSchedule;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { schedule } = parts.what;
    this.saving = new RevisedSave(parts.base);
    this.#first = schedule === undefined ? newOf(parts.what) : typedOf(schedule);
    const { holidayGroup = null, holidayName = null } = schedule ?? {};
    this.form = new FormState({
      initial: this.#first,
      prefix: 'schedule-',
      atOnce: { fromDay: 'toDay', toDay: 'toDay' },
      judge: (typed) => judge(typed, { holidayGroup, holidayName }),
    });
    makeAutoObservable(this, { form: false, saving: false });
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
    return this.form.judged.ok ? scheduleWarnings(this.form.judged.value.entries) : [];
  }

  /** The last day, where it can be read: the day after it normal hours apply again. */
  get lastDay(): string | null {
    const { judged } = this.form;
    return this.layer === 'temporary' && judged.ok ? judged.value.toDay : null;
  }

  goOn(base: SiteSchedules, values: TypedSchedule): void {
    this.saving.begin(base);
    this.form.begin(values);
  }

  typeEntry(at: number, change: Partial<TypedEntry>): void {
    this.form.type(
      'entries',
      this.form.values.entries.map((one, place) => (place === at ? { ...one, ...change } : one)),
    );
  }

  addEntry(): void {
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
                return gateway.add(siteNum, id, wanted);
              })
            : await gateway.change(siteNum, this.schedule.id, wanted, known?.rev ?? 0);
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved.ok ? ok(base) : saved;
      },
      newest: () => gateway.read(siteNum),
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
    const theirs = this.saving.acceptTheirs();
    const stored = theirs === null ? null : this.#storedIn(theirs);
    if (stored !== null) this.form.begin(typedOf(stored));
  }

  async keepMine(): Promise<void> {
    if (this.saving.acceptTheirs() !== null) await this.save();
  }

  #storedIn(site: SiteSchedules): KeptSchedule | null {
    return site.schedules.find(({ id }) => id === this.schedule?.id) ?? null;
  }
}

/** After a lost answer what was sent is found again by its id. */
const isThere = (stored: SiteSchedules, id: string, wanted: ScheduleForm): boolean => {
  const found = stored.schedules.find((one) => one.id === id);
  if (found === undefined) return false;
  const { layer, kind, reason, authorizedBy, fromDay, toDay, entries } = found;
  const { areaNums, holidayGroup, holidayName } = found;
  const same = { layer, kind, reason, authorizedBy, fromDay, toDay, holidayGroup, holidayName };
  return JSON.stringify({ ...same, areaNums, entries }) === JSON.stringify(wanted);
};
