import HomeModernIcon from '@heroicons/react/24/outline/HomeModernIcon';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useRegistry } from './registry.ts';

/** Replaces a screen if the customer has not linked an account, with a button that links one. */
export const NoLink = () => {
  const registry = useRegistry();
  const { supportPhone } = registry.configuration;
  const add = async (): Promise<void> => {
    await registry.load('account-switcher');
    registry.create('switcher').open();
  };
  return (
    <Card inset={false}>
      <EmptyState
        icon={HomeModernIcon}
        title="No account linked yet"
        text={`Add your account number and passcode to see your system here.${supportPhone === null ? '' : ` Need them? Call support: ${supportPhone.replaceAll(' ', '\u00A0')}.`}`}
        action={
          <Button size="sm" look="primary" onClick={() => void add()}>
            Add account
          </Button>
        }
      />
    </Card>
  );
};
