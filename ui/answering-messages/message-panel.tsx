import ArrowPathIcon from '@heroicons/react/16/solid/ArrowPathIcon';
import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import SpeakerWaveIcon from '@heroicons/react/16/solid/SpeakerWaveIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { MessageDetail } from '#core/answering-messages/message-detail.schema.ts';
import { mayRedeliver } from '#core/answering-messages/message-state.rule.ts';
import { dialAddress } from '#core/branding/dial-address.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { isWebAddress } from '#core/marketing/is-web-address.rule.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatMoment, formatZone, formatZonedMoment } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { PanelFields } from '../kit/docked-panel.tsx';
import { Quotation } from './quotation.look.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { TimelineLine } from '../kit/timeline-line.tsx';
import { Heading, Strong, Text } from '../kit/text.ts';
import { AssignField, CloseForm, NoteForm, RedeliverForm } from './message-answer.tsx';
import { DeliveryMarks, MessageStateBadge, PriorityMark } from './message-badges.tsx';
import type { MessageActsViewModel } from './message-acts.view-model.ts';

interface Of {
  readonly message: MessageDetail;
  readonly acts: MessageActsViewModel;
}

const MATCHED = { xmit: 'by account number', phone: 'by phone match' } as const;

const SiteFact = ({ message }: Pick<Of, 'message'>) => {
  const { devNum, siteBy, siteName, siteNum, transmitterCode } = message;
  if (siteNum === null) return 'No site matches';
  return (
    <>
      <TextLink>
        <Link to={siteInfoPath(siteNum, devNum)}>{siteName ?? String(siteNum)}</Link>
      </TextLink>
      {transmitterCode !== null && ` ${transmitterCode}`}
      {siteBy !== null && (
        <Text as="span" size="caption" tone="muted">{` ${MATCHED[siteBy]}`}</Text>
      )}
    </>
  );
};

/** Shows the callback number. Pressing the number adds an entry to the message's log. */
const Callback = observer(({ acts, message }: Of) => {
  const { callback, id } = message;
  if (callback === null) return 'No number given';
  return (
    <Row gap={2} wrap={1}>
      <span>{formatPhone(callback)}</span>
      <ButtonLink
        size="sm"
        icon={<PhoneIcon />}
        href={dialAddress(callback)}
        onClick={() => {
          if (acts.mayChange) void acts.called(id);
        }}
      >
        Call back
      </ButtonLink>
    </Row>
  );
});

const lineOf = ({ asOf, deliveries, receivedAt }: MessageDetail) => {
  const from = Date.parse(receivedAt);
  const since = (at: string): number => Math.max(0, Date.parse(at) - from);
  const reached = deliveries.find(({ result }) => result === 'Delivered');
  const last = deliveries.at(-1);
  const until = reached?.at ?? last?.at ?? asOf;
  const failed = deliveries.filter(({ result }) => result !== 'Delivered' && result !== null);
  return {
    lengthMs: Math.max(60000, since(until) * 1.2),
    signalsMs: failed.map(({ at }) => since(at)),
    helpMs: reached === undefined ? null : since(reached.at),
    caption:
      reached === undefined
        ? `Received, tried ${failed.length}×, no one reached yet`
        : `Received, tried ${failed.length}× before, delivered after ${Math.max(1, Math.round(since(reached.at) / 60000))} min`,
  };
};

const Deliveries = observer(({ acts, message }: Of) => {
  const { asOf, deliveries, receivedAt, state, timeZone } = message;
  return (
    <section aria-label="Delivery log">
      <Row gap={2} wrap={1}>
        <Heading as="h3">Delivery log</Heading>
        <Text as="span" size="caption" tone="muted">
          {`times in ${formatZone(receivedAt, timeZone)}`}
        </Text>
        {acts.mayChange && mayRedeliver(state) && acts.asking === null && (
          <Text as="span" end>
            <Button size="sm" icon={<ArrowPathIcon />} onClick={() => acts.ask('redeliver')}>
              Re-deliver
            </Button>
          </Text>
        )}
      </Row>
      {deliveries.length === 0 ? (
        <Text tone="muted">Not tried yet.</Text>
      ) : (
        <>
          <TimelineLine {...lineOf(message)} />
          <Rows framed>
            {deliveries.map((delivery) => (
              <RowItem key={delivery.id} inset="none" height="sm">
                <Text as="span" tone="muted" steady wrap="none">
                  {formatMoment(delivery.at, asOf, timeZone)}
                </Text>
                <DeliveryMarks delivery={delivery} />
              </RowItem>
            ))}
          </Rows>
        </>
      )}
    </section>
  );
});

const Entries = ({ message }: Pick<Of, 'message'>) =>
  message.entries.length === 0 ? null : (
    <section aria-label="Notes and activity">
      <Heading as="h3" below={2}>
        Notes and activity
      </Heading>
      <Rows framed>
        {message.entries.map(({ at, by, id, kind, text }) => (
          <RowItem key={id} block inset="md">
            <Text size="small" wrap="lines" as="div">
              {kind === 'note' ? text : <Strong>{text}</Strong>}
            </Text>
            <Text as="small" size="caption" tone="muted">
              {formatZonedMoment(at, message.asOf, message.timeZone)}
              {by !== null && `, ${by}`}
              {kind === 'note' && ', internal note'}
            </Text>
          </RowItem>
        ))}
      </Rows>
    </section>
  );

/** Shows one message in full: caller, text, notified people and actions (design "29 messages"). */
export const MessageBody = observer(({ acts, message }: Of) => {
  const { asOf, category, heldUntil, outcome, priority, receivedAt, recordingUrl } = message;
  const { takenBy, timeZone } = message;
  return (
    <PanelFields>
      <Row gap={2} wrap={1}>
        <MessageStateBadge state={message.state} />
        {priority !== 'Routine' && <PriorityMark priority={priority} />}
        <Text as="span" size="small" tone="muted">
          {`${category}, ${takenBy === 'Portal' ? 'from the portal' : `taken by agent ${takenBy}`}`}
        </Text>
      </Row>
      <Facts
        facts={[
          { name: 'Caller', value: message.callerName },
          { name: 'Received', value: formatZonedMoment(receivedAt, asOf, timeZone) },
          { name: 'Callback', value: <Callback acts={acts} message={message} /> },
          { name: 'Site', value: <SiteFact message={message} /> },
          {
            name: 'Held until',
            value: heldUntil === null ? null : formatZonedMoment(heldUntil, asOf, timeZone),
          },
          { name: 'Outcome', value: outcome },
        ]}
      />
      <Quotation>{message.text}</Quotation>
      {recordingUrl !== null && isWebAddress(recordingUrl) && (
        <Row>
          <ButtonLink
            size="sm"
            icon={<SpeakerWaveIcon />}
            href={recordingUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Call recording
          </ButtonLink>
        </Row>
      )}
      <Deliveries acts={acts} message={message} />
      <Refusal of={acts.submission} />
      {acts.asking === 'redeliver' && <RedeliverForm acts={acts} message={message} />}
      {acts.asking === 'close' && <CloseForm acts={acts} message={message} />}
      {acts.mayChange && acts.asking === null && (
        <Stack gap={4}>
          <AssignField acts={acts} message={message} />
          <NoteForm acts={acts} message={message} />
        </Stack>
      )}
      <Entries message={message} />
    </PanelFields>
  );
});
