import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import { observer } from 'mobx-react-lite';
import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { ON_CALL_LIMITS } from '#core/on-call/on-call-list-form.schema.ts';
import { ON_CALL_PURPOSES, TIERS, type Tier } from '#core/on-call/on-call.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { TimeField } from '../kit/dates/time-field.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { IconLine } from '../kit/icon-line.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import type { ListEditor } from './list-editor.view-model.ts';
import { nameIn, TIER_NAMES, WEEKDAY_NAMES } from './on-call-text.ts';
import { personOptions } from './override-panel.tsx';
import { formatClock } from '../kit/format-time.ts';

interface Props {
  readonly editor: ListEditor;
}

const DAYS = WEEKDAY_NAMES.map((text, at) => ({ value: String(at + 1), text }));

const Turn = observer(
  ({ editor, tier, at }: Props & { readonly tier: Tier; readonly at: number }) => {
    const { form } = editor.edit;
    const { overview } = editor;
    const { tiers } = form.values;
    const turn = tiers[tier][at] ?? [];
    const put = (next: readonly string[] | null): void => {
      const turns = tiers[tier].flatMap((one, index) =>
        index !== at ? [one] : next === null ? [] : [next],
      );
      form.type('tiers', { ...tiers, [tier]: turns });
    };
    const left = personOptions(overview).filter(({ value }) => !turn.includes(value));
    const name = `${TIER_NAMES[tier]}, turn ${at + 1}`;
    return (
      <Stack gap={2}>
        <SelectField
          id={`list-${tier}-${at}`}
          label={name}
          placeholder={
            turn.length === 0 ? 'Nobody yet: choose who is on call' : 'Add who shares it'
          }
          options={left}
          value=""
          onChange={(id) => put([...turn, id])}
        />
        <Row gap={2} wrap={2} below={2}>
          {turn.map((id) => (
            <Button
              key={id}
              size="sm"
              icon={<XMarkIcon />}
              aria-label={`Remove ${nameIn(overview, id)} from ${name}`}
              onClick={() => put(turn.filter((one) => one !== id))}
            >
              {nameIn(overview, id)}
            </Button>
          ))}
          <Text as="span" end>
            <LinkButton size="sm" onClick={() => put(null)}>
              {`Delete turn ${at + 1}`}
            </LinkButton>
          </Text>
        </Row>
      </Stack>
    );
  },
);

const Turns = observer(({ editor, tier }: Props & { readonly tier: Tier }) => {
  const { form } = editor.edit;
  const turns = form.values.tiers[tier];
  return (
    <FieldGroup
      label={TIER_NAMES[tier]}
      error={tier === 'primary' ? form.errors['tiers']?.[0] : undefined}
    >
      <Stack gap={2}>
        {turns.map((_, at) => (
          <Turn key={at} editor={editor} tier={tier} at={at} />
        ))}
        {turns.length < ON_CALL_LIMITS.turns && (
          <Row>
            <Button
              size="sm"
              icon={<PlusIcon />}
              onClick={() => form.type('tiers', { ...form.values.tiers, [tier]: [...turns, []] })}
            >
              {`Add a turn of ${TIER_NAMES[tier].toLowerCase()}`}
            </Button>
          </Row>
        )}
      </Stack>
    </FieldGroup>
  );
});

const Covers = observer(({ editor }: Props) => {
  const { form } = editor.edit;
  return (
    <>
      <Checkbox
        id={form.idOf('always')}
        checked={form.values.always}
        onChange={(always) => form.type('always', always)}
      >
        On call at all hours
      </Checkbox>
      {!form.values.always && (
        <>
          <Grid columns="pair" gap={3}>
            <SelectField
              {...form.bind('coversFromDay')}
              label="On call from"
              placeholder="Choose"
              options={DAYS}
            />
            <TimeField {...form.bind('coversFrom')} label="Time" />
          </Grid>
          <Grid columns="pair" gap={3}>
            <SelectField
              {...form.bind('coversToDay')}
              label="Until"
              placeholder="Choose"
              options={DAYS}
            />
            <TimeField {...form.bind('coversTo')} label="Time" />
          </Grid>
        </>
      )}
    </>
  );
});

const Warnings = observer(({ editor }: Props) => {
  const { overview, warnings } = editor;
  return (
    <div role="status">
      <Stack gap={2}>
        {warnings.map((warning) => (
          <IconLine key={warning.kind} icon={ExclamationTriangleIcon} tone="trouble">
            {warning.kind === 'neverPaged'
              ? `Never paged: ${warning.people.map((id) => nameIn(overview, id)).join(', ')}. Their shifts are outside this list’s hours and days.`
              : `Nobody is on call in this list before ${dayLabel(warning.startsOn)}, ${formatClock(wallText(warning.handoffAt))}.`}
          </IconLine>
        ))}
      </Stack>
    </div>
  );
});

/** The form of a rotation list, in a panel beside the schedule. */
export const ListForm = observer(
  ({ editor, onClose }: Props & { readonly onClose: () => void }) => {
    const { form } = editor.edit;
    return (
      <EditorPanel
        name="onCallList"
        title={editor.edit.isNew ? 'Add list' : 'Edit list'}
        editor={editor.edit}
        onClose={onClose}
      >
        <Field {...form.bind('name')} label="Name" data-first="" />
        <SegmentField
          {...form.bind('purpose')}
          label="Purpose"
          options={ON_CALL_PURPOSES.map((value) => ({ value, text: value }))}
        />
        <Grid columns="pair" gap={3}>
          <DateField
            {...form.bind('startsOn')}
            label="First shift starts on"
            help="Its weekday becomes the hand-off day."
          />
          <TimeField {...form.bind('handoffAt')} label="Hand-off at" />
        </Grid>
        <DateField
          {...form.bind('endsOn')}
          label="Last day"
          help="Its shift ends at the next hand-off. Leave blank for no end."
        />
        <Field
          {...form.bind('rotationDays')}
          label="Days per shift"
          help="7 is weekly, 1 is daily."
          inputMode="numeric"
        />
        <Covers editor={editor} />
        {TIERS.map((tier) => (
          <Turns key={tier} editor={editor} tier={tier} />
        ))}
        <Warnings editor={editor} />
      </EditorPanel>
    );
  },
);
