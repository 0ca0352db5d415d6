import { emailKey } from '#core/kernel/email-address.rule.ts';
import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { observer } from 'mobx-react-lite';
import {
  REPORT_FREQUENCIES,
  REPORT_FREQUENCY_NAMES,
  type ReportSchedule,
} from '#core/reports/report-schedule.schema.ts';
import { REPORT_LIMITS } from '#core/reports/report-row.schema.ts';
import { useFocusWrong } from '../forms/form.tsx';
import { ZoneField } from '../forms/zone-field.tsx';
import { Switch } from '../kit/checkbox.tsx';
import { ChipsField } from './chips-field.look.tsx';
import { TimeField } from '../kit/dates/time-field.tsx';
import { Field } from '../kit/field.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Text } from '../kit/text.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { ReportStateBadge } from './report-state-badge.tsx';
import type { ScheduleEditorViewModel } from './schedule-editor.view-model.ts';
import { WEEKDAYS } from './when-text.rule.ts';
import { ReportRequestFields } from './report-request-fields.tsx';

const FREQUENCIES = REPORT_FREQUENCIES.map((value) => ({
  value,
  text: REPORT_FREQUENCY_NAMES[value],
}));
const DAYS = WEEKDAYS.map((text, at) => ({ value: String(at + 1), text }));

const Times = observer(({ editor }: { readonly editor: ScheduleEditorViewModel }) => {
  const { form } = editor;
  const { frequency, weekday } = form.values;
  return (
    <>
      <SegmentField {...form.bind('frequency')} label="Runs" options={FREQUENCIES} />
      {frequency === 'weekly' && (
        <SegmentField
          id={form.idOf('weekday')}
          label="On"
          options={DAYS}
          value={String(weekday)}
          onChange={(day) => form.type('weekday', Number(day))}
        />
      )}
      {frequency === 'monthly' && (
        <Field
          {...form.bind('monthDay')}
          label="Day of the month"
          help="In a shorter month it runs on the last day"
          inputMode="numeric"
        />
      )}
      <Grid columns="fields" gap={4}>
        <TimeField {...form.bind('atTime')} label="At" />
        <ZoneField {...form.bind('timeZone')} label="Time zone" />
      </Grid>
    </>
  );
});

const Recipients = observer(({ editor }: { readonly editor: ScheduleEditorViewModel }) => {
  const { address, choices, form, refused, repeated } = editor;
  const { recipients } = form.values;
  const chosen = new Set(recipients.map(({ email }) => emailKey(email)));
  const offered = choices.people.filter(({ email }) => !chosen.has(emailKey(email)));
  return (
    <>
      <ChipsField
        id={form.idOf('recipients')}
        label="Recipients"
        counter={`${String(recipients.length)} of ${String(REPORT_LIMITS.recipients)}`}
        help={
          repeated.length === 0
            ? 'Email addresses. You can paste a list.'
            : `Already added: ${repeated.join(', ')}`
        }
        error={refused.length > 0 ? null : (form.errors['recipients']?.[0] ?? null)}
        chips={recipients.map(({ email, name }) => ({
          id: email,
          text: name ?? shownEmail(email),
          title: shownEmail(email),
        }))}
        value={address}
        refused={[...new Set(refused.map(({ reason }) => reason))].slice(0, 20)}
        onChange={(text) => editor.typeAddress(text)}
        onAdd={(text) => editor.addTyped(text)}
        onRemove={(email) => editor.removeRecipient(email)}
      />
      {offered.length > 0 && recipients.length < REPORT_LIMITS.recipients && (
        <SelectField
          id="schedule-person"
          label="Add a person"
          placeholder="Contacts of the group"
          value=""
          options={offered.map(({ email, name }) => ({
            value: email,
            text: `${name}, ${shownEmail(email)}`,
          }))}
          onChange={(email) => editor.addTyped(email)}
        />
      )}
    </>
  );
});

const Standing = ({
  schedule,
  now,
}: {
  readonly schedule: ReportSchedule;
  readonly now: string;
}) => {
  const { last, nextRunAt, timeZone } = schedule;
  return (
    <>
      <Text tone="muted">
        {nextRunAt === null
          ? 'It is off and does not run.'
          : `Next run ${formatZonedMoment(nextRunAt, now, timeZone)}.`}
      </Text>
      {last !== null && (
        <Text tone="muted">
          {`Last run ${formatZonedMoment(last.createdAt, now, timeZone)}: `}
          <ReportStateBadge state={last.state} />
        </Text>
      )}
    </>
  );
};

/** The form of one schedule, in a panel beside the list (domain guide 6.9). */
export const ScheduleForm = observer(
  ({
    editor,
    now,
    onClose,
  }: {
    readonly editor: ScheduleEditorViewModel;
    readonly now: string;
    readonly onClose: () => void;
  }) => {
    const { edit, form, request } = editor;
    useFocusWrong(request);
    useFocusWrong(form);
    const { base } = edit.saving;
    return (
      <EditorPanel
        name="schedule"
        title={edit.isNew ? 'New schedule' : 'Schedule'}
        editor={edit}
        goneWords={{
          title: 'Someone deleted this schedule',
          text: 'Close the form and create a new one if you still need it.',
        }}
        onClose={onClose}
      >
        <Switch
          id={form.idOf('active')}
          checked={form.values.active}
          onChange={(on) => form.type('active', on)}
        >
          Active
        </Switch>
        <Field
          {...form.bind('name')}
          label="Name"
          data-first=""
          counter={`${String(form.values.name.length)} / ${String(REPORT_LIMITS.name)}`}
          autoComplete="off"
        />
        <ReportRequestFields
          form={request}
          sites={editor.sites}
          choices={editor.choices}
          kinds={editor.kinds}
        />
        <Times editor={editor} />
        <Recipients editor={editor} />
        <Switch
          id={form.idOf('sendWhenEmpty')}
          checked={form.values.sendWhenEmpty}
          onChange={(on) => form.type('sendWhenEmpty', on)}
        >
          Send when empty
        </Switch>
        {base !== null && <Standing schedule={base} now={now} />}
      </EditorPanel>
    );
  },
);
