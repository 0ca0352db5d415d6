import ClipboardDocumentListIcon from '@heroicons/react/24/outline/ClipboardDocumentListIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { AUDIT_TITLES, RESULT_WORDS } from '#core/audit/audit-list.ts';
import { auditResultSchema, type AuditLine } from '#core/audit/audit-record.schema.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { ListColumn } from '../kit/data-list/list-layout.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLineDetails } from './audit-line-details.tsx';
import { ChainCard } from './chain-card.tsx';

const FILTER_TITLES: Readonly<Record<string, string>> = {
  ...AUDIT_TITLES,
  person: 'Person',
  text: 'Target',
  from: 'From',
  to: 'To',
};

const chip = (name: string, value: string): string => {
  const result = auditResultSchema.options.find((one) => name === 'result' && one === value);
  return `${FILTER_TITLES[name] ?? name}: ${result === undefined ? value : RESULT_WORDS[result]}`;
};
const nameOf = ({ seq }: AuditLine): string => `line ${seq}`;
const openLabel = (line: AuditLine): string => `Details of ${nameOf(line)}`;

/** The record: who did what for whom, when and how it ended; the filter stands in the address (domain guide 6.17). */
export const AuditTab = observer(() => {
  const model = useModel('audit');
  const { list } = model;
  useListAddress(list);
  const [columns] = useState(() => auditColumns(model.now));
  const open = useCallback((line: AuditLine) => model.show(line), [model]);
  return (
    <ListColumn>
      <AuditLineDetails model={model} />
      <ChainCard chain={model.chain} />
      <JobProgress follower={model.job} />
      <ListView
        list={list}
        title="Record"
        pages="Pages of the record"
        waiting="Loading the record"
        columns={columns}
        nameOf={nameOf}
        openLabel={openLabel}
        onOpen={open}
        filters={<AuditFilters model={model} />}
        chip={chip}
        clearsItself
        empty={(narrowed) => ({
          icon: ClipboardDocumentListIcon,
          title: narrowed ? 'No line fits' : 'Nothing is recorded yet',
          text: narrowed
            ? 'Nothing in the record fits all of these filters.'
            : 'Each sign-in and each change writes a line.',
        })}
        download={model.download}
      />
    </ListColumn>
  );
});
