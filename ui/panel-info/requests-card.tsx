import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import { observer } from 'mobx-react-lite';
import type { ServiceRequest } from '#core/panel-info/service-request.schema.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { ServiceBadge } from '../shell/service-badge.tsx';
import type { PartProps } from './part-props.ts';

const whoAsked = ({ kind, requestedBy }: ServiceRequest): string => {
  if (kind === 'request') return requestedBy ?? 'Someone';
  return kind === 'panel' ? 'The panel' : 'Automatic';
};

/** Returns what a panel asked for without the signal's code, which is for the alarm company. */
const withoutCode = (text: string): string => text.replace(/ Code \d+\.$/, '');

const answered = (request: ServiceRequest): string | null => {
  if (request.closedBy !== null) return `Closed by ${request.closedBy}`;
  return request.acknowledgedBy === null ? null : `${request.acknowledgedBy} is handling it`;
};

/** The latest service requests to the dealer and their states (domain guide 6.6, 10 "Message"). */
export const RequestsCard = observer(({ model, info, now }: PartProps) => {
  const { requests, timeZone, dealer } = info;
  return (
    <Card
      title="Service requests"
      inset={false}
      {...(requests.length > 0 && { count: requests.length })}
    >
      {model.form.sent && (
        <Stack pad={3}>
          <Notice tone="ok" role="status" title={`Your request is on its way to ${dealer.name}.`} />
        </Stack>
      )}
      {requests.length === 0 ? (
        <EmptyState
          icon={ChatBubbleLeftRightIcon}
          title="No requests yet"
          text={`Request service, and ${dealer.name} gets a message.`}
        />
      ) : (
        <Rows>
          {requests.map((request) => (
            <RowItem key={request.id} block inset="md">
              <Row gap={2} wrap={1} justify="between">
                <Text as="span" tone="muted" size="small">
                  {whoAsked(request)}, {formatMoment(request.requestedAt, now, timeZone)}
                </Text>
                <ServiceBadge state={request.state} />
              </Row>
              <Text wrap="lines">
                {request.kind === 'request' ? request.text : withoutCode(request.text)}
              </Text>
              {answered(request) !== null && (
                <Text tone="muted" size="small">
                  {answered(request)}
                </Text>
              )}
            </RowItem>
          ))}
        </Rows>
      )}
    </Card>
  );
});
