import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import { useState } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { styled } from '../kit/styled.ts';
import { useRegistry } from '../shell/registry.ts';
import { DealerRecoveryDialog } from './dealer-recovery.dialog.tsx';
import { ForgotUsernameDialog } from './forgot-username.dialog.tsx';
import { MsaRecoveryDialog } from './msa-recovery.dialog.tsx';

const Choices = styled('div', { base: { display: 'grid', gap: '3' } });
const Choice = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '12px 16px',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    textAlign: 'start',
    _hover: { background: 'bg.muted' },
    '& > span': { flex: '1' },
    '& b': { display: 'block', textStyle: 'form', fontWeight: '600' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& > svg': { width: '20px', height: '20px', color: 'fg.muted' },
  },
});

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

/** What was forgotten (spec §2.5); customers sign in with their address, so for them it can only be the password. */
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
      <Choices>
        {TOPICS.map(({ topic: name, title, words }, place) => (
          <Choice
            key={name}
            type="button"
            data-first={place === 0 ? '' : undefined}
            onClick={() => choose(name)}
          >
            <span>
              <b>{title}</b>
              <small>{words}</small>
            </span>
            <ChevronRightIcon aria-hidden />
          </Choice>
        ))}
      </Choices>
    </Dialog>
  );
};
