import { observer } from 'mobx-react-lite';
import type { Contact, ContactList } from '#core/contacts/contact-list.schema.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import { FormDialog, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import type { ContactsViewModel } from './contacts.view-model.ts';

interface Props {
  readonly model: ContactsViewModel;
  readonly list: ContactList;
  readonly contact: Contact;
}

const Vacation = observer(({ model: { acts }, contact }: Props) => {
  const isAway = contact.unavailableFrom !== null || contact.unavailableTo !== null;
  return (
    <FormDialog
      id="contact-vacation"
      title={`Vacation for ${contactName(contact)}`}
      press="Save"
      busy={acts.submission.busy}
      onClose={() => acts.close()}
      onSubmit={() => void acts.setVacation(contact)}
    >
      <Refusal of={acts.submission} />
      <Text tone="muted">Skipped through the last of these days, but not removed.</Text>
      <Grid columns="fields" gap={4}>
        <DateField
          id="vacation-from"
          data-first=""
          label="Unavailable from"
          value={acts.from}
          onChange={(text) => acts.type('from', text)}
        />
        <DateField
          id="vacation-to"
          label="Unavailable to"
          value={acts.to}
          error={acts.endsEarly ? 'The vacation ends before it starts' : null}
          onChange={(text) => acts.type('to', text)}
        />
      </Grid>
      {isAway && (
        <Row>
          <Button size="sm" onClick={() => void acts.setVacation(contact, true)}>
            End the vacation
          </Button>
        </Row>
      )}
    </FormDialog>
  );
});

const Expiry = observer(({ model: { acts }, contact }: Props) => (
  <FormDialog
    id="contact-expiry"
    title={`Last day for ${contactName(contact)}`}
    press="Save"
    busy={acts.submission.busy}
    onClose={() => acts.close()}
    onSubmit={() => void acts.expire(contact)}
  >
    <Refusal of={acts.submission} />
    <DateField
      id="expiry-day"
      data-first=""
      label="Expires"
      help="Valid through this day. Leave blank for no end date."
      value={acts.to}
      onChange={(text) => acts.type('to', text)}
    />
  </FormDialog>
));

const Place = observer(({ model: { acts, order }, list, contact }: Props) => {
  const count = order.shown(list).length;
  const place = /^\d{1,3}$/.test(acts.to.trim()) ? Number(acts.to) : 0;
  const isPlace = place >= 1 && place <= count;
  return (
    <FormDialog
      id="contact-place"
      title={`Move ${contactName(contact)}`}
      press="Move"
      busy={false}
      onClose={() => acts.close()}
      onSubmit={() => {
        if (!isPlace) return;
        order.move(list, contact.id, place - 1);
        acts.close();
      }}
    >
      <Stack gap={4} width="form">
        <Field
          id="place-number"
          data-first=""
          label="Position"
          inputMode="numeric"
          help={`From 1 to ${count}; 1 is called first.`}
          value={acts.to}
          error={acts.to === '' || isPlace ? null : `Enter a number from 1 to ${count}`}
          onChange={(text) => acts.type('to', text)}
        />
      </Stack>
    </FormDialog>
  );
});

const QUESTIONS = { vacation: Vacation, expire: Expiry, place: Place } as const;

/** The open dialog about one contact. */
export const ContactQuestions = observer(({ model, list }: Pick<Props, 'model' | 'list'>) => {
  const { asked } = model.acts;
  if (asked === null) return null;
  const Question = QUESTIONS[asked.question];
  return <Question model={model} list={list} contact={asked.contact} />;
});
