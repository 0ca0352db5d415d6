import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { Link } from 'react-router-dom';
import { messagesPath } from '#core/answering-messages/message-list.ts';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Card } from '../kit/card.tsx';
import { IconLine } from '../kit/icon-line.tsx';
import { TextLink } from '../kit/links.ts';

/** Messages of the answering service that wait for somebody; absent without the right or the service (domain guide 6.19). */
export const MessagesCard = ({
  home: { waitingMessages: waiting },
}: {
  readonly home: DealerHome;
}) =>
  waiting === null ? null : (
    <Card
      title="Messages waiting"
      actions={
        <TextLink size="sm">
          <Link to={messagesPath(waiting > 0 ? { view: 'new' } : {})}>Messages</Link>
        </TextLink>
      }
    >
      <IconLine icon={InboxIcon}>
        {waiting === 0
          ? 'No message waits'
          : `${counted(waiting, 'message waits', 'messages wait')} for somebody`}
      </IconLine>
    </Card>
  );
