import { observer } from 'mobx-react-lite';
import ClipboardDocumentListIcon from '@heroicons/react/24/outline/ClipboardDocumentListIcon';
import { useCallback, useState } from 'react';
import { ALL_BUT, AUDIT_TITLES, RESULT_TEXT } from '#core/audit/audit-list.ts';
import {
  auditResultSchema,
  type AuditLine,
  type AuditPerson,
} from '#core/audit/audit-line.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { detailText, operationText } from '#core/audit/operation-text.rule.ts';
import { personWord } from '#core/audit/person-word.rule.ts';
import { Button } from '../kit/button.tsx';
import { ListColumn } from '../kit/data-list/list-column.ts';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatStamp, formatZone, readerZone } from '../kit/format-time.ts';
import { SlideOver } from '../kit/dialog.tsx';
import { JobProgress } from '../jobs/job-progress.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import type { AuditViewModel } from './audit.view-model.ts';
import { ResultBadge } from '../shell/result-badge.tsx';
import { auditColumns } from './audit-columns.tsx';
import { ChainCard } from './chain-card.tsx';
import { createSection } from '../sections/section.ts';
import { auditModels, auditSingle } from './audit.models.ts';

const RESULTS = auditResultSchema.options.map((value) => ({ value, text: RESULT_TEXT[value] }));

/** Returns the words of an operation, or of all operations but one. */
const operationWord = (name: string): string =>
  name.startsWith(ALL_BUT)
    ? `${operationText(name.slice(ALL_BUT.length))}: hidden`
    : operationText(name);

const Fields = observer(({ model }: { readonly model: AuditViewModel }) => {
  const { list, operations } = model;
  // The filter's days are in the reader's time zone.
  const zone = formatZone(model.now, readerZone());
  const typed = (name: string) => ({
    id: `audit-${name}`,
    value: list.draft.filters[name] ?? '',
    error: list.complaintOf(name),
    onChange: (value: string) => list.type(name, value),
  });
  return (
    <>
      <Field {...typed('person')} label="Person" placeholder="Name or username" />
      <ListChoice
        list={list}
        filter="operation"
        id="audit-operation"
        label="Operation"
        any="Any operation"
        options={operations.map((name) => ({ value: name, text: operationWord(name) }))}
      />
      <ListChoice
        list={list}
        filter="result"
        id="audit-result"
        label="Result"
        any="Any result"
        options={RESULTS}
      />
      <Field {...typed('text')} label="Target or address" placeholder="Contains…" />
      <DateField {...typed('from')} label={`From, ${zone}`} />
      <DateField {...typed('to')} label={`To, ${zone}`} />
    </>
  );
});

const fullName = (person: AuditPerson | null): string =>
  person === null || person.username === null
    ? personWord(person)
    : `${personWord(person)} (${person.username})`;

/** Returns a text about the facts of an entry that are not displayed; null if all facts are displayed. */
const othersText = ({ missing }: AuditViewModel, { facts, detail }: AuditLine): string | null => {
  const others = facts - detail.length;
  if (others <= 0) return null;
  return missing ?? `${counted(others, 'more fact')}. Export this line to see them all.`;
};

const AuditLineDetails = observer(({ model }: { readonly model: AuditViewModel }) => {
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
          { name: 'Time', value: formatStamp(line.at, readerZone()) },
          { name: 'Time (UTC)', value: line.at },
          { name: 'Who acted', value: fullName(line.actor) },
          { name: 'For', value: fullName(line.subject) },
          { name: 'Operation', value: `${operationText(line.operation)} (${line.operation})` },
          { name: 'Target', value: line.target, absent: 'None' },
          { name: 'Result', value: <ResultBadge result={line.result} /> },
          ...line.detail.map(detailText),
          { name: 'More details', value: othersText(model, line) },
          { name: 'Address', value: line.address },
          { name: 'Claimed address', value: line.claimedIp },
          { name: 'Request', value: line.requestId },
          { name: 'Session', value: line.sessionId, absent: 'None' },
        ]}
      />
    </SlideOver>
  );
});

const FILTER_TITLES: Readonly<Record<string, string>> = {
  ...AUDIT_TITLES,
  person: 'Person',
  text: 'Target or address',
  from: 'From',
  to: 'To',
};

const chip = (name: string, value: string): string => {
  if (name === 'operation' && value.startsWith(ALL_BUT)) return operationWord(value);
  const result = auditResultSchema.options.find((one) => name === 'result' && one === value);
  const text = name === 'operation' ? operationText(value) : value;
  return `${FILTER_TITLES[name] ?? name}: ${result === undefined ? text : RESULT_TEXT[result]}`;
};
const nameOf = ({ seq }: AuditLine): string => `line ${seq}`;
const openNote = (line: AuditLine): string => `details of ${nameOf(line)}`;

/** The audit log tab: who did what for whom, when, and with what result. The URL stores the filter (domain guide 6.17). */
export const AuditTab = observer(() => {
  const model = useModel('audit');
  const { list } = model;
  useListAddress(list);
  const [columns] = useState(() => auditColumns(model.now));
  const open = useCallback((line: AuditLine) => void model.show(line), [model]);
  return (
    <ListColumn>
      <AuditLineDetails model={model} />
      <ChainCard chain={model.chain} />
      <JobProgress follower={model.job} />
      <ListView
        list={list}
        title="Audit log"
        pages="Pages of the audit log"
        waiting="Loading the audit log"
        columns={columns}
        nameOf={nameOf}
        openNote={openNote}
        onOpen={open}
        filters={<ListFilters list={list} fields={() => <Fields model={model} />} />}
        chip={chip}
        empty={(narrowed) => ({
          icon: ClipboardDocumentListIcon,
          title: narrowed ? 'No matching lines' : 'Nothing logged yet',
          text: narrowed
            ? 'Nothing matches all these filters.'
            : 'Every sign-in and every change is logged here.',
        })}
        download={model.download}
      />
    </ListColumn>
  );
});

/**
 * The section of the audit log tab in Support. The follower of an export is a shared instance, so that it still follows a
 * background export when the user opens another screen.
 */
export const section = createSection(AuditTab, auditModels, auditSingle);
