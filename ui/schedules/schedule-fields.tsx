import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import TrashIcon from '@heroicons/react/16/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import { SCHEDULE_LIMITS, TEMPORARY_KINDS } from '#core/schedules/schedule-form.schema.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import type { EntryProblems } from '#core/schedules/typed-entry.rule.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { Notice } from '../kit/notice.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { AreaBoxes, EntryFields, WeekdayBoxes } from './hours-fields.tsx';
import { dateText } from './schedule-text.ts';
import type { ScheduleEditorViewModel } from './schedule-editor.view-model.ts';
import { hasHours, takesDays } from './typed-schedule.ts';

interface Props {
  readonly editor: ScheduleEditorViewModel;
}

const problemsOf = (errors: FieldErrors, at: number): EntryProblems => {
  const of = (field: keyof EntryProblems) => errors[`entries.${at}.${field}`]?.[0];
  const found = {
    weekdays: of('weekdays'),
    opens: of('opens'),
    closes: of('closes'),
    before: of('before'),
    after: of('after'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
};

/** The hours of each entry, with weekdays if they are needed. */
const Hours = observer(({ editor }: Props) => {
  const { edit, hasOwnDays } = editor;
  const { form } = edit;
  const { values, validated: checked, refusals } = form;
  // Reads the errors from the validation result, because errors of entries are keyed by index.
  const errors = checked.ok || refusals === 0 ? {} : checked.error;
  return (
    <Stack gap={4}>
      {values.entries.map((entry, at) => (
        <Stack key={at} gap={3}>
          {hasOwnDays && (
            <WeekdayBoxes
              id={`schedule-${at}`}
              label={editor.layer === 'temporary' ? 'Open on (the others are closed)' : 'Days'}
              value={entry.weekdays}
              error={problemsOf(errors, at).weekdays}
              onChange={(weekdays) => editor.typeEntry(at, { weekdays })}
            />
          )}
          <EntryFields
            id={`schedule-${at}`}
            entry={entry}
            problems={problemsOf(errors, at)}
            onType={(change) => editor.typeEntry(at, change)}
          />
          {values.entries.length > 1 && (
            <Row>
              <Button size="sm" icon={<TrashIcon />} onClick={() => editor.removeEntry(at)}>
                Remove these hours
              </Button>
            </Row>
          )}
        </Stack>
      ))}
      {(errors['entries']?.[0] ?? null) !== null && (
        <Notice tone="alarm" role="alert" title={errors['entries']?.[0]} />
      )}
      <Row>
        <Button size="sm" icon={<PlusIcon />} onClick={() => editor.addEntry()}>
          Add other hours
        </Button>
      </Row>
    </Stack>
  );
});

/** Warnings about valid hours that are hard to meet, and the day when normal hours return. */
export const ScheduleValidation = observer(
  ({ editor, site }: Props & { readonly site: SiteSchedules }) => (
    <div role="status">
      {editor.warnings.length > 0 && (
        <Notice tone="trouble" title="Please check this again">
          <p>{editor.warnings.join('\n')}</p>
        </Notice>
      )}
      {editor.lastDay !== null && (
        <Text size="small" tone="muted">
          Your normal hours apply again from{' '}
          {dateText(dayText(dayNumber(editor.lastDay) + 1), site.asOf.slice(0, 10))}.
        </Text>
      )}
    </div>
  ),
);

const Dates = observer(({ editor }: Props) => {
  const { form } = editor.edit;
  return (
    <Grid columns="fields" gap={4}>
      <DateField {...form.bind('fromDay')} label="From" onChange={(day) => editor.typeFrom(day)} />
      <DateField {...form.bind('toDay')} label="To" onChange={(day) => editor.typeTo(day)} />
    </Grid>
  );
});

/** The form fields of a layer, depending on its kind. */
export const ScheduleFields = observer(
  ({ editor, site }: Props & { readonly site: SiteSchedules }) => {
    const { edit, layer } = editor;
    const { form } = edit;
    const { values } = form;
    return (
      <>
        {layer === 'temporary' && (
          <SelectField
            id="schedule-kind"
            label="Type"
            placeholder=""
            value={values.kind}
            options={TEMPORARY_KINDS.map((value) => ({ value, text: value }))}
            onChange={(kind) => editor.chooseKind(kind)}
          />
        )}
        {layer === 'alternate' && (
          <Field {...form.bind('reason')} label="Name of the season" data-first="" />
        )}
        {layer !== 'holiday' && <Dates editor={editor} />}
        {takesDays(values) && (
          <Stack gap={1}>
            <WeekdayBoxes
              id="schedule-appliesOn"
              label="On these weekdays"
              value={values.appliesOn}
              error={form.bind('appliesOn').error ?? undefined}
              onChange={(weekdays) => editor.typeDays(weekdays)}
            />
            <Text size="small" tone="muted">
              The other days keep their normal hours.
            </Text>
          </Stack>
        )}
        {layer === 'holiday' && (
          <Checkbox
            id="schedule-closed"
            checked={values.closed}
            onChange={(closed) => form.type('closed', closed)}
          >
            Closed all day
          </Checkbox>
        )}
        {hasHours(values) && <Hours editor={editor} />}
        {layer !== 'holiday' && (
          <AreaBoxes
            id="schedule-area"
            areas={site.areas}
            value={values.areaNums}
            onChange={(areaNums) => form.type('areaNums', areaNums)}
          />
        )}
        {layer === 'temporary' && (
          <>
            <TextAreaField
              {...form.bind('reason')}
              label="Reason"
              counter={`${values.reason.length} / ${SCHEDULE_LIMITS.reason}`}
            />
            <Field {...form.bind('authorizedBy')} label="Authorized by" />
          </>
        )}
      </>
    );
  },
);
