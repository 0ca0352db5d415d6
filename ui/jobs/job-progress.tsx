import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { styled } from '../kit/styled.ts';
import type { JobFollower } from './job-follower.ts';

const Bar = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2',
    minHeight: '48px',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    background: 'bg.surface',
    '& > p': { flex: '1 1 200px' },
    '& > progress': { flex: '1 1 160px', accentColor: 'accent.solid' },
    '& > button': { marginInlineStart: 'auto' },
  },
});

const number = (value: number): string => value.toLocaleString('en-US');

/** How far an export is that goes on in the background, with its way out and its file; nothing without one (domain guide 5.5 "Export"). */
export const JobProgress = observer(({ follower }: { readonly follower: JobFollower }) => {
  const { job } = follower;
  if (job === null) return null;
  if (job.state === 'done')
    return (
      <Bar aria-label="Export">
        <p role="status">Your export is ready: {number(job.done)} rows, kept for 24 hours.</p>
        <Button size="sm" busy={follower.saving} onClick={() => void follower.save()}>
          Download
        </Button>
        <Button size="sm" look="quiet" onClick={() => follower.forget()}>
          Close
        </Button>
      </Bar>
    );
  return (
    <Bar aria-label="Export">
      <p role="status">Your export is being prepared.</p>
      <progress aria-label="Rows of the export" value={job.done} max={Math.max(1, job.total)} />
      <span>
        {number(job.done)} of {number(job.total)} rows
      </span>
      <Button size="sm" busy={follower.cancelling} onClick={() => void follower.cancel()}>
        Cancel export
      </Button>
    </Bar>
  );
});
