import { observer } from 'mobx-react-lite';
import { instructionsOf } from '#core/zones/signal-chain.rule.ts';
import { type TypedZone, zoneForm } from '#core/zones/zone-form.schema.ts';
import { FORMAT_NAMES, VERIFY_NAMES, VERIFY_TYPES, ZONE_FORMATS } from '#core/zones/zone-kinds.ts';
import { ZONE_LIMITS } from '#core/zones/zone-limits.ts';
import type { ZoneDevice } from '#core/zones/zone.schema.ts';
import { ChainFields } from './chain-fields.look.tsx';
import { Switch } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { AreaField, DeviceField, EventField, ServiceField } from './zone-controls.tsx';
import type { ZoneEditorViewModel } from './zone-editor.view-model.ts';

interface FieldsProps {
  readonly editor: ZoneEditorViewModel;
  readonly devices: readonly ZoneDevice[];
}

const MODES = [
  { value: 'simple', text: 'Simple' },
  { value: 'advanced', text: 'Advanced' },
] as const;

/** The switch between simple and advanced mode. Typed input stays. */
export const ModeField = observer(({ editor }: { readonly editor: ZoneEditorViewModel }) => (
  <SegmentField
    id="zone-mode"
    label="Fields"
    options={MODES}
    value={editor.mode}
    onChange={(mode) => editor.show(mode)}
  />
));

const NumberField = observer(({ editor }: Pick<FieldsProps, 'editor'>) => (
  <Field
    {...editor.edit.form.bind('num')}
    data-first={editor.edit.isNew ? '' : undefined}
    label={zoneForm.labels.num}
    autoComplete="off"
    placeholder={editor.suggested}
    help="As the panel sends it, with leading zeros."
  />
));

/** The description of a zone, which the operator reads aloud. */
export const DescriptionField = observer(({ editor }: Pick<FieldsProps, 'editor'>) => {
  const { form, saving } = editor.edit;
  const was = saving.base?.description ?? null;
  const { description } = form.values;
  return (
    <Field
      {...form.bind('description')}
      data-first={editor.edit.isNew ? undefined : ''}
      label={zoneForm.labels.description}
      autoComplete="off"
      counter={`${description.length} / ${ZONE_LIMITS.description}`}
      help={
        was !== null && was !== description
          ? `Location first. The operator reads this aloud. Was “${was}”.`
          : 'Location first, such as “Front door – contact”. The operator reads this aloud.'
      }
      onChange={(text) => editor.describe(text)}
    />
  );
});

const Meaning = observer(({ editor }: Pick<FieldsProps, 'editor'>) => {
  const { form } = editor.edit;
  const { eventCode, instruction, serviceType } = form.values;
  const known = instructionsOf({ serviceType, eventCode: eventCode === '' ? null : eventCode });
  // Keeps the stored instruction as an option, even if it is not a known one.
  const all = known.includes(instruction) || instruction === '' ? known : [instruction, ...known];
  const none = 'none';
  return (
    <ChainFields label="What the signal means">
      <ServiceField
        id={form.idOf('serviceType')}
        value={serviceType}
        onChange={(type) => editor.chooseService(type)}
      />
      <EventField
        id={form.idOf('eventCode')}
        service={serviceType}
        value={eventCode}
        error={form.errors['eventCode']?.[0] ?? null}
        onChange={(code) => editor.chooseEvent(code)}
      />
      <SelectField
        {...form.bind('instruction')}
        label={zoneForm.labels.instruction}
        placeholder="None"
        options={[
          { value: none, text: 'None of its own' },
          ...all.map((text) => ({ value: text, text })),
        ]}
        value={instruction === '' ? none : instruction}
        onChange={(text) => form.type('instruction', text === none ? '' : text)}
      />
    </ChainFields>
  );
});

const Restore = observer(({ editor }: Pick<FieldsProps, 'editor'>) => {
  const { form } = editor.edit;
  const required = form.values.restoreRequired;
  return (
    <Grid columns="choice" gap={4}>
      <Switch
        id={form.idOf('restoreRequired')}
        checked={required}
        onChange={(on) => form.type('restoreRequired', on)}
      >
        Restore required
      </Switch>
      {required && (
        <Field
          {...form.bind('restoreMinutes')}
          label="Within minutes"
          help="A missing restore is an event."
          inputMode="numeric"
          placeholder="No limit"
        />
      )}
    </Grid>
  );
});

const choose =
  <Name extends 'format' | 'verifyType'>(editor: ZoneEditorViewModel, name: Name) =>
  (value: TypedZone[Name]): void =>
    editor.edit.form.type(name, value);

const AllFields = observer(({ editor, devices }: FieldsProps) => {
  const { form } = editor.edit;
  return (
    <>
      <Meaning editor={editor} />
      <Grid columns="pair" gap={4}>
        <SelectField
          id={form.idOf('format')}
          label="Format"
          placeholder="Choose a format"
          options={ZONE_FORMATS.map((value) => ({ value, text: FORMAT_NAMES[value] }))}
          value={form.values.format}
          onChange={choose(editor, 'format')}
        />
        <Field
          {...form.bind('signalCode')}
          label={zoneForm.labels.signalCode}
          autoComplete="off"
          placeholder="From the signal"
        />
      </Grid>
      <Grid columns="pair" gap={4}>
        <Field {...form.bind('equipment')} label={zoneForm.labels.equipment} autoComplete="off" />
        <Field {...form.bind('location')} label={zoneForm.labels.location} autoComplete="off" />
      </Grid>
      <SelectField
        id={form.idOf('verifyType')}
        label="Verify type"
        placeholder="None"
        options={VERIFY_TYPES.map((value) => ({ value, text: VERIFY_NAMES[value] }))}
        value={form.values.verifyType}
        onChange={choose(editor, 'verifyType')}
      />
      <Restore editor={editor} />
      <DeviceField
        id={form.idOf('devNum')}
        devices={devices}
        value={form.values.devNum}
        onChange={(devNum) => form.type('devNum', devNum)}
      />
    </>
  );
});

/** The fields of a zone in simple or advanced mode (domain guide 6.3 "Entry"). */
export const ZoneFields = observer(({ editor, devices }: FieldsProps) => {
  const { form } = editor.edit;
  const { mode } = editor;
  if (mode === 'simple')
    return (
      <Stack gap={4}>
        <NumberField editor={editor} />
        <DescriptionField editor={editor} />
        <Text tone="muted">
          Its alarms count as <Strong>{editor.serviceType}</Strong>. The signal decides what we do.
          You can change both under Advanced.
        </Text>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Grid columns="fields" gap={4}>
        <NumberField editor={editor} />
        <AreaField
          id={form.idOf('areaNum')}
          devices={devices}
          devNum={form.values.devNum}
          value={form.values.areaNum}
          error={form.errors['areaNum']?.[0] ?? null}
          onChange={(num) => form.type('areaNum', num)}
        />
      </Grid>
      <DescriptionField editor={editor} />
      <AllFields editor={editor} devices={devices} />
    </Stack>
  );
});
