import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import ClipboardDocumentListIcon from '@heroicons/react/24/outline/ClipboardDocumentListIcon';
import { observer } from 'mobx-react-lite';
import { PAGE_SIZES } from '#core/audit/audit-filter.ts';
import type { AuditLine, AuditPage, AuditPerson } from '#core/audit/audit-record.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment, formatZone } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { PageTurner } from '../kit/page-turner.tsx';
import { styled } from '../kit/styled.ts';
import { Table } from '../kit/table.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import type { AuditViewModel } from './audit.view-model.ts';
import { ResultBadge } from './result-badge.tsx';

/** Wider than some screens: it scrolls by itself there, and becomes cards on phones. */
const Scroll = styled('div', {
  base: {
    overflowX: 'auto',
    '& > table': { width: '100%' },
    '& td': { overflowWrap: 'anywhere' },
    '& td:first-of-type': { whiteSpace: 'nowrap' },
  },
});

/** A person of the record in one word; an account that is gone keeps its number. */
export const personWord = (person: AuditPerson | null): string =>
  person === null ? '—' : (person.name ?? person.id);

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Row = ({
  line,
  now,
  onOpen,
}: {
  readonly line: AuditLine;
  readonly now: string;
  readonly onOpen: () => void;
}) => (
  <tr>
    <td data-strong="">
      <LinkButton size="sm" aria-label={`Details of line ${line.seq}`} onClick={onOpen}>
        {formatMoment(line.at, now, zone())}
      </LinkButton>
      <div data-phone="">
        <span>{line.operation}</span>
        <span>{personWord(line.actor)}</span>
      </div>
    </td>
    <td data-off="">{personWord(line.actor)}</td>
    <td data-off="">{line.subject?.id === line.actor?.id ? '' : personWord(line.subject)}</td>
    <td data-off="">{line.operation}</td>
    <td data-second="">{line.target}</td>
    <td data-beside="">
      <ResultBadge result={line.result} />
    </td>
    <td data-off="">{line.address}</td>
  </tr>
);

const Lines = observer(
  ({ model, page }: { readonly model: AuditViewModel; readonly page: AuditPage }) => {
    const now = new Date(model.now).toISOString();
    if (page.lines.length === 0)
      return (
        <EmptyState
          icon={ClipboardDocumentListIcon}
          title={model.filtered ? 'No line fits' : 'Nothing is recorded yet'}
          text={
            model.filtered
              ? 'Nothing in the record fits all of these filters.'
              : 'Each sign-in and each change writes a line.'
          }
          action={
            model.filtered ? (
              <Button size="sm" onClick={() => model.clear()}>
                Clear filters
              </Button>
            ) : undefined
          }
        />
      );
    return (
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">Time, {formatZone(now, zone())}</th>
              <th scope="col">Who acted</th>
              <th scope="col">For</th>
              <th scope="col">Operation</th>
              <th scope="col">Target</th>
              <th scope="col">Result</th>
              <th scope="col">Address</th>
            </tr>
          </thead>
          <tbody>
            {page.lines.map((line) => (
              <Row key={line.seq} line={line} now={now} onOpen={() => model.show(line)} />
            ))}
          </tbody>
        </Table>
      </Scroll>
    );
  },
);

/** The lines that fit, a page of them, newest first. */
export const AuditList = observer(({ model }: { readonly model: AuditViewModel }) => (
  <LoadedView from={model.list} waiting="Loading the record">
    {(page) => (
      <Card
        title="Record"
        count={page.total}
        inset={false}
        actions={
          <Button
            size="sm"
            icon={<ArrowDownTrayIcon />}
            busy={model.exporting}
            disabled={page.total === 0}
            onClick={() => void model.exportLines()}
          >
            {page.more ? 'Export all' : `Export ${page.total.toLocaleString('en-US')}`}
          </Button>
        }
      >
        <Lines model={model} page={page} />
        <PageTurner
          label="Pages of the record"
          offset={model.offset}
          shown={page.lines.length}
          total={page.total}
          more={page.more}
          size={model.form.size}
          sizes={PAGE_SIZES}
          onSize={(size) => model.choose({ size })}
          onBack={model.mayGoBack ? () => void model.back() : undefined}
          onForward={page.next === null ? undefined : () => void model.forward()}
        />
      </Card>
    )}
  </LoadedView>
));
