import { observer } from 'mobx-react-lite';
import {
  REPORT_FAMILIES,
  REPORT_KIND_NAMES,
  REPORT_KINDS,
  type ReportKind,
  type ReportKindName,
} from '#core/reports/report-kinds.ts';
import {
  REPORT_FORMAT_NAMES,
  REPORT_FORMATS,
  REPORT_LIMITS,
  REPORT_PERIOD_KINDS,
  REPORT_PERIOD_NAMES,
  type ReportRequest,
} from '#core/reports/report-row.schema.ts';
import type { ReportChoices } from '#core/reports/report-schedule.schema.ts';
import type { TypedReportRequest } from '#core/reports/typed-report-request.rule.ts';
import type { FormState } from '../forms/form-state.ts';
import { ChipsField } from './chips-field.look.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Text } from '../kit/text.ts';
import type { SitePicks } from './site-picks.ts';

/** Returns the report kinds grouped by heading. The chosen kind stays in the list even if it is no longer available. */
const optionsOf = (kinds: readonly ReportKind[], chosen: ReportKind) =>
  REPORT_FAMILIES.flatMap((family) =>
    REPORT_KINDS.filter(
      (kind) =>
        REPORT_KIND_NAMES[kind].family === family && (kinds.includes(kind) || kind === chosen),
    ).map((value) => ({ value, text: REPORT_KIND_NAMES[value].title })),
  );
const FORMATS = REPORT_FORMATS.map((value) => ({ value, text: REPORT_FORMAT_NAMES[value] }));
const PERIODS = REPORT_PERIOD_KINDS.map((value) => ({ value, text: REPORT_PERIOD_NAMES[value] }));

type ReportRequestForm = FormState<TypedReportRequest, ReportRequest>;

const Period = observer(({ form }: { readonly form: ReportRequestForm }) => {
  const { kind, period } = form.values;
  const { span }: ReportKindName = REPORT_KIND_NAMES[kind];
  if (span === 'now') return <Text tone="muted">It shows the situation at the time it runs.</Text>;
  const days = <Field {...form.bind('days')} label="Days" inputMode="numeric" />;
  if (span === 'days') return days;
  return (
    <Grid columns="fields" gap={4}>
      <SelectField
        {...form.bind('period')}
        label="Period"
        placeholder="Choose a period"
        options={PERIODS}
      />
      {period === 'days' && days}
    </Grid>
  );
});

interface Props {
  readonly form: ReportRequestForm;
  readonly sites: SitePicks;
  readonly choices: ReportChoices;
  readonly kinds: readonly ReportKind[];
}

/** The fields for a report's content and format, shared by the dialog and the schedule form (domain guide 6.9). */
export const ReportRequestFields = observer(({ form, sites, choices, kinds }: Props) => {
  const { branches, siteGroupName } = choices;
  const { kind, reach } = form.values;
  const { about }: ReportKindName = REPORT_KIND_NAMES[kind];
  const reaches = [
    {
      value: 'group',
      text: branches.length === 0 ? siteGroupName : `${siteGroupName}, all branches`,
    },
    ...(branches.length === 0 ? [] : [{ value: 'branch', text: 'One branch' } as const]),
    ...(about === 'groups' && reach !== 'sites'
      ? []
      : [{ value: 'sites', text: 'Selected sites' } as const]),
  ] as const;
  const own = { siteGroupNum: choices.siteGroupNum, siteGroupName };
  return (
    <>
      <SelectField
        {...form.bind('kind')}
        label="Report"
        placeholder="Choose a report"
        options={optionsOf(kinds, kind)}
        data-first=""
      />
      <Grid columns="fields" gap={4}>
        <SelectField
          {...form.bind('reach')}
          label="Scope"
          placeholder="Choose a scope"
          options={reaches}
        />
        {reach === 'branch' && (
          <SelectField
            {...form.bind('branch')}
            label="Branch"
            placeholder="Choose a branch"
            options={[own, ...branches].map((branch) => ({
              value: String(branch.siteGroupNum),
              text: `${String(branch.siteGroupNum)} ${branch.siteGroupName}`,
            }))}
          />
        )}
      </Grid>
      {reach === 'sites' && (
        <ChipsField
          id={form.idOf('sites')}
          label="Accounts"
          counter={`${String(sites.chosen.length)} of ${String(REPORT_LIMITS.sites)}`}
          help={
            sites.looking ? 'Looking them up' : 'Account numbers or names, one at a time or pasted'
          }
          error={sites.refused.length > 0 ? null : (form.errors['sites']?.[0] ?? null)}
          chips={sites.chosen.map(({ label, siteNum }) => ({
            id: String(siteNum),
            text: label,
            title: label,
          }))}
          value={sites.text}
          refused={sites.refused.map(({ reason }) => reason)}
          separator="Enter"
          onChange={(text) => sites.type(text)}
          onAdd={(text) => void sites.add(text)}
          onRemove={(id) => sites.remove(Number(id))}
        />
      )}
      <Period form={form} />
      <SegmentField {...form.bind('format')} label="Format" options={FORMATS} />
    </>
  );
});
