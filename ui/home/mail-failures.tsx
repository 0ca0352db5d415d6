import type { StaffHome } from '#core/home/staff-home.schema.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Strong } from '../kit/text.ts';
import { failureLines } from './failure-lines.rule.ts';
import { sumFailures } from './staff-tiles.rule.ts';

const moment = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

/**
 * A card with the reasons why messages are not delivered and what to do about each reason, the most frequent reason first.
 * Not rendered if all messages are delivered (domain guide 6.19).
 */
export const MailFailures = ({
  failures,
}: {
  readonly failures: NonNullable<StaffHome['failures']>;
}) =>
  failures.length === 0 ? null : (
    <Card title="Mail failures" count={sumFailures(failures).messages} urgent inset={false}>
      <Rows>
        {failures.map((failure) => {
          const { counts, reason, reply: given, title, todo } = failureLines(failure);
          return (
            <PartRow
              key={`${failure.channel} ${failure.host ?? ''} ${failure.cause} ${failure.code ?? ''}`}
              end={`${counts} · since ${moment(failure.since)}`}
              below={<PartRowNote>{todo}</PartRowNote>}
            >
              <Strong>{title}</Strong>: {reason}
              {given !== null && <PartRowNote>{`“${given}”`}</PartRowNote>}
            </PartRow>
          );
        })}
      </Rows>
    </Card>
  );
