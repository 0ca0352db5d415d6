import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { messagesPath } from '#core/answering-messages/message-list.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { onCallApi } from '#core/on-call/on-call.api.ts';
import { OpenBadge } from '../shell/open-badge.tsx';
import { useRegistry } from '../shell/registry.ts';
import { Card } from '../kit/card.tsx';
import { IconLine } from '../kit/icon-line.tsx';
import { TextLink } from '../kit/links.ts';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Row } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import type { OnCallNowView } from '#core/on-call/on-call-overview.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { shortMoment } from './on-call-text.ts';
import { createSection } from '../sections/section.ts';

const namesOf = (names: readonly string[]): string =>
  names.length === 0 ? 'nobody' : names.join(' + ');

/** The count of messages waiting for an answer, as a link. Renders nothing until the count is known. */
const Waiting = observer(() => {
  const waiting = useRegistry().create('waitingMessages').count;
  if (waiting === null) return null;
  return (
    <PartRow
      end={
        <TextLink size="sm">
          <Link to={messagesPath(waiting > 0 ? { view: 'new' } : {})}>Messages</Link>
        </TextLink>
      }
    >
      <IconLine icon={InboxIcon}>
        {waiting === 0 ? (
          'No messages waiting'
        ) : (
          <Strong ink>{counted(waiting, 'message')} waiting</Strong>
        )}
      </IconLine>
    </PartRow>
  );
});

/** Waiting messages and the people on call now, on the dashboard of dealers with an answering service (domain guide 6.19). */
export const AnsweringCard = observer(() => {
  const model = useModel('onCallNow');
  return (
    <LoadedView from={model} waiting="Loading who is on call">
      {({ asOf, lists, open, timeZone }) => (
        <Card
          title="Answering service"
          inset={false}
          actions={
            <TextLink size="sm">
              <Link to="/ans-service/on-call">On call</Link>
            </TextLink>
          }
        >
          <Row pad={4}>
            <OpenBadge state={open} now={asOf} timeZone={timeZone} />
          </Row>
          <Rows>
            <Waiting />
            {lists.length === 0 ? (
              <PartRow>
                <Text tone="muted">Nobody is on call. Messages will wait until you open.</Text>
              </PartRow>
            ) : (
              lists.map(({ listId, listName, next, now, until }) => {
                const when =
                  until === null
                    ? null
                    : shortMoment(Date.parse(until), Date.parse(asOf), timeZone);
                return (
                  <PartRow key={listId}>
                    <Strong>{now.length === 0 ? 'Nobody on call' : namesOf(now)}</Strong>
                    <PartRowNote>
                      {when === null
                        ? listName
                        : `${listName}, until ${when}, then ${namesOf(next)}`}
                    </PartRowNote>
                  </PartRow>
                );
              })
            )}
          </Rows>
        </Card>
      )}
    </LoadedView>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly onCallNow: Loadable<OnCallNowView>;
  }
}

/** The answering service card on a dealer's dashboard. */
export const section = createSection(AnsweringCard, {
  onCallNow: ({ gatewayOf }) =>
    new Loadable({
      read: (how) => gatewayOf(onCallApi).onCallNow({}, how),
      fallback: 'Who is on call could not be loaded.',
    }),
});
