import { Link } from 'react-router-dom';
import type { AuditLine } from '#core/audit/audit-line.schema.ts';
import { detailText, operationText } from '#core/audit/operation-text.rule.ts';
import { personWord } from '#core/audit/person-word.rule.ts';
import { supportPath } from '#core/support/person-path.rule.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { ResultBadge } from '../shell/result-badge.tsx';

/** Matches ids, which are left out because they mean nothing to the staff member. */
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const factsOf = (line: AuditLine, accountId: string): string => {
  const others = [line.actor, line.subject].filter(
    (person) => person !== null && person.id !== accountId,
  );
  return [
    formatMoment(line.at, new Date().toISOString(), readerZone()),
    ...others.map(personWord),
    line.target !== null && !KEY.test(line.target) && line.target,
    ...line.detail
      // The head of the page says to which portal the person belongs.
      .filter(({ name, value }) => name !== 'audience' && !KEY.test(value))
      .map(detailText)
      .map(({ name, value }) => `${name}: ${value}`),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** The newest audit-log entries by or about the person, with a link to all entries in Audit. */
export const AuditLogCard = ({
  record,
  user: { accountId, username },
}: {
  readonly record: readonly AuditLine[];
  readonly user: SupportedUser;
}) => (
  <Card
    title="Audit log"
    inset={false}
    actions={
      <TextLink size="sm">
        <Link to={supportPath({ tab: 'audit', user: accountId, list: { person: username } })}>
          Open in Audit
        </Link>
      </TextLink>
    }
  >
    {record.length === 0 ? (
      <Text tone="muted" inset>
        Nothing is logged for this person yet.
      </Text>
    ) : (
      <Rows>
        {record.map((line) => (
          <RowItem key={line.seq} height="md">
            <Grow>
              <Strong>{operationText(line.operation)}</Strong>
              <Text size="caption" tone="muted" wrap="anywhere">
                {factsOf(line, accountId)}
              </Text>
            </Grow>
            <ResultBadge result={line.result} />
          </RowItem>
        ))}
      </Rows>
    )}
  </Card>
);
