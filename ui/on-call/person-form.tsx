import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { ON_CALL_LIMITS } from '#core/on-call/on-call-list-form.schema.ts';
import { lineError } from '../forms/line-error.ts';
import { put } from '../forms/put.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { TimeField } from '../kit/dates/time-field.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { type PersonEditor, QUIET_RULES } from './person-editor.view-model.ts';

interface Props {
  readonly editor: PersonEditor;
}

const Phones = observer(({ editor }: Props) => {
  const { form } = editor.edit;
  const { phones } = form.values;
  const wrong = (at: number): string | null =>
    at === 0 ? (form.errors['phones']?.[0] ?? null) : lineError(form, 'phones', `phones.${at}`);
  return (
    <Stack gap={3}>
      {phones.map((phone, at) => (
        <Field
          key={at}
          id={`person-phones-${at}`}
          type="tel"
          label={at === 0 ? 'Phone' : `Phone ${at + 1}`}
          help={
            at === 0 ? 'Pages and texts go to the first; the others are tried in order.' : undefined
          }
          value={phone}
          error={wrong(at)}
          onChange={(number) => form.type('phones', put(phones, at, number))}
          onBlur={() => form.leave('phones')}
        />
      ))}
      {phones.length < ON_CALL_LIMITS.phones && (
        <Row>
          <Button
            size="sm"
            icon={<PlusIcon />}
            onClick={() => form.type('phones', [...phones, ''])}
          >
            Add a phone
          </Button>
        </Row>
      )}
    </Stack>
  );
});

const QUIET = (['always', 'Urgent', 'Emergency'] as const).map((value) => ({
  value,
  text: QUIET_RULES[value],
}));

const QuietFields = observer(({ editor }: Props) => {
  const { form } = editor.edit;
  return (
    <>
      <SelectField
        {...form.bind('quietLets')}
        label="Quiet rule"
        placeholder="Choose"
        options={QUIET}
      />
      {form.values.quietLets !== 'always' && (
        <Grid columns="pair" gap={3}>
          <TimeField {...form.bind('quietFrom')} label="Quiet from" />
          <TimeField {...form.bind('quietTo')} label="Quiet until" />
        </Grid>
      )}
    </>
  );
});

const SignIn = observer(({ editor }: Props) => {
  const { state } = editor.candidates;
  const known = state.at === 'ready' ? state.value.candidates : [];
  return (
    <SelectField
      {...editor.edit.form.bind('accountId')}
      label="Sign-in"
      help={
        state.at === 'failed'
          ? state.text
          : 'People with a sign-in can offer and take swaps and send test pages.'
      }
      placeholder="None, a contact"
      options={known.map(({ id, name }) => ({ value: id, text: name }))}
    />
  );
});

/** The form of a person who can be on call, in a panel beside the schedule. */
export const PersonForm = observer(
  ({ editor, onClose }: Props & { readonly onClose: () => void }) => {
    const { form } = editor.edit;
    const tick = (name: 'handoffNotice' | 'dailyDigest', text: string) => (
      <Checkbox
        id={form.idOf(name)}
        checked={form.values[name]}
        onChange={(isOn) => form.type(name, isOn)}
      >
        {text}
      </Checkbox>
    );
    return (
      <EditorPanel
        name="onCallPerson"
        title={editor.edit.isNew ? 'Add person' : 'Edit person'}
        editor={editor.edit}
        onClose={onClose}
      >
        <Field {...form.bind('name')} label="Name" data-first="" />
        <SignIn editor={editor} />
        <Phones editor={editor} />
        <Field {...form.bind('email')} type="email" label="Email" />
        <Grid columns="pair" gap={3}>
          <Field
            {...form.bind('tryMinutes')}
            label="Minutes before the next"
            help="1 to 30"
            inputMode="numeric"
          />
          <Field {...form.bind('repeats')} label="Times tried" help="1 to 9" inputMode="numeric" />
        </Grid>
        <QuietFields editor={editor} />
        {tick('handoffNotice', 'Notify when a shift begins or changes')}
        {tick('dailyDigest', 'Daily digest at 07:00')}
      </EditorPanel>
    );
  },
);
