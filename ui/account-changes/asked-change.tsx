import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import {
  type ChangeRequest,
  requestForm,
  type RequestedField,
} from '#core/account-info/change-request.schema.ts';
import { between, formatDate } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { RequestStateBadge } from '../shell/request-state-badge.tsx';

/** Milliseconds for which a request that was applied stays below the value, which says the same from then on. */
const NEWS = 30 * 24 * 3_600_000;

/**
 * Shows the newest change request of a field under its current value: the requested value, the state and the provider's
 * answer.
 */
export const AskedChange = ({
  info: { asOf, requests, timeZone },
  field,
  named = false,
  onWithdraw,
}: {
  readonly info: Pick<AccountInfo, 'asOf' | 'requests' | 'timeZone'>;
  readonly field: RequestedField;
  /** True to name the field, if the value above has several. */
  readonly named?: boolean;
  /** Null if the user may not withdraw requests. */
  readonly onWithdraw: ((request: ChangeRequest) => void) | null;
}) => {
  const request = requests.find((one) => one.field === field);
  if (request === undefined) return null;
  const isOld = request.decidedAt !== null && between(request.decidedAt, asOf) > NEWS;
  if (request.state === 'Applied' && isOld) return null;
  const { answer, askedAt, askedBy, before, decidedAt, decidedBy, state, wanted } = request;
  return (
    <Stack gap={1} above={1.5}>
      <Row gap={2} wrap={1}>
        <RequestStateBadge state={state} />
        <Text as="span" size="small" wrap="anywhere">
          {`${named ? `${requestForm.labels[field]}: ` : ''}${before ?? '(empty)'} → ${wanted ?? '(empty)'}`}
        </Text>
      </Row>
      <Row gap={2} wrap={1}>
        <Text as="small" size="caption" tone="muted">
          Requested by {askedBy}, <ZonedTime at={askedAt} now={asOf} timeZone={timeZone} />
        </Text>
        {state === 'Submitted' && onWithdraw !== null && (
          <LinkButton
            size="sm"
            aria-label={`Withdraw: ${requestForm.labels[field]}`}
            onClick={() => onWithdraw(request)}
          >
            Withdraw
          </LinkButton>
        )}
      </Row>
      {decidedAt !== null && (
        <Text as="small" size="caption" tone="muted">
          {`${state}${decidedBy === null ? '' : ` by ${decidedBy},`} ${formatDate(decidedAt, asOf, timeZone)}`}
        </Text>
      )}
      {answer !== null && (
        <Text size="small" measure wrap="lines">
          {answer}
        </Text>
      )}
    </Stack>
  );
};
