import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  CHANGE_KINDS,
  type ChangeKind,
  type SiteChange,
} from '#core/site-file/site-change.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Strong, Text } from '../kit/text.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { ZoneNote } from '../shell/zone-note.tsx';

const ALL = 'all';
const OPTIONS = [
  { value: ALL, text: 'All changes' },
  ...Object.entries(CHANGE_KINDS).map(([value, text]) => ({ value, text })),
];

const Field = ({ of }: { readonly of: SiteChange['fields'][number] }) => (
  <Text as="li" size="small" wrap="anywhere">
    {of.secret
      ? `${of.field}: changed`
      : `${of.field}: ${of.before === null ? '' : `${of.before} → `}${of.after ?? '(empty)'}`}
  </Text>
);

const ChangeRow = ({
  change,
  now,
  timeZone,
}: {
  readonly change: SiteChange;
  readonly now: string;
  readonly timeZone: string;
}) => {
  const { actingFor, at, by, fields, subject, title } = change;
  return (
    <RowItem block inset="lg">
      <Row gap={2} wrap={1} justify="between">
        <Text as="span">
          <Strong>{title}</Strong>
          {subject !== null && ` · ${subject}`}
        </Text>
        <Text as="small" size="caption" tone="muted">
          {by}
          {actingFor !== null && ` for ${actingFor}`},{' '}
          <ZonedTime at={at} now={now} timeZone={timeZone} />
        </Text>
      </Row>
      {fields.length > 0 && (
        <Stack as="ul" above={1}>
          {fields.map((field) => (
            <Field key={field.field} of={field} />
          ))}
        </Stack>
      )}
    </RowItem>
  );
};

/** A site's changes and who made them, newest first. Changed secrets are never shown (domain guide 6.11 "Changes", 5.3). */
export const ChangesCard = observer(({ siteNum }: { readonly siteNum: number }) => {
  const model = useModel('siteChanges');
  useEffect(() => model.open(siteNum), [model, siteNum]);
  const { lines, page, problem } = model;
  return (
    <Card
      title="Changes"
      inset={false}
      actions={page === null ? undefined : <ZoneNote now={page.asOf} timeZone={page.timeZone} />}
    >
      <Stack pad={4} width="search">
        <SelectField
          id="changes-kind"
          label="Show"
          placeholder="All changes"
          options={OPTIONS}
          value={model.kind ?? ALL}
          onChange={(kind) => model.choose(kind === ALL ? null : (kind as ChangeKind))}
        />
      </Stack>
      {problem !== null && <NotLoaded text={problem} onRetry={() => model.retry()} />}
      {lines === null && problem === null && (
        <Stack pad={4}>
          <Skeleton lines={4} label="Loading the changes" />
        </Stack>
      )}
      {lines !== null && page !== null && (
        <>
          {lines.length === 0 && (
            <EmptyState
              icon={ClockIcon}
              title={model.kind === null ? 'No changes yet' : 'No changes of this kind'}
              text={
                model.kind === null
                  ? 'Every change is recorded here: who, when, before and after.'
                  : 'Choose All changes to see the others.'
              }
            />
          )}
          <Rows>
            {lines.map((change) => (
              <ChangeRow
                key={change.seq}
                change={change}
                now={page.asOf}
                timeZone={page.timeZone}
              />
            ))}
          </Rows>
          {page.next !== null && (
            <Row pad={4}>
              <Button size="sm" busy={model.busy} onClick={() => model.more()}>
                Show older changes
              </Button>
            </Row>
          )}
        </>
      )}
    </Card>
  );
});
