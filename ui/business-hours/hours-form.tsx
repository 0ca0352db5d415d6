import { zoneName } from '#core/kernel/zone-name.rule.ts';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { BUSINESS_HOURS_LIMITS } from '#core/business-hours/business-hours.ts';
import { HOLIDAY_GROUPS } from '#core/holidays/holiday.schema.ts';
import { DeleteOne } from '../forms/delete-one.tsx';
import { put } from '../forms/put.ts';
import { Button } from '../kit/button.tsx';
import { FieldGroup } from '../kit/checkbox.tsx';
import { TimeField } from '../kit/dates/time-field.tsx';
import { isUnreadTime } from '../kit/dates/use-typed-time.ts';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { WeekdayPicker } from '../kit/weekday-picker.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { type HoursEditor, NEW_INTERVAL, type TypedInterval } from './hours-editor.view-model.ts';

interface Props {
  readonly editor: HoursEditor;
}

const Interval = observer(
  ({ editor, interval, at }: Props & { readonly interval: TypedInterval; readonly at: number }) => {
    const { form } = editor.edit;
    const { intervals } = form.values;
    const id = `hours-intervals-${at}`;
    const change = (part: Partial<TypedInterval>): void =>
      form.type('intervals', put(intervals, at, { ...interval, ...part }));
    const isRead = interval.closes !== '' && !isUnreadTime(interval.closes);
    const nextDay = isRead && interval.closes <= interval.opens;
    return (
      <FieldGroup label={`Interval ${at + 1}`}>
        <Stack gap={3}>
          <WeekdayPicker
            id={id}
            label="Days"
            value={interval.weekdays}
            onChange={(weekdays) => change({ weekdays })}
          />
          <Grid columns="pair" gap={3}>
            <TimeField
              id={`${id}-opens`}
              label="You answer from"
              value={interval.opens}
              onChange={(opens) => change({ opens })}
            />
            <TimeField
              id={`${id}-closes`}
              label={nextDay ? 'Until, next day' : 'Until'}
              value={interval.closes}
              onChange={(closes) => change({ closes })}
            />
          </Grid>
          <DeleteOne
            what="interval"
            at={at}
            of={intervals}
            onLeft={(others) => form.type('intervals', others)}
          />
        </Stack>
      </FieldGroup>
    );
  },
);

const Intervals = observer(({ editor }: Props) => {
  const { form } = editor.edit;
  const { intervals } = form.values;
  const wrong = form.validated.ok
    ? undefined
    : Object.entries(form.validated.error).find(([field]) => field.startsWith('intervals'))?.[1][0];
  return (
    <>
      {intervals.length === 0 && (
        <Text size="small" tone="muted">
          Without hours, the answering service treats you as closed every day.
        </Text>
      )}
      {intervals.map((interval, at) => (
        <Interval key={at} editor={editor} interval={interval} at={at} />
      ))}
      <div role="status">
        {wrong !== undefined && (
          <Text size="small" tone="alarm">
            {wrong}
          </Text>
        )}
      </div>
      {intervals.length < BUSINESS_HOURS_LIMITS.intervals && (
        <Row>
          <Button
            id="hours-intervals"
            size="sm"
            icon={<PlusIcon />}
            onClick={() => form.type('intervals', [...intervals, NEW_INTERVAL])}
          >
            Add hours
          </Button>
        </Row>
      )}
    </>
  );
});

/** The form of a group's weekly hours, beside the hour bars. */
export const HoursForm = observer(
  ({ editor, onClose }: Props & { readonly onClose: () => void }) => {
    const { form } = editor.edit;
    const { group } = editor;
    const { greetingClosed, greetingOpen } = form.values;
    return (
      <EditorPanel
        name="businessHours"
        title={`Hours of ${group.siteGroupName}`}
        editor={editor.edit}
        onClose={onClose}
      >
        <Text size="small" tone="muted">{`All times in ${zoneName(group.timeZone)} time.`}</Text>
        <Intervals editor={editor} />
        <SelectField
          {...form.bind('holidayGroup')}
          label="Closed on the holidays of"
          placeholder="No holidays"
          options={HOLIDAY_GROUPS.map((value) => ({ value, text: value }))}
        />
        <TextAreaField
          {...form.bind('greetingOpen')}
          label="Greeting while open"
          counter={`${greetingOpen.length} / ${BUSINESS_HOURS_LIMITS.greeting}`}
        />
        <TextAreaField
          {...form.bind('greetingClosed')}
          label="Greeting while closed"
          counter={`${greetingClosed.length} / ${BUSINESS_HOURS_LIMITS.greeting}`}
        />
        <Field
          {...form.bind('forwardNumber')}
          type="tel"
          label="Forward calls to, while open"
          help="Leave blank to not forward calls."
        />
        <Field
          {...form.bind('overflowRings')}
          label="Overflow to the service after (rings)"
          help="1 to 20. Leave blank for never."
          inputMode="numeric"
        />
      </EditorPanel>
    );
  },
);
