import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';

/** A new dealer's first screen (domain guide 6.19 "Empty"). */
export const WelcomeCard = () => (
  <Card inset={false}>
    <EmptyState
      icon={BuildingOffice2Icon}
      title="Welcome"
      text="Create the first account or ask us for a number block. Its state appears here as soon as the first signal arrives."
    />
  </Card>
);
