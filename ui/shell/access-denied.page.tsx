import LockClosedIcon from '@heroicons/react/24/outline/LockClosedIcon';
import { observer } from 'mobx-react-lite';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from '../kit/message-page.tsx';
import { useRegistry } from './registry.ts';

/** A screen that exists but not for this person, who learns whom to ask (spec §2.1 access-denied). */
export const AccessDeniedPage = observer(() => {
  const { user } = useRegistry().create('session').view ?? {};
  const who = user === undefined ? 'Your account' : `Your account (${user.username})`;
  return (
    <MessagePage
      icon={LockClosedIcon}
      title="Access denied"
      text={`${who} has no right to see this. The administrator of your company can grant it.`}
      actions={<HomeButton />}
    />
  );
});
