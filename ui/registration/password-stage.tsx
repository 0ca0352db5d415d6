import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { Form, Refusal } from '../forms/form.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import type { Submission } from '../forms/submission.ts';
import { Button } from '../kit/button.tsx';
import { HelpFlyout } from './help-flyout.look.tsx';
import { keepFocus } from '../kit/keep-focus.ts';
import { PasswordField } from '../kit/password-field.tsx';
import { EntryStage } from '../shell/entry-stage.tsx';

type Name = 'password' | 'confirmPassword';

interface PasswordStageProps {
  readonly title: string;
  readonly text: string;
  readonly submission: Submission;
  readonly requirements: readonly PasswordRequirement[];
  /** Returns the props that bind a password field to the form. */
  readonly bind: (
    name: Name,
  ) => Omit<ComponentProps<typeof PasswordField>, 'name' | 'label' | 'help' | 'autoComplete'>;
  readonly onSend: () => Promise<void>;
  /** Fields above the password fields. */
  readonly children?: ReactNode;
}

/** The form that sets a first password (spec §2.5 registration). */
export const PasswordStage = observer((props: PasswordStageProps) => {
  const { bind, submission } = props;
  const field = (name: Name, label: string, help?: string) => (
    <PasswordField
      {...bind(name)}
      name={name}
      label={label}
      help={help}
      autoComplete="new-password"
    />
  );
  return (
    <EntryStage title={props.title} text={props.text}>
      <Form
        gap={5}
        method="post"
        aria-labelledby="stage-title"
        onMouseDown={keepFocus}
        onSend={props.onSend}
      >
        <Refusal of={submission} />
        {props.children}
        <HelpFlyout
          id="password-help"
          opener="Password requirements"
          title="A good password"
          help={<PasswordRequirements requirements={props.requirements} />}
          first={field('password', 'Password', '12 to 32 characters.')}
          rest={field('confirmPassword', 'Confirm password')}
        />
        <Button type="submit" look="primary" size="lg" block busy={submission.busy}>
          Save
        </Button>
      </Form>
    </EntryStage>
  );
});
