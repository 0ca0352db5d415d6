import type { SiteState } from '#core/home/home.schema.ts';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { between, formatDuration } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';

const List = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    '& > li': { display: 'flex', gap: '3' },
    '& svg': { width: '20px', height: '20px', color: 'state.trouble.solid' },
    '& b': { fontWeight: '600', display: 'block' },
    '& span': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Inset = styled('div', { base: { padding: '4' } });
const Foot = styled('p', {
  base: {
    padding: '12px 16px',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

const alarms = (count: number): string => {
  if (count === 0) return 'No alarm in the last 30 days.';
  return count === 1 ? '1 alarm in the last 30 days.' : `${count} alarms in the last 30 days.`;
};

/** What is broken and still works somehow, with its age; below it how many alarms there were. */
export const TroublesCard = ({ site, now }: { readonly site: SiteState; readonly now: string }) => (
  <Card
    title="Open troubles"
    inset={false}
    {...(site.openTroubles.length > 0 && { count: site.openTroubles.length })}
  >
    {site.openTroubles.length === 0 ? (
      <EmptyState
        icon={CheckCircleIcon}
        title="No open troubles"
        text="Every sensor that reported a fault has recovered."
      />
    ) : (
      <Inset>
        <List>
          {site.openTroubles.map(({ text, since }) => (
            <li key={`${text} ${since}`}>
              <ExclamationTriangleIcon aria-hidden />
              <div>
                <b>{text}</b>
                <span>For {formatDuration(between(since, now))}</span>
              </div>
            </li>
          ))}
        </List>
      </Inset>
    )}
    <Foot>{alarms(site.alarmsLast30Days)}</Foot>
  </Card>
);
