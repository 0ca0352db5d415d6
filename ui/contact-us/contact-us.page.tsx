import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactTopicSchema, type ContactUs } from '#core/contact-us/contact-us.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { contactUsApi } from '#core/contact-us/contact-us.api.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Notice } from '../kit/notice.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { ThreadList } from './thread-list.look.tsx';
import { IntakeStatusBadge } from '../shell/intake-status-badge.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { useRights } from '../shell/use-rights.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { ContactUsViewModel } from './contact-us.view-model.ts';
import { Numbers } from './numbers-card.tsx';
import { createSection } from '../sections/section.ts';

const TOPICS = contactTopicSchema.options.map((value) => ({ value, text: value }));

const MessageCard = observer(({ model }: { readonly model: ContactUsViewModel }) => {
  const { form, submission, sent } = model;
  useFocusWrong(form);
  return (
    <Card title="Write to us">
      <Form id="message-form" onSend={() => void model.send()}>
        {sent !== null && (
          <Notice tone="ok" role="status" title={`Message ${sent} was sent`}>
            <p>You’ll find it under your messages. We answer there and by email.</p>
          </Notice>
        )}
        <Refusal of={submission} />
        <DraftNote draft={model.draft} />
        <Grid columns="fields" gap={4}>
          <SelectField
            {...form.bind('topic')}
            label="Topic"
            placeholder="Choose one"
            options={TOPICS}
          />
          <Field
            {...form.bind('xmit')}
            label="Account number (optional)"
            help="If it’s about one account."
          />
        </Grid>
        <TextAreaField
          {...form.bind('text')}
          label="Message"
          counter={`${form.values.text.length} / ${LIMITS.intakeText}`}
          help="Don’t include passwords or passcodes."
        />
        <Row>
          <Button look="primary" type="submit" busy={submission.busy}>
            Send message
          </Button>
        </Row>
      </Form>
    </Card>
  );
});

const SentCard = ({ sent }: Pick<ContactUs, 'sent'>) => {
  const when = (at: string) => formatMoment(at, new Date().toISOString(), readerZone());
  return (
    <Card title="Your messages" count={sent.length} inset={false}>
      {sent.length === 0 ? (
        <EmptyState
          icon={EnvelopeIcon}
          title="Nothing sent yet"
          text="Your messages and our answers appear here."
        />
      ) : (
        <ThreadList
          entries={sent.map((one) => ({
            key: one.reference,
            title: one.topic,
            notes: [
              one.reference,
              ...(one.site === null ? [] : [one.site.siteName]),
              when(one.sentAt),
            ],
            badge: <IntakeStatusBadge status={one.status} />,
            text: one.text,
            answer: one.answer && {
              text: one.answer.text,
              note: `Answered ${when(one.answer.at)}`,
            },
          }))}
        />
      )}
    </Card>
  );
};

/** The Contact us page: phone numbers by purpose, a message form and the sent messages (domain guide 6.19 "Contact us"). */
export const ContactUsPage = observer(() => {
  const model = useModel('contactUs');
  const mayWrite = useRights().mayChange();
  const xmit = useSearchParams()[0].get('xmit');
  useEffect(() => {
    if (xmit !== null) model.suggest(xmit);
  }, [model, xmit]);
  useUnsavedWork(model.dirty, () => model.draft.drop());
  return (
    <>
      <PageTitle title="Contact us" />
      <LoadedView from={model.source} waiting="Loading numbers and messages">
        {({ numbers, sent }) => (
          <Grid columns="board" gap={4}>
            <Stack gap={4}>
              {mayWrite ? (
                <MessageCard model={model} />
              ) : (
                <Card>
                  <Text tone="muted">
                    Messages can’t be sent while you view the portal as another user.
                  </Text>
                </Card>
              )}
              <SentCard sent={sent} />
            </Stack>
            <Numbers numbers={numbers} />
          </Grid>
        )}
      </LoadedView>
    </>
  );
});

export const section = createSection(ContactUsPage, {
  contactUs: ({ live, makeKey, ownDrafts, gatewayOf }) =>
    new ContactUsViewModel({
      gateway: gatewayOf(contactUsApi),
      key: makeKey(),
      live,
      ownDrafts,
    }),
});
