import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { DURATIONS } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { WaitingRoom } from '../kit/message-page.tsx';
import { Text } from '../kit/text.ts';
import { useRegistry } from './registry.ts';
import { useDelay } from './use-delay.ts';

/** While start-up asks whether anybody is signed in; after 10 s it says so and offers the form (gating README). */
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
              ? 'The provider does not answer at the moment, so it is not known whether you are still signed in.'
              : 'The provider has not yet answered whether you are signed in. You can wait, or sign in again.'}
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
