import HomeModernIcon from '@heroicons/react/24/outline/HomeModernIcon';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useRegistry } from './registry.ts';

interface NoLinkProps {
  /** What a linked account would show on this screen, such as "its state appears here". */
  readonly brings: string;
}

/** Replaces a screen if the customer has not linked an account, with a button that links one. */
export const NoLink = ({ brings }: NoLinkProps) => {
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
        title="No account is linked yet"
        text={`Add it with its account number and account passcode; ${brings} then.${supportPhone === null ? '' : ` Support helps you find them: ${supportPhone.replaceAll(' ', '\u00A0')}.`}`}
        action={
          <Button size="sm" look="primary" onClick={() => void add()}>
            Add account
          </Button>
        }
      />
    </Card>
  );
};
