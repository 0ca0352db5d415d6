import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { ReportKind } from '#core/reports/report-kinds.ts';
import type { ReportChoices } from '#core/reports/report-schedule.schema.ts';
import type { ReportsGateway } from '#core/reports/reports.api.ts';
import type { ReportRequest } from '#core/reports/report-row.schema.ts';
import {
  NEW_REPORT_REQUEST,
  type TypedReportRequest,
} from '#core/reports/typed-report-request.rule.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { picksOf, readSites, type SitePicks } from './site-picks.ts';

interface Parts {
  readonly gateway: Pick<ReportsGateway, 'runReport'>;
  readonly search: SitesGateway['searchSites'];
  readonly choices: ReportChoices;
  /** The report kinds the person can run. */
  readonly kinds: readonly ReportKind[];
  readonly key: AttemptKey;
  /** What is filled in from the start. */
  readonly asked?: Partial<TypedReportRequest>;
  readonly onBegun: () => void;
}

/** The dialog that runs a report. The person chooses the kind, accounts, days and format (domain guide 6.9). */
export class RunReportViewModel {
  readonly form: FormState<TypedReportRequest, ReportRequest>;
  readonly submission = new Submission();
  readonly sites: SitePicks;
  readonly choices: ReportChoices;
  readonly kinds: readonly ReportKind[];
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.choices = parts.choices;
    this.kinds = parts.kinds;
    this.form = new FormState<TypedReportRequest, ReportRequest>({
      initial: { ...NEW_REPORT_REQUEST, ...parts.asked },
      prefix: 'run-',
      validate: (typed) => readSites(this.sites, typed, parts.choices.siteGroupNum),
    });
    this.sites = picksOf(parts.search, this.form);
    makeAutoObservable(this, {
      form: false,
      submission: false,
      sites: false,
      choices: false,
      kinds: false,
    });
  }

  /** Starts the report. After a lost response, a second press starts no second report. */
  async run(): Promise<void> {
    await this.sites.settle(this.form.values);
    const request = this.form.submit();
    if (request === null) return;
    const { gateway, key, onBegun } = this.#parts;
    await this.submission.run(
      () => key.send(request, (id) => gateway.runReport({ id, ...request })),
      {
        fallback: 'The report could not be started.',
        onOk: onBegun,
      },
    );
  }
}
