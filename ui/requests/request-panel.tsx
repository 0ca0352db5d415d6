import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressText } from '#core/sites/address-text.rule.ts';
import { beforeText, wantedText } from '#core/requests/request-list.ts';
import {
  kindOfRequest,
  REQUEST_KIND_NAMES,
  REQUEST_SUBJECT_NAMES,
  type RequestDetail,
} from '#core/requests/request-detail.schema.ts';
import { diffTexts } from '#core/requests/diff-texts.rule.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { ChangedText } from './changed-text.look.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { Notice } from '../kit/notice.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { RequestStateBadge } from '../shell/request-state-badge.tsx';
import NoSymbolIcon from '@heroicons/react/16/solid/NoSymbolIcon';

const SiteLink = ({
  request,
  linked,
}: {
  readonly request: RequestDetail;
  readonly linked: boolean;
}) => {
  const text = `${request.siteName} (${request.siteNum})`;
  return linked ? (
    <TextLink>
      <Link to={siteInfoPath(request.siteNum)}>{text}</Link>
    </TextLink>
  ) : (
    text
  );
};

/** The old and new value. Dispatch instructions show their differences word by word. */
const Change = ({ request }: { readonly request: RequestDetail }) => {
  const { before, subject, wanted } = request;
  if (subject === 'dispatchInstructions' && before !== null && wanted !== null)
    return <ChangedText pieces={diffTexts(before, wanted)} />;
  return <Text wrap="lines">{`${beforeText(request)} → ${wantedText(request)}`}</Text>;
};

const moved = ({ before, inForce, state, subject }: RequestDetail): boolean =>
  subject !== 'service' && inForce !== before && (state === 'Submitted' || state === 'Approved');

const Steps = ({ request }: { readonly request: RequestDetail }) => (
  <section aria-label="History of the request">
    <Heading as="h3" below={2}>
      History
    </Heading>
    <Rows framed>
      {request.steps.map(({ at, by, state, words }) => (
        <RowItem key={`${state} ${at}`} block inset="md">
          <Row gap={2} wrap={1}>
            {state === 'Cancelled' ? (
              <Badge tone="neutral" icon={NoSymbolIcon}>
                Canceled
              </Badge>
            ) : (
              <RequestStateBadge state={state} />
            )}
            <Text as="small" size="caption" tone="muted">
              {formatZonedMoment(at, request.asOf, request.timeZone)}
              {by !== null && `, ${by}`}
            </Text>
          </Row>
          {words !== null && (
            <Text size="small" wrap="lines">
              {words}
            </Text>
          )}
        </RowItem>
      ))}
    </Rows>
  </section>
);

/** The details of one request: the requested change, the person, the current value, and the history. */
export const RequestBody = observer(
  ({
    request,
    linked,
    children,
  }: {
    readonly request: RequestDetail;
    /** True if the site name links to the site's page, which only dealers can open. */
    readonly linked: boolean;
    /** The actions available to the person. */
    readonly children?: ReactNode;
  }) => {
    const { askedAt, askedBy, asOf, reason, reasonText, subject, timeZone } = request;
    const isService = subject === 'service';
    return (
      <Stack gap={4}>
        <Facts
          facts={[
            { name: 'Site', value: <SiteLink request={request} linked={linked} /> },
            { name: 'Address', value: addressText(request.addressDisplay) },
            { name: 'Account', value: request.transmitterCode },
            { name: 'Kind', value: REQUEST_KIND_NAMES[kindOfRequest(subject)] },
            { name: 'State', value: <RequestStateBadge state={request.state} /> },
            { name: 'Requested by', value: askedBy },
            { name: 'Requested on', value: formatZonedMoment(askedAt, asOf, timeZone) },
            { name: 'Reason', value: reason },
            { name: 'In their own words', value: reasonText },
            {
              name: 'Ends',
              value:
                request.endsAt === null ? null : formatZonedMoment(request.endsAt, asOf, timeZone),
            },
          ]}
        />
        {!isService && (
          <section aria-label="Requested change">
            <Heading as="h3" below={2}>
              {REQUEST_SUBJECT_NAMES[subject]}
            </Heading>
            <Change request={request} />
          </section>
        )}
        {moved(request) && (
          <Notice tone="trouble" title="Changed since this was requested">
            <p>{`Current value: ${request.inForce ?? 'nothing'}`}</p>
          </Notice>
        )}
        {children}
        <Steps request={request} />
      </Stack>
    );
  },
);
