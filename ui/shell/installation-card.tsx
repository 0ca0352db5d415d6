import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import { installSteps, type InstallStep } from '#core/sites/install-steps.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { Text } from '../kit/text.ts';
import { RowTable, type RowColumn } from './row-table.tsx';

const COLUMNS: readonly RowColumn<InstallStep>[] = [
  { head: 'Step', marks: 'strong', cell: ({ label }) => label },
  {
    head: 'State',
    marks: 'beside',
    cell: ({ done }) =>
      done ? (
        <Badge tone="ok" icon={CheckCircleIcon}>
          Done
        </Badge>
      ) : (
        <Badge tone="info" icon={ClockIcon}>
          To do
        </Badge>
      ),
  },
  { head: 'On file', marks: 'second', cell: ({ text }) => text },
];

/** The installation steps, shown instead of the status until the site is monitored (domain guide 6.11 "Install pending"). */
export const InstallationCard = ({ info }: { readonly info: SiteInfo }) => {
  const steps = installSteps(info);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title="Installation"
      inset={false}
      actions={<Text as="span" size="small" tone="muted">{`${done} of ${steps.length} done`}</Text>}
    >
      <RowTable columns={COLUMNS} rows={steps} rowKey={({ id }) => id} />
    </Card>
  );
};
