import { observer } from 'mobx-react-lite';
import { siteDay } from '#core/account-info/account-completeness.rule.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { missingPermit, permitNumberLabel } from '#core/account-info/missing-permit.rule.ts';
import { Form, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { formatDate } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { CellNote } from '../kit/table.tsx';
import { Text } from '../kit/text.ts';
import { RowTable } from '../shell/row-table.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { NOT_GIVEN } from './account-cards.tsx';
import type { PermitEntryViewModel } from './permit-entry.view-model.ts';

/** Warning about a missing permit (domain guide 6.7 "Empty permit"). */
export const NO_PERMIT =
  'No permit on file. Many cities fine alarms without one – enter the number.';

interface PermitsCardProps {
  readonly info: AccountInfo;
  /** Null if the user may change nothing. */
  readonly entry: PermitEntryViewModel | null;
}

/** A field to add a permit number directly in the card. */
const Entry = observer(
  ({ info, entry }: { readonly info: AccountInfo; readonly entry: PermitEntryViewModel }) => {
    const missing = missingPermit(info);
    useUnsavedWork(entry.dirty, () => entry.forget());
    if (missing === null && !entry.wanted)
      return (
        <Row>
          <LinkButton onClick={() => entry.want()}>Add another permit</LinkButton>
        </Row>
      );
    return (
      <Form id="permit-form" onSend={() => entry.save(info, missing ?? 'Alarm permit')}>
        <Refusal of={entry.submission} />
        <Field
          id="permit-number"
          label={missing === null ? 'Another permit number' : permitNumberLabel(missing)}
          {...(missing !== null && { help: NO_PERMIT })}
          value={entry.number}
          error={entry.problem}
          onChange={(number) => entry.type(number)}
        />
        <Row>
          <Button size="sm" type="submit" busy={entry.submission.busy}>
            Save permit
          </Button>
        </Row>
      </Form>
    );
  },
);

const Permits = ({ info }: { readonly info: AccountInfo }) => {
  const today = siteDay(info);
  const day = (at: string): string => formatDate(at, today, 'UTC');
  return (
    <RowTable
      columns={[
        {
          head: 'Permit',
          marks: 'strong',
          cell: ({ type, agency, issued }) => (
            <>
              {type}
              <CellNote>
                {[agency, issued === null ? null : `issued ${day(issued)}`]
                  .filter((part) => part !== null)
                  .join(', ')}
              </CellNote>
            </>
          ),
        },
        { head: 'Number', marks: 'second line', cell: ({ number }) => number },
        {
          head: 'Expires',
          marks: 'number',
          cell: ({ expires }) => {
            if (expires === null) return NOT_GIVEN;
            return expires < today ? (
              <Text data-word="" as="span" tone="alarm" strong>{`Expired ${day(expires)}`}</Text>
            ) : (
              day(expires)
            );
          },
        },
      ]}
      rows={info.permits}
      rowKey={({ id }) => id}
    />
  );
};

/** Shows the city's alarm permits. A missing permit appears as an entry field (domain guide 6.7). */
export const PermitsCard = ({ info, entry }: PermitsCardProps) => {
  const { length } = info.permits;
  return (
    <Card title="Permits" inset={false} {...(length > 0 && { count: length })}>
      {length > 0 && <Permits info={info} />}
      {(entry !== null || length === 0) && (
        <Stack pad={4}>
          {entry === null ? (
            <Text tone="muted">{NO_PERMIT}</Text>
          ) : (
            <Entry info={info} entry={entry} />
          )}
        </Stack>
      )}
    </Card>
  );
};
