import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { sameAreas } from '#core/schedules/assign-holidays.rule.ts';
import type { Schedule } from '#core/schedules/schedule.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { isAssignment } from '#core/schedules/closed-days-opened.rule.ts';
import {
  type EntryProblems,
  NEW_ENTRY,
  readEntry,
  type TypedEntry,
} from '#core/schedules/typed-entry.rule.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import type { EditedForm } from '../shell/editing/editor-parts.ts';
import { entriesText, plannedHours, scheduleName } from './schedule-text.ts';

type Group = SiteSchedules['holidays'][number]['holidayGroup'];

/** A holiday, or a whole group of holidays if the name is null. */
export interface HolidayPick {
  readonly holidayGroup: Group;
  readonly holidayName: string | null;
}

/** The hours of each picked holiday and of the others, in words, by the name of the holiday. */
type Assigned = Readonly<Record<string, string>>;

const OTHERS = 'Other holidays';
const NOTHING = 'Nothing';

const pickText = ({ holidayGroup, holidayName }: Pick<Schedule, 'holidayGroup' | 'holidayName'>) =>
  holidayName ?? `All ${holidayGroup ?? ''} holidays`;

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'siteSchedules' | 'assignHolidays'>;
  readonly makeKey: () => AttemptKey;
  readonly base: SiteSchedules;
  readonly areaNums: readonly number[];
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

type Request = Omit<Parameters<SchedulesGateway['assignHolidays']>[0], 'sn'>;

/** Returns the key of a pick in the list. */
export const pickKey = ({ holidayGroup, holidayName }: HolidayPick): string =>
  `${holidayGroup}: ${holidayName ?? ''}`;

/** Assigns the same hours to several holidays at once (domain guide 6.5 "Holidays"). */
export class HolidayEditorViewModel {
  how: 'add' | 'replace' = 'add';
  areaNums: readonly number[];
  picks: readonly HolidayPick[] = [];
  closed = true;
  entry: TypedEntry = { ...NEW_ENTRY, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  tried = false;
  readonly edit: RevisedEditor<SiteSchedules, EditedForm<Assigned, Request>>;
  readonly #keys = new Map<string, AttemptKey>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.areaNums = parts.areaNums;
    const { base, gateway } = parts;
    const { siteNum: sn } = base;
    const chosen = (): Assigned => this.#assigned;
    this.edit = new RevisedEditor<SiteSchedules, EditedForm<Assigned, Request>>({
      form: {
        get values() {
          return chosen();
        },
        begin: (values) => this.#take(values),
        differs: () => this.picks.length > 0 || this.how === 'replace',
        submit: () => this.submit(),
      },
      base,
      show: (site) => this.#assignedIn(site ?? base),
      names: {},
      maySave: () => true,
      send: (request) => gateway.assignHolidays({ sn, ...request }),
      newest: () => gateway.siteSchedules({ sn }),
      same: (stored, { holidays }) =>
        holidays.length > 0 &&
        holidays.every(({ id }) => stored.schedules.some((one) => one.id === id)),
      changeOf: ({ schedules }) => {
        const [last] = schedules
          .filter(({ layer }) => layer === 'holiday')
          .toSorted((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''));
        return last === undefined ? { who: null, at: null } : lastChange(last);
      },
      onSaved: () => parts.onSaved(),
      onLost: parts.onLost,
      words: 'The holidays could not be assigned. Nothing you chose is lost.',
    });
    makeAutoObservable(this, { edit: false });
  }

  get site(): SiteSchedules {
    return this.edit.saving.base ?? this.#parts.base;
  }

  get problems(): EntryProblems {
    const read = readEntry(this.entry);
    return this.closed || !this.tried || read.ok ? {} : read.error;
  }

  get pickProblem(): string | null {
    return this.tried && this.picks.length === 0 && this.how === 'add'
      ? 'Choose at least one holiday'
      : null;
  }

  /** The stored holiday layers of the same areas. */
  get kept(): readonly SavedSchedule[] {
    return this.#keptIn(this.site);
  }

  #keptIn(site: SiteSchedules): readonly SavedSchedule[] {
    return site.schedules.filter(
      (one) => one.layer === 'holiday' && sameAreas(one.areaNums, this.areaNums),
    );
  }

  /** What is assigned in `site` to each picked holiday, and to the others. */
  #assignedIn(site: SiteSchedules): Assigned {
    const kept = this.#keptIn(site);
    const picked = this.picks.map((pick) => {
      const found = kept.find((one) => pickText(one) === pickText(pick));
      return [pickText(pick), found === undefined ? NOTHING : plannedHours(found)] as const;
    });
    const texts = kept
      .filter((one) => !this.picks.some((pick) => pickText(one) === pickText(pick)))
      .map((one) => `${scheduleName(one)} (${plannedHours(one)})`);
    return { ...Object.fromEntries(picked), [OTHERS]: texts.join(', ') || NOTHING };
  }

  /** What the form makes of them. */
  get #assigned(): Assigned {
    const read = readEntry(this.entry);
    const hours = this.closed || !read.ok ? 'No activity' : entriesText([read.value]);
    return {
      ...this.#assignedIn(this.site),
      ...Object.fromEntries(this.picks.map((pick) => [pickText(pick), hours])),
      ...(this.how === 'replace' && { [OTHERS]: NOTHING }),
    };
  }

  /** Gives up what is to stay as another person assigned it. */
  #take(values: Assigned): void {
    const mine = this.#assigned;
    this.picks = this.picks.filter((pick) => values[pickText(pick)] === mine[pickText(pick)]);
    if (values[OTHERS] !== mine[OTHERS] && this.how === 'replace') this.how = 'add';
  }

  /** Returns the layer that sets a holiday's hours, preferring the holiday's own over its group's; null if neither exists. */
  assignmentOf({ holidayGroup, holidayName }: HolidayPick): SavedSchedule | null {
    const found = this.kept.filter((one) =>
      holidayName === null
        ? one.holidayGroup === holidayGroup && one.holidayName === null
        : isAssignment(one, { holidayGroup, name: holidayName }),
    );
    return found.find((one) => one.holidayName !== null) ?? found[0] ?? null;
  }

  isPicked(pick: HolidayPick): boolean {
    return this.picks.some((one) => pickKey(one) === pickKey(pick));
  }

  pick(pick: HolidayPick, isOn: boolean): void {
    const others = this.picks.filter((one) => pickKey(one) !== pickKey(pick));
    this.picks = isOn ? [...others, pick] : others;
  }

  chooseHow(how: 'add' | 'replace'): void {
    this.how = how;
  }

  chooseAreas(areaNums: readonly number[]): void {
    this.areaNums = areaNums;
  }

  close(isClosed: boolean): void {
    this.closed = isClosed;
  }

  type(change: Partial<TypedEntry>): void {
    this.entry = { ...this.entry, ...change };
  }

  /** Returns the request to send. If input is missing, returns null and shows the errors. */
  submit(): Request | null {
    this.tried = true;
    const read = readEntry(this.entry);
    if (this.pickProblem !== null || (!this.closed && !read.ok)) return null;
    const { areaNums, how, picks, site } = this;
    const entries = this.closed || !read.ok ? [] : [read.value];
    const content = [site.siteNum, areaNums, how, entries, picks];
    const holidays = picks.map((pick) => ({ ...pick, id: this.#idOf(pick, content) }));
    const seen = this.kept.map(({ id, rev }) => ({ id, rev }));
    return { how, areaNums, entries, holidays, seen };
  }

  /** Returns the id under which a pick is sent. Retries with the same content reuse the id. */
  #idOf(pick: HolidayPick, content: unknown): string {
    const known = this.#keys.get(pickKey(pick)) ?? this.#parts.makeKey();
    this.#keys.set(pickKey(pick), known);
    return known.for(content);
  }
}
