import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import { observer } from 'mobx-react-lite';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';
import type { PolicyViewModel } from './policy.view-model.ts';

const List = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '10px 16px',
      '& + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
      '& > div': { flex: '1 1 auto', minWidth: '0' },
      '& b': { display: 'block', fontWeight: '600' },
      '& p': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
    },
  },
});

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every published version, newest first: when, by whom, and its text to read. */
export const PolicyVersions = observer(({ model }: { readonly model: PolicyViewModel }) => (
  <Card title="Versions" count={model.versions.length} inset={false}>
    {model.versions.length === 0 ? (
      <EmptyState
        icon={DocumentTextIcon}
        title="Nothing is published"
        text="Nobody is asked to accept a policy until the first version is published."
      />
    ) : (
      <List>
        {model.versions.map((version) => (
          <li key={version.version}>
            <div>
              <b>Version {version.version}</b>
              <p>
                {formatStamp(version.publishedAt, zone())}, by{' '}
                {version.publishedBy ?? 'the installation'}
              </p>
            </div>
            {version.version === model.current ? (
              <Badge tone="ok" icon={CheckIcon}>
                Current
              </Badge>
            ) : (
              <Button
                size="sm"
                aria-label={`Read version ${version.version}`}
                onClick={() => void model.open(version)}
              >
                Read
              </Button>
            )}
          </li>
        ))}
      </List>
    )}
  </Card>
));
