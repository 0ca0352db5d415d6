import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { err, mapOk, ok } from '#core/kernel/result.ts';
import type { ReportKind } from '#core/reports/report-kinds.ts';
import { addRecipients, type AddedRecipients } from '#core/reports/add-recipients.rule.ts';
import {
  type ReportChoices,
  type ReportSchedule,
  type ReportScheduleForm,
  reportScheduleForm,
  scheduleOwnForm,
} from '#core/reports/report-schedule.schema.ts';
import type { ReportsGateway } from '#core/reports/reports.api.ts';
import {
  NEW_REPORT_REQUEST,
  showReportRequest,
  type TypedReportRequest,
} from '#core/reports/typed-report-request.rule.ts';
import type { ReportRequest } from '#core/reports/report-row.schema.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import { FormState } from '../forms/form-state.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import type { EditedForm } from '../shell/editing/editor-parts.ts';
import { SCHEDULE_TEXT, type TypedSchedule } from './schedule-field-text.ts';
import { picksOf, readSites, type SitePicks } from './site-picks.ts';

/** The form fields of the schedule, without the report fields. */
type OwnForm = Omit<ReportScheduleForm, keyof ReportRequest>;

/** Maximum count of refused entries kept in the field; more could not be corrected there. */
const KEPT = 20;

const ownSchema = z.object(scheduleOwnForm);

interface Parts {
  readonly gateway: Pick<
    ReportsGateway,
    'addReportSchedule' | 'changeReportSchedule' | 'listReportSchedules'
  >;
  readonly search: SitesGateway['searchSites'];
  readonly choices: ReportChoices;
  /** The report kinds the person can run. */
  readonly kinds: readonly ReportKind[];
  readonly key: AttemptKey;
  /** Null for a new schedule. */
  readonly base: ReportSchedule | null;
  readonly onSaved: () => void;
}

const show = (stored: ReportSchedule | null, timeZone: string): TypedSchedule =>
  stored === null
    ? {
        name: '',
        frequency: 'weekly',
        weekday: 1,
        monthDay: '1',
        atTime: '06:00',
        timeZone,
        recipients: [],
        sendWhenEmpty: false,
        active: true,
      }
    : {
        name: stored.name,
        frequency: stored.frequency,
        weekday: stored.weekday,
        monthDay: String(stored.monthDay),
        atTime: stored.atTime,
        timeZone: stored.timeZone,
        recipients: stored.recipients,
        sendWhenEmpty: stored.sendWhenEmpty,
        active: stored.active,
      };

const showWhat = (stored: ReportSchedule | null): TypedReportRequest =>
  stored === null ? NEW_REPORT_REQUEST : showReportRequest(stored);

type Typed = TypedReportRequest & TypedSchedule;

const NAMES = Object.keys(reportScheduleForm) as readonly (keyof ReportScheduleForm)[];

/** Returns the values that belong to one of the editor's two forms. */
const pickOf = <Part extends object>(part: Part, of: Part): Part =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name in part)) as Part;

/** The editor of a new or existing schedule, based on the revision that was loaded (domain guide 5.3, 6.9). */
export class ScheduleEditorViewModel {
  readonly request: FormState<TypedReportRequest, ReportRequest>;
  readonly form: FormState<TypedSchedule, OwnForm>;
  readonly edit: RevisedEditor<ReportSchedule, EditedForm<Typed, ReportScheduleForm>>;
  readonly sites: SitePicks;
  /** Refused addresses of the last entry, each with the reason. The addresses stay in the field for correction. */
  refused: AddedRecipients['refused'] = [];
  /** Addresses of the last entry that were already recipients. */
  repeated: readonly string[] = [];
  /** Typed text in the recipients field, not yet added. */
  address = '';
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { base, choices, gateway, key } = parts;
    const group = base?.siteGroup.siteGroupNum ?? choices.siteGroupNum;
    this.request = new FormState<TypedReportRequest, ReportRequest>({
      initial: showWhat(base),
      prefix: 'schedule-',
      validate: (typed) => readSites(this.sites, typed, group),
    });
    this.sites = picksOf(parts.search, this.request);
    this.form = new FormState<TypedSchedule, OwnForm>({
      initial: show(base, choices.timeZone),
      prefix: 'schedule-',
      validate: (typed) => {
        const read = readForm(ownSchema, { ...typed, monthDay: Number(typed.monthDay) });
        if (this.refused.length === 0) return read;
        return err({
          ...(read.ok ? {} : read.error),
          recipients: this.refused.map(({ reason }) => reason),
        });
      },
    });
    const { form, request } = this;
    this.edit = new RevisedEditor<ReportSchedule, EditedForm<Typed, ReportScheduleForm>>({
      form: {
        get values() {
          return { ...request.values, ...form.values };
        },
        begin: (values) => {
          request.begin(pickOf(request.values, values));
          form.begin(pickOf(form.values, values));
        },
        differs: (stored: Typed) =>
          this.address !== '' ||
          this.sites.text !== '' ||
          request.differs(pickOf(request.values, stored)) ||
          form.differs(pickOf(form.values, stored)),
        submit: () => this.submit(),
      },
      base,
      show: (stored) => ({ ...showWhat(stored), ...show(stored, choices.timeZone) }),
      names: SCHEDULE_TEXT,
      maySave: (dirty) => base === null || dirty,
      prepare: async () => {
        if (this.address !== '') this.addTyped();
        await this.sites.settle(this.request.values);
      },
      store: (wanted, stored) =>
        stored === null
          ? key.send(wanted, (id) => gateway.addReportSchedule({ id, ...wanted }))
          : gateway.changeReportSchedule({ id: stored.id, rev: stored.rev, ...wanted }),
      newest: async (_, stored) =>
        stored === null
          ? ok(null)
          : mapOk(
              await gateway.listReportSchedules(),
              ({ schedules }) => schedules.find(({ id }) => id === stored.id) ?? null,
            ),
      same: (stored, wanted) =>
        NAMES.every((name) => JSON.stringify(stored[name]) === JSON.stringify(wanted[name])),
      changeOf: lastChange,
      onStored: () => parts.onSaved(),
      words: 'The schedule could not be saved. Nothing you typed is lost.',
    });
    makeAutoObservable(this, { form: false, request: false, edit: false, sites: false });
    void this.sites.start();
  }

  get choices(): ReportChoices {
    return this.#parts.choices;
  }

  get kinds(): readonly ReportKind[] {
    return this.#parts.kinds;
  }

  typeAddress(text: string): void {
    this.address = text;
    this.refused = [];
    this.repeated = [];
  }

  /** Adds the typed or pasted addresses. Invalid addresses stay in the field for correction. */
  addTyped(text: string = this.address): void {
    const names = new Map(
      this.choices.people.map(({ email, name }) => [email.toLowerCase(), name] as const),
    );
    const added = addRecipients(this.form.values.recipients, text, names);
    this.form.type('recipients', [...added.recipients]);
    this.refused = added.refused;
    this.repeated = added.repeated;
    this.address = added.refused
      .slice(0, KEPT)
      .map(({ text: wrong }) => wrong)
      .join(' ');
  }

  removeRecipient(email: string): void {
    this.form.type(
      'recipients',
      this.form.values.recipients.filter((one) => one.email !== email),
    );
  }

  /** Returns the values to send. If a field is invalid, returns null and shows the errors. */
  submit(): ReportScheduleForm | null {
    const [what, when] = [this.request.submit(), this.form.submit()];
    if (what === null || when === null) return null;
    return { ...what, ...when };
  }
}
