import { observer } from 'mobx-react-lite';
import type { AuditPerson } from '#core/audit/audit-record.schema.ts';
import { personWord } from '#core/audit/person-word.rule.ts';
import { Button } from '../kit/button.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { SlideOver } from '../kit/dialog.tsx';
import type { AuditViewModel } from './audit.view-model.ts';
import { ResultBadge } from './result-badge.tsx';

const fullName = (person: AuditPerson | null): string =>
  person === null || person.username === null
    ? personWord(person)
    : `${personWord(person)} (${person.username})`;

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything one line says. */
export const AuditLineDetails = observer(({ model }: { readonly model: AuditViewModel }) => {
  const { opened: line } = model;
  if (line === null) return null;
  return (
    <SlideOver
      id="audit-line"
      title={`Line ${line.seq}`}
      onClose={() => model.hide()}
      foot={
        <Button look="primary" onClick={() => model.hide()}>
          Close
        </Button>
      }
    >
      <Facts
        facts={[
          { name: 'Time', value: formatStamp(line.at, zone()) },
          { name: 'Time (UTC)', value: line.at },
          { name: 'Who acted', value: fullName(line.actor) },
          { name: 'For', value: fullName(line.subject) },
          { name: 'Operation', value: line.operation },
          { name: 'Target', value: line.target, absent: 'None' },
          { name: 'Result', value: <ResultBadge result={line.result} /> },
          ...line.detail.map(({ name, value }) => ({ name, value })),
          { name: 'Address', value: line.address },
          { name: 'Claimed address', value: line.claimedIp },
          { name: 'Request', value: line.requestId },
          { name: 'Session', value: line.sessionId, absent: 'None' },
        ]}
      />
    </SlideOver>
  );
});
