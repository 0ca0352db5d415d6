import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { PHONE_TYPES } from '#core/contacts/contact.ts';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import {
  emailPlace,
  NEW_PHONE,
  phonePlace,
  type TypedPhone,
} from '#core/contacts/phones-field.schema.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import type { ContactEditorViewModel } from './contact-editor.view-model.ts';

interface Props {
  readonly editor: ContactEditorViewModel;
}

const TYPES = PHONE_TYPES.map((value) => ({ value, text: value }));

/** Returns the lines with the line at `at` replaced, or removed if `line` is null. */
const put = <Line,>(lines: readonly Line[], at: number, line: Line | null): readonly Line[] =>
  lines.flatMap((one, index) => (index !== at ? [one] : line === null ? [] : [line]));

const PhoneLine = observer(({ editor, at }: Props & { readonly at: number }) => {
  const { form } = editor.edit;
  const { phones } = form.values;
  const phone = phones[at] ?? NEW_PHONE;
  const place = phonePlace(phones, at);
  const id = at === 0 ? 'contact-phones' : `contact-phones-${at}`;
  const name = `Phone ${at + 1}`;
  const onChange = (next: TypedPhone | null) => form.type('phones', put(phones, at, next));
  const onLeave = () => form.leave('phones');
  return (
    <Stack gap={2}>
      <Grid columns="choice" gap={3}>
        <Field
          id={id}
          type="tel"
          label={name}
          value={phone.number}
          error={editor.lineError('phones', place, 'number')}
          onChange={(number) => onChange({ ...phone, number })}
          onBlur={onLeave}
        />
        <SelectField
          id={`${id}-type`}
          label="Kind"
          placeholder="Choose"
          options={TYPES}
          value={phone.type}
          onChange={(type) => onChange({ ...phone, type })}
        />
      </Grid>
      <Row gap={3}>
        <Grow>
          <Field
            id={`${id}-ext`}
            label="Extension"
            inputMode="numeric"
            value={phone.ext}
            error={editor.lineError('phones', place, 'ext')}
            onChange={(ext) => onChange({ ...phone, ext })}
            onBlur={onLeave}
          />
        </Grow>
        <Checkbox
          id={`${id}-text`}
          checked={phone.text}
          onChange={(text) => onChange({ ...phone, text })}
        >
          Takes texts
        </Checkbox>
        <IconButton label={`Remove ${name.toLowerCase()}`} onClick={() => onChange(null)}>
          <TrashIcon />
        </IconButton>
      </Row>
    </Stack>
  );
});

/** Fields for up to five phone numbers. */
export const PhoneLines = observer(({ editor }: Props) => {
  const { form } = editor.edit;
  const { phones } = form.values;
  return (
    <FieldGroup label="Phones" error={editor.listError('phones')}>
      <Stack gap={4}>
        {phones.map((_, at) => (
          <PhoneLine key={at} editor={editor} at={at} />
        ))}
        {phones.length < CONTACT_LIMITS.phones && (
          <Row>
            <Button
              id={phones.length === 0 ? 'contact-phones' : undefined}
              size="sm"
              icon={<PlusIcon />}
              onClick={() => form.type('phones', [...phones, NEW_PHONE])}
            >
              Add a phone
            </Button>
          </Row>
        )}
      </Stack>
    </FieldGroup>
  );
});

/** Fields for up to three email addresses, each with a checkbox for notices. */
export const EmailLines = observer(({ editor }: Props) => {
  const { form } = editor.edit;
  const { emails } = form.values;
  return (
    <FieldGroup label="Emails" error={editor.listError('emails')}>
      <Stack gap={4}>
        {emails.map((email, at) => (
          <Stack key={at} gap={2}>
            <Field
              id={at === 0 ? 'contact-emails' : `contact-emails-${at}`}
              type="email"
              label={`Email ${at + 1}`}
              value={email.address}
              error={editor.lineError('emails', emailPlace(emails, at), 'address')}
              onChange={(address) => form.type('emails', put(emails, at, { ...email, address }))}
              onBlur={() => form.leave('emails')}
            />
            <Row gap={3} justify="between">
              <Checkbox
                id={`contact-emails-${at}-notify`}
                checked={email.notify}
                onChange={(notify) => form.type('emails', put(emails, at, { ...email, notify }))}
              >
                Gets auto-notify messages
              </Checkbox>
              <IconButton
                label={`Remove email ${at + 1}`}
                onClick={() => form.type('emails', put(emails, at, null))}
              >
                <TrashIcon />
              </IconButton>
            </Row>
          </Stack>
        ))}
        {emails.length < CONTACT_LIMITS.emails && (
          <Row>
            <Button
              id={emails.length === 0 ? 'contact-emails' : undefined}
              size="sm"
              icon={<PlusIcon />}
              onClick={() => form.type('emails', [...emails, { address: '', notify: true }])}
            >
              Add an email
            </Button>
          </Row>
        )}
      </Stack>
    </FieldGroup>
  );
});
