import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { ON_CALL_LIMITS } from '#core/on-call/on-call-list-form.schema.ts';
import { TIERS } from '#core/on-call/on-call.ts';
import { DeleteOne } from '../forms/delete-one.tsx';
import { SpanFields } from '../forms/local-time-field.tsx';
import { put } from '../forms/put.ts';
import { Button } from '../kit/button.tsx';
import { FieldGroup } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import type { FixedEditor, TypedSlot } from './fixed-editor.view-model.ts';
import { TIER_NAMES } from './on-call-text.ts';
import { clocksOf, personOptions } from './override-panel.tsx';

interface Props {
  readonly editor: FixedEditor;
}

const NEW_SLOT: TypedSlot = { tier: 'primary', personId: '', from: '', to: '' };

const Slot = observer(
  ({ editor, slot, at }: Props & { readonly slot: TypedSlot; readonly at: number }) => {
    const { form } = editor.edit;
    const { overview } = editor;
    const { slots } = form.values;
    const change = (part: Partial<TypedSlot>): void =>
      form.type('slots', put(slots, at, { ...slot, ...part }));
    return (
      <FieldGroup label={`Shift ${at + 1}`}>
        <Stack gap={3}>
          <Grid columns="pair" gap={3}>
            <SelectField
              id={`fixed-slots-${at}-tier`}
              label="Position"
              placeholder="Choose"
              options={TIERS.map((tier) => ({ value: tier, text: TIER_NAMES[tier] }))}
              value={slot.tier}
              onChange={(tier) => change({ tier })}
            />
            <SelectField
              id={`fixed-slots-${at}-person`}
              label="Who"
              placeholder="Choose"
              options={personOptions(overview)}
              value={slot.personId}
              onChange={(personId) => change({ personId })}
            />
          </Grid>
          <SpanFields
            clocks={clocksOf(overview)}
            from={{
              id: `fixed-slots-${at}-from`,
              help: 'Leave blank for no start.',
              value: slot.from,
              onChange: (from) => change({ from }),
            }}
            to={{
              id: `fixed-slots-${at}-to`,
              help: 'Leave blank for no end.',
              value: slot.to,
              onChange: (to) => change({ to }),
            }}
          />
          <DeleteOne
            what="shift"
            at={at}
            of={slots}
            onLeft={(others) => form.type('slots', others)}
          />
        </Stack>
      </FieldGroup>
    );
  },
);

/** The form of a fixed schedule, in a panel beside the on-call schedule. */
export const FixedForm = observer(
  ({ editor, onClose }: Props & { readonly onClose: () => void }) => {
    const { form } = editor.edit;
    const { overview } = editor;
    const { slots } = form.values;
    const wrong = Object.entries(form.validated.ok ? {} : form.validated.error).find(([field]) =>
      field.startsWith('slots'),
    );
    return (
      <EditorPanel
        name="onCallFixed"
        title={editor.edit.isNew ? 'Add fixed schedule' : 'Edit fixed schedule'}
        editor={editor.edit}
        onClose={onClose}
      >
        <Text size="small" tone="muted">
          It replaces the rotation and every override. The rotation fills any gaps.
        </Text>
        <Field {...form.bind('name')} label="Name" data-first="" />
        <SelectField
          {...form.bind('listId')}
          label="List"
          placeholder="Choose"
          options={overview.lists.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <SpanFields clocks={clocksOf(overview)} from={form.bind('from')} to={form.bind('to')} />
        {slots.map((slot, at) => (
          <Slot key={at} editor={editor} slot={slot} at={at} />
        ))}
        {form.refusals > 0 && wrong !== undefined && (
          <Text size="small" tone="alarm" role="alert">
            {wrong[1][0]}
          </Text>
        )}
        {slots.length < ON_CALL_LIMITS.slots && (
          <Row>
            <Button
              id="fixed-slots"
              size="sm"
              icon={<PlusIcon />}
              onClick={() => form.type('slots', [...slots, NEW_SLOT])}
            >
              Add a shift
            </Button>
          </Row>
        )}
      </EditorPanel>
    );
  },
);
