import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import type { ServiceMessage } from '#core/panel-info/service-request.schema.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { CellNote } from '../kit/table.tsx';
import { Text } from '../kit/text.ts';
import type { Loadable } from '../shell/loadable.ts';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { ServiceBadge } from '../shell/service-badge.tsx';
import { useModel } from '../shell/use-model.ts';
import type { ServiceMessagesViewModel } from './service-messages.view-model.ts';

const whoAsked = ({ kind, requestedBy }: ServiceMessage): string => {
  if (kind === 'request') return requestedBy ?? 'Someone';
  return kind === 'panel' ? 'The panel' : 'Too many signals';
};

const Answer = observer(
  ({
    model,
    message,
    from,
  }: {
    readonly model: ServiceMessagesViewModel;
    readonly message: ServiceMessage;
    readonly from: Loadable<DealerHome>;
  }) => {
    const given = model.answerTexts.get(message.id);
    const word = message.state === 'Acknowledged' ? 'Close' : 'Acknowledge';
    return (
      <>
        <Button
          size="sm"
          aria-label={`${word} the message about ${message.siteName}`}
          busy={model.acting.busy && model.pressed === message.id}
          onClick={() => void model.answer(message, () => from.load())}
        >
          {word}
        </Button>
        {given !== undefined && (
          <Text data-word="" as="span" size="caption" tone="alarm" role="alert">
            {given}
          </Text>
        )}
      </>
    );
  },
);

const columnsOf = (
  { asOf, timeZone }: DealerHome,
  model: ServiceMessagesViewModel,
  from: Loadable<DealerHome>,
): readonly RowColumn<ServiceMessage>[] => [
  {
    head: 'Site and account',
    marks: 'strong',
    cell: ({ siteNum, siteName, xmit }) => (
      <>
        <Link data-link="" to={siteInfoPath(siteNum)}>
          {siteName}
        </Link>
        <CellNote>{xmit}</CellNote>
      </>
    ),
  },
  {
    head: 'Message',
    marks: 'second',
    cell: ({ text, acknowledgedBy }) => (
      <>
        {text}
        {acknowledgedBy !== null && <CellNote>{acknowledgedBy} is handling it.</CellNote>}
      </>
    ),
  },
  {
    head: 'From',
    marks: 'off',
    cell: (message) => (
      <>
        {whoAsked(message)}
        <CellNote>{formatMoment(message.requestedAt, asOf, timeZone)}</CellNote>
      </>
    ),
  },
  {
    head: 'State',
    marks: 'second line',
    cell: ({ state }) => <ServiceBadge state={state} />,
  },
  ...(model.mayChange
    ? [
        {
          head: '',
          label: 'Answer',
          marks: 'beside line',
          cell: (message: ServiceMessage) => <Answer model={model} message={message} from={from} />,
        },
      ]
    : []),
];

/**
 * A card with messages from customers and panels that are not yet acknowledged and closed (domain guide 6.6, 6.19). Not
 * rendered if there are none.
 */
export const ServiceMessages = observer(
  ({ home, from }: { readonly home: DealerHome; readonly from: Loadable<DealerHome> }) => {
    const model = useModel('serviceMessages');
    const unlisted = model.unlisted(home.serviceMessages);
    if (home.serviceMessageCount === 0 && unlisted.length === 0) return null;
    return (
      <Card title="Service messages" count={home.serviceMessageCount} inset={false}>
        {unlisted.map((text) => (
          <Notice key={text} tone="trouble" role="alert">
            {text}
          </Notice>
        ))}
        {home.serviceMessageCount > 0 && (
          <RowTable
            wide
            columns={columnsOf(home, model, from)}
            rows={home.serviceMessages}
            rowKey={({ id }) => id}
          />
        )}
      </Card>
    );
  },
);
