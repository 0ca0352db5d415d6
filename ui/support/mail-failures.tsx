import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import type { MailFailure } from '#core/mail-failures/mail-failure.schema.ts';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { PartRowNote } from '../kit/part-rows.tsx';
import { Strong } from '../kit/text.ts';
import { DeskRow } from './desk-row.look.tsx';
import { failureLines } from './failure-lines.rule.ts';

const moment = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

/** Why messages are not delivered, and what the operator of the deployment can do about it (domain guide 6.19). */
export const FailureRow = ({ failure }: { readonly failure: MailFailure }) => {
  const { counts, reason, reply, title, todo } = failureLines(failure);
  return (
    <DeskRow
      icon={ExclamationTriangleIcon}
      tone="alarm"
      note={
        <>
          {`${counts} · since ${moment(failure.since)}`}
          <PartRowNote>{todo}</PartRowNote>
          {reply !== null && <PartRowNote>{`“${reply}”`}</PartRowNote>}
        </>
      }
    >
      <Strong ink>{title}</Strong>: {reason}
    </DeskRow>
  );
};
