import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { groupContactForm } from '#core/account-group/account-group.schema.ts';
import { defaultsForm, DEFAULT_LIMITS } from '#core/account-group/company.schema.ts';
import { NEW_PHONE } from '#core/contacts/phones-field.schema.ts';
import { TEST_CATEGORIES, type TestCategory } from '#core/tests-on-site/test-limits.ts';
import { put } from '../forms/put.ts';
import { FormRows, type Controls } from '../forms/form-rows.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Row } from '../kit/stack.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { type OfPanel, same } from './panel-parts.ts';

const CATEGORIES = Object.keys(TEST_CATEGORIES) as readonly TestCategory[];
const COUNTS = ['Not called', 'The first', 'The first two', 'The first three'] as const;

/** The form of the alarm-handling defaults. */
export const DefaultsPanel = observer(({ editor, onClose }: OfPanel<'defaults'>) => {
  const { form } = editor;
  const verify = form.bind('verifyTests');
  const ecv = form.bind('ecvContacts');
  const [least, most] = DEFAULT_LIMITS.runaway;
  const controls: Controls<keyof typeof form.values> = {
    runawayTimes: (
      <Field
        {...form.bind('runawayTimes')}
        label="Runaway: identical signals in 10 minutes"
        help={`${least} to ${most}. More than that are counted in one line.`}
        inputMode="numeric"
      />
    ),
    verifyTests: (
      <Checkbox id={verify.id} checked={verify.value} onChange={verify.onChange}>
        A contact must give a code for every test
      </Checkbox>
    ),
    maxTestHours: (
      <Field
        {...form.bind('maxTestHours')}
        label={defaultsForm.labels.maxTestHours}
        help="Leave blank for no limit beyond the category."
        inputMode="numeric"
      />
    ),
    defaultTestCategory: (
      <SelectField
        {...form.bind('defaultTestCategory')}
        label="Default test category"
        placeholder="Choose a category"
        options={same(CATEGORIES)}
      />
    ),
    ecvContacts: (
      <SelectField
        id={ecv.id}
        label="ECV: new contacts on a list"
        placeholder="Choose"
        error={ecv.error}
        options={COUNTS.map((text, at) => ({ value: String(at), text }))}
        value={String(ecv.value)}
        onChange={(value) => ecv.onChange(Number(value))}
      />
    ),
  };
  return (
    <EditorPanel
      name="defaults"
      title="Edit alarm-handling defaults"
      editor={editor}
      onClose={onClose}
    >
      <FormRows controls={controls} />
    </EditorPanel>
  );
});

/** The form of a group contact, who is called for all sites of the group. */
export const ContactPanel = observer(({ editor, onClose }: OfPanel<'contact'>) => {
  const { form } = editor;
  const phones = form.bind('phones');
  const emails = form.bind('emails');
  return (
    <EditorPanel
      name="group-contact"
      title={editor.isNew ? 'Add group contact' : 'Edit group contact'}
      editor={editor}
      onClose={onClose}
    >
      <Field {...form.bind('company')} label={groupContactForm.labels.company} data-first="" />
      <Grid columns="fields" gap={4}>
        <Field {...form.bind('firstName')} label={groupContactForm.labels.firstName} />
        <Field {...form.bind('lastName')} label={groupContactForm.labels.lastName} />
      </Grid>
      {phones.value.map((phone, at) => (
        <Field
          key={at}
          id={at === 0 ? phones.id : `${phones.id}-${at}`}
          type="tel"
          label={`Phone ${at + 1}`}
          value={phone.number}
          error={at === 0 ? phones.error : null}
          onChange={(number) => phones.onChange(put(phones.value, at, { ...phone, number }))}
          onBlur={phones.onBlur}
        />
      ))}
      {phones.value.length < 3 && (
        <Row>
          <Button
            size="sm"
            icon={<PlusIcon />}
            onClick={() => phones.onChange([...phones.value, { ...NEW_PHONE, type: 'Work' }])}
          >
            Add a phone
          </Button>
        </Row>
      )}
      <Field
        id={emails.id}
        type="email"
        label="Email"
        value={emails.value[0]?.address ?? ''}
        error={emails.error}
        onChange={(address) =>
          emails.onChange([
            { address, notify: emails.value[0]?.notify ?? true },
            ...emails.value.slice(1),
          ])
        }
        onBlur={emails.onBlur}
      />
      <TextAreaField {...form.bind('notes')} label="Shown to the operator while calling" />
    </EditorPanel>
  );
});
