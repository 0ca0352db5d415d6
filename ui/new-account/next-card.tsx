import WrenchIcon from '@heroicons/react/16/solid/WrenchIcon';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { Facts, type Fact } from '../kit/facts.tsx';
import { TestChip } from '../kit/on-test.tsx';

/** What happens once an account is created: installation pending and on test, then the further known facts (domain guide 6.18). */
export const NextCard = ({
  becomes,
  test,
  facts,
}: {
  /** Label of the first fact, such as "Becomes" or "Each becomes". */
  readonly becomes: string;
  /** How long the account is on test. */
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
