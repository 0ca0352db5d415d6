import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { ActionLine } from '../kit/action-line.tsx';
import { Button } from '../kit/button.tsx';
import type { SpreadsheetRunFollower } from './spreadsheet-run.ts';

const textOf = ({ run, working }: SpreadsheetRunFollower): string => {
  if (run === null) return '';
  const { created, refused, waiting } = run.counts;
  const made = `${counted(created, 'account')} created`;
  const not = [
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(waiting > 0 && !working ? [`${waiting} not reached`] : []),
  ];
  if (working) return `Accounts are being created. You can leave this page.`;
  return `${[made, ...not].join(', ')}. ${run.job?.problem ?? ''}`.trim();
};

/** The progress and the result of a bulk-create run. */
export const SpreadsheetProgress = observer(
  ({ following }: { readonly following: SpreadsheetRunFollower }) => {
    const { run, working } = following;
    if (run === null) return null;
    const { created, refused, waiting } = run.counts;
    const isGood = !working && refused + waiting === 0;
    return (
      <ActionLine
        label="Bulk create"
        text={textOf(following)}
        state={working ? 'plain' : isGood ? 'good' : 'plain'}
        icon={
          working ? undefined : isGood ? (
            <CheckCircleIcon aria-hidden />
          ) : (
            <ExclamationTriangleIcon aria-hidden />
          )
        }
        progress={
          working && run.job !== null
            ? { label: 'Rows of the sheet', done: run.job.done, total: run.job.total }
            : null
        }
      >
        {working ? (
          <Button size="sm" busy={following.ending.busy} onClick={() => void following.cancel()}>
            Cancel
          </Button>
        ) : (
          created < run.rows.length && (
            <Button
              size="sm"
              icon={<ArrowDownTrayIcon width={16} height={16} />}
              busy={following.ending.busy}
              onClick={() => void following.download()}
            >
              Download the refused rows
            </Button>
          )
        )}
      </ActionLine>
    );
  },
);
