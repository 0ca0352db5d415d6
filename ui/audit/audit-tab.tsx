import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { JobProgress } from '../jobs/job-progress.tsx';
import { styled } from '../kit/styled.ts';
import { useModel } from '../shell/use-model.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery, readAuditForm, type AuditForm } from './audit-form.ts';
import { AuditLineDetails } from './audit-line-details.tsx';
import { AuditList } from './audit-list.tsx';
import { ChainCard } from './chain-card.tsx';

const Column = styled('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const withForm = (before: URLSearchParams, form: AuditForm): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of auditQuery(form))
    if (value === '') after.delete(name);
    else after.set(name, value);
  return after;
};

/** The record: who did what for whom, when and how it ended; the filter stands in the address (domain guide 6.17). */
export const AuditTab = observer(() => {
  const model = useModel('audit');
  const [query, setQuery] = useSearchParams();
  // The address is read once; after that it follows the fields.
  const [first] = useState(() => readAuditForm((name) => query.get(name)));
  const write = useRef(setQuery);
  useEffect(() => {
    write.current = setQuery;
  }, [setQuery]);
  useEffect(
    () =>
      model.open(first, (form) =>
        write.current((before) => withForm(before, form), { replace: true }),
      ),
    [model, first],
  );
  return (
    <Column>
      <AuditLineDetails model={model} />
      <ChainCard chain={model.chain} />
      <JobProgress follower={model.job} />
      <AuditFilters model={model} />
      <AuditList model={model} />
    </Column>
  );
});
