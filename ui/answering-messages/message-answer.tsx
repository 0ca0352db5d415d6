import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  MESSAGE_LIMITS,
  MESSAGE_OUTCOMES,
  type MessageDetail,
} from '#core/answering-messages/message-detail.schema.ts';
import { mayRedeliver, nextMessageState } from '#core/answering-messages/message-state.rule.ts';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { SettledSelect } from '../kit/several/settled-select.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { withChosen } from '../kit/several/with-chosen.rule.ts';
import { useArrival } from './use-arrival.ts';
import type { MessageActsViewModel } from './message-acts.view-model.ts';

interface Of {
  readonly acts: MessageActsViewModel;
  readonly message: MessageDetail;
}

const NOBODY = 'nobody';
const OUTCOMES = MESSAGE_OUTCOMES.map((value) => ({ value, text: value }));
const WAYS = [
  { value: 'email', text: 'Email' },
  { value: 'sms', text: 'Text message' },
] as const;

/** A select field for the responsible person; a choice is saved at once. */
export const AssignField = observer(({ acts, message }: Of) => (
  <SettledSelect
    id="message-assigned"
    label="Assigned to"
    placeholder="Unassigned"
    options={withChosen(
      [
        { value: NOBODY, text: 'Unassigned' },
        ...message.people.map(({ id, name }) => ({ value: id, text: name })),
      ],
      message.assignedId,
      message.assignedTo,
    )}
    value={message.assignedId ?? NOBODY}
    onChange={(id) =>
      void acts.assign(message, message.people.find((person) => person.id === id) ?? null)
    }
  />
));

/** A small form before an action: fields, a cancel button, and the button that performs the action. */
const Question = observer(
  ({
    acts,
    yes,
    ready,
    onYes,
    children,
  }: Pick<Of, 'acts'> & {
    readonly yes: string;
    readonly ready: boolean;
    readonly onYes: () => Promise<void>;
    readonly children: ReactNode;
  }) => {
    const target = useArrival();
    return (
      <Stack ref={target} gap={3}>
        {children}
        <Row gap={2} wrap={1}>
          <Button onClick={() => acts.ask(null)}>Back</Button>
          <Button
            look="primary"
            busy={acts.submission.busy}
            disabled={!ready}
            onClick={() => void onYes()}
          >
            {yes}
          </Button>
        </Row>
      </Stack>
    );
  },
);

/** The form that closes a message with an outcome and a text. */
export const CloseForm = observer(({ acts, message }: Of) => (
  <Question
    acts={acts}
    yes="Close message"
    ready={acts.outcome !== '' && acts.textFault === null}
    onYes={() => acts.close(message)}
  >
    <SelectField
      id="message-outcome"
      label="Close with"
      placeholder="Outcome"
      options={OUTCOMES}
      value={acts.outcome}
      data-first=""
      onChange={(outcome) => acts.chooseOutcome(outcome)}
    />
    <TextAreaField
      id="message-closing"
      label="Comment"
      help="Optional. Only your group sees it."
      value={acts.words}
      error={acts.textFault}
      counter={`${acts.words.length} / ${MESSAGE_LIMITS.note}`}
      onChange={(text) => acts.typeText(text)}
    />
  </Question>
));

/** The form that sends a message again, with recipient and channel. */
export const RedeliverForm = observer(({ acts, message }: Of) => {
  const reached = message.people.filter(({ hasEmail, hasPhone }) => hasEmail || hasPhone);
  const chosen = reached.find(({ id }) => id === acts.personId);
  return (
    <Question
      acts={acts}
      yes="Send message"
      ready={chosen !== undefined}
      onYes={() => acts.redeliver(message)}
    >
      <SelectField
        id="message-person"
        label="Send to"
        placeholder="Person"
        options={reached.map(({ id, name }) => ({ value: id, text: name }))}
        value={acts.personId}
        data-first=""
        onChange={(id) => {
          const person = reached.find((one) => one.id === id);
          if (person !== undefined) acts.choosePerson(person);
        }}
      />
      <SelectField
        id="message-channel"
        label="Send by"
        placeholder="Method"
        options={WAYS.filter(
          ({ value }) =>
            chosen === undefined || (value === 'email' ? chosen.hasEmail : chosen.hasPhone),
        )}
        value={acts.channel}
        onChange={(channel) => acts.chooseChannel(channel)}
      />
    </Question>
  );
});

/** The form that adds an internal note, which the caller never sees. */
export const NoteForm = observer(({ acts, message }: Of) => (
  <Stack gap={2}>
    <TextAreaField
      id="message-note"
      label="Internal note"
      help="Only your group sees it."
      value={acts.note}
      error={acts.noteFault}
      onChange={(note) => acts.typeNote(note)}
    />
    {acts.note !== '' && (
      <Row gap={2}>
        <Button
          size="sm"
          busy={acts.submission.busy}
          disabled={acts.note.trim() === '' || acts.noteFault !== null}
          onClick={() => void acts.saveNote(message.id)}
        >
          Save note
        </Button>
      </Row>
    )}
  </Stack>
));

/** The buttons for the actions that the message's state allows. */
export const MessageButtons = observer(({ acts, message }: Of) => (
  <>
    {nextMessageState(message.state, 'close') !== null && (
      <Button onClick={() => acts.ask('close')}>Close…</Button>
    )}
    {mayRedeliver(message.state) && (
      <Button
        look="primary"
        busy={acts.submission.busy}
        onClick={() => void acts.acknowledge(message)}
      >
        Acknowledge
      </Button>
    )}
  </>
));
