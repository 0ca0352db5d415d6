import WrenchIcon from '@heroicons/react/16/solid/WrenchIcon';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { Facts, type Fact } from '../kit/facts.tsx';
import { TestChip } from '../kit/on-test.tsx';

/** What comes of an account once it is created: install pending and on test, then what else is known (domain guide 6.18). */
export const NextCard = ({
  becomes,
  test,
  facts,
}: {
  /** Who becomes it. */
  readonly becomes: string;
  /** How long it is on test. */
  readonly test: string;
  readonly facts: readonly Fact[];
}) => (
  <Card title="What happens next">
    <Facts
      facts={[
        {
          name: becomes,
          value: (
            <Badge tone="info" icon={WrenchIcon}>
              Install pending
            </Badge>
          ),
        },
        {
          name: 'On test',
          value: (
            <>
              <TestChip>ON TEST</TestChip>
              {` ${test}`}
            </>
          ),
        },
        ...facts,
      ]}
    />
  </Card>
);
