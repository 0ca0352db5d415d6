import { useEffect, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import UserGroupIcon from '@heroicons/react/24/outline/UserGroupIcon';
import { DURATIONS } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { MessagePage, WaitingRoom } from './message-page.look.tsx';
import { Text } from '../kit/text.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useRegistry } from './registry.ts';

/** Returns true once the component has been mounted for `ms` milliseconds. */
export const useDelay = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};

/** Shown while start-up checks for a session. After 10 s it explains the wait and offers the sign-in form (gating README). */
export const WaitingScreen = observer(() => {
  const session = useRegistry().create('session');
  const navigate = useNavigate();
  const long = useDelay(DURATIONS.heldNotice);
  const { unavailable } = session;
  const again = async (): Promise<void> => {
    await navigate('/login', { replace: true });
    await session.signOut();
  };
  return (
    <WaitingRoom>
      {!unavailable && <Skeleton lines={3} label="Opening the portal" />}
      {(unavailable || long) && (
        <>
          <Text size="form" tone="muted" role="alert">
            {unavailable
              ? 'The server is not responding, so we can’t tell whether you are still signed in.'
              : 'We are still checking whether you are signed in. You can wait, or sign in again.'}
          </Text>
          {unavailable && (
            <Button look="primary" onClick={() => void session.restore()}>
              Try again
            </Button>
          )}
          <Button onClick={() => void again()}>Sign in again</Button>
        </>
      )}
    </WaitingRoom>
  );
});

const SignInAgain = observer(({ small = false }: { readonly small?: boolean }) => {
  const session = useRegistry().create('session');
  return (
    <Button size={small ? 'sm' : 'md'} onClick={() => void session.signOut()}>
      Sign in again
    </Button>
  );
});

const NoToken = () => {
  if (!useDelay(DURATIONS.heldNotice)) return null;
  return (
    <Card>
      <div role="alert">
        <EmptyState
          icon={ClockIcon}
          title="Your session is not complete"
          text="This page loads once your session is confirmed. Sign in again to confirm it."
          action={<SignInAgain small />}
        />
      </div>
    </Card>
  );
};

/**
 * Shows which missing value holds back a screen's requests (gating README "Held"). If the group is missing, the notice
 * replaces the screen at once, because a missing group does not arrive later.
 */
export const HeldNotice = observer(({ children }: { readonly children: ReactNode }) => {
  const { missing } = useRegistry().create('session');
  if (missing === 'siteGroup')
    return (
      <MessagePage
        icon={UserGroupIcon}
        title="Your account has no site group yet"
        text="This page opens once a site group is assigned to you. Ask your administrator or support, then sign in again."
        actions={<SignInAgain />}
      />
    );
  return (
    <>
      {missing === 'token' && <NoToken />}
      {children}
    </>
  );
});
