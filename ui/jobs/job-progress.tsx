import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { Button } from '../kit/button.tsx';
import { ActionLine } from '../kit/action-line.tsx';
import type { JobFollower } from './job-follower.ts';

/**
 * Shows the progress of a background job, with buttons to cancel the job and to save its file. Not rendered without a job
 * (domain guide 5.5 "Export").
 */
export const JobProgress = observer(({ follower }: { readonly follower: JobFollower }) => {
  const { job, words } = follower;
  if (job === null) return null;
  if (job.state === 'done')
    return (
      <ActionLine
        label={words.name}
        text={`${words.ready}: ${counted(job.done, words.unit)}, kept for 24 hours.`}
      >
        <Button size="sm" busy={follower.saving} onClick={() => void follower.save()}>
          Download
        </Button>
        <Button size="sm" look="quiet" onClick={() => follower.forget()}>
          Close
        </Button>
      </ActionLine>
    );
  return (
    <ActionLine
      label={words.name}
      text={words.underWay}
      progress={{
        label: `${words.unit.slice(0, 1).toUpperCase()}${words.unit.slice(1)}s of the ${words.name.toLowerCase()}`,
        done: job.done,
        total: job.total,
        unit: words.unit,
      }}
    >
      <Button size="sm" busy={follower.cancelling} onClick={() => void follower.cancel()}>
        Cancel {words.name.toLowerCase()}
      </Button>
    </ActionLine>
  );
});
