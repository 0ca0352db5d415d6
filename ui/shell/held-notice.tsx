import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import { DURATIONS } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useRegistry } from './registry.ts';
import { useDelay } from './use-delay.ts';

const WORDS = {
  token: {
    title: 'Your session is not complete',
    text: 'What this page asks for waits until your session is confirmed. Signing in again confirms it.',
  },
  siteGroup: {
    title: 'Your account has no site group yet',
    text: 'What this page asks for waits until a site group is assigned to you. Your administrator or support can do that; sign in again afterwards.',
  },
} as const;

const Missing = observer(({ what }: { readonly what: keyof typeof WORDS }) => {
  const session = useRegistry().create('session');
  if (!useDelay(DURATIONS.heldNotice)) return null;
  return (
    <Card>
      <div role="alert">
        <EmptyState
          icon={ClockIcon}
          {...WORDS[what]}
          action={
            <Button size="sm" onClick={() => void session.signOut()}>
              Sign in again
            </Button>
          }
        />
      </div>
    </Card>
  );
});

/** A screen whose requests are held says after 10 s what is missing; the requests stay held (gating README). */
export const HeldNotice = observer(({ children }: { readonly children: ReactNode }) => {
  const { missing } = useRegistry().create('session');
  return (
    <>
      {missing !== null && <Missing key={missing} what={missing} />}
      {children}
    </>
  );
});
