import WrenchIcon from '@heroicons/react/16/solid/WrenchIcon';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { Facts, type Fact } from '../kit/facts.tsx';
import { TestChip } from '../kit/on-test.tsx';

/** Explains what happens after an account is created: install pending, on test, then any further facts (domain guide 6.18). */
export const NextCard = ({
  becomes,
  test,
  facts,
}: {
  /** Label of the first fact, "Becomes" or "Each becomes". */
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
