import { useState } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { ChoiceButton } from '../kit/choice-button.tsx';
import { Stack } from '../kit/stack.ts';
import { useRegistry } from '../shell/registry.ts';
import { DealerRecoveryDialog, ForgotUsernameDialog } from './dealer-forgot-dialog.tsx';
import { MsaRecoveryDialog } from './msa-recovery-dialog.tsx';
import { createSection } from '../sections/section.ts';
import { forgotModels } from './forgot.models.ts';

const TOPICS = [
  {
    topic: 'password',
    title: 'Forgot password',
    words: 'Choose a new one after your security questions.',
  },
  {
    topic: 'username',
    title: 'Forgot username',
    words: 'We send it to your email address or phone.',
  },
] as const;
type Topic = (typeof TOPICS)[number]['topic'];

/**
 * Asks whether the username or the password was forgotten (spec §2.5). Customers sign in by e-mail address, so they can
 * only have forgotten the password.
 */
export const ForgotDialog = () => {
  const registry = useRegistry();
  const dialogs = registry.create('dialogs');
  const [topic, choose] = useState<Topic | null>(null);
  if (registry.configuration.variant === 'consumer') return <MsaRecoveryDialog />;
  const leave = (): void => choose(null);
  if (topic === 'password') return <DealerRecoveryDialog onLeave={leave} />;
  if (topic === 'username') return <ForgotUsernameDialog onLeave={leave} />;
  return (
    <Dialog id="forgot" title="What did you forget?" onClose={() => dialogs.close()}>
      <Stack gap={3}>
        {TOPICS.map(({ topic: name, title, words }, index) => (
          <ChoiceButton
            title={title}
            detail={words}
            key={name}
            data-first={index === 0 ? '' : undefined}
            onClick={() => choose(name)}
          />
        ))}
      </Stack>
    </Dialog>
  );
};

/** Recovery of a forgotten username or password (spec §2.5). */
export const section = createSection(ForgotDialog, forgotModels);
