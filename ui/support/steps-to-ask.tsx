import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { observer } from 'mobx-react-lite';
import { LOGIN_STEPS } from '#core/login/login-step.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import type { HelpUserViewModel } from './help-user.view-model.ts';
import { STEP_WORDS } from '#core/support/user-words.rule.ts';

/** The five login steps in their order (spec §4.1): which are due anyway, and which can be asked for again. */
export const StepsToAsk = observer(({ model }: { readonly model: HelpUserViewModel }) => {
  const { user, busy } = model;
  const steps = LOGIN_STEPS.filter((step) => step !== 'usernameReset' || user.applicationNum !== 3);
  return (
    <Rows framed>
      {steps.map((step) => (
        <RowItem height="lg" inset="none" justify="between" key={step}>
          <span>{STEP_WORDS[step]}</span>
          {user.pendingSteps.includes(step) ? (
            <Badge tone="info" icon={CheckIcon}>
              Due
            </Badge>
          ) : (
            <Button
              size="sm"
              aria-label={`Require ${STEP_WORDS[step]}`}
              busy={busy?.kind === 'requireStep' && busy.step === step}
              onClick={() => void model.want({ kind: 'requireStep', step })}
            >
              Require
            </Button>
          )}
        </RowItem>
      ))}
    </Rows>
  );
});
