import ArrowLeftIcon from '@heroicons/react/20/solid/ArrowLeftIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { progress } from '#core/login/login-flow.rule.ts';
import { FormAlert } from '#ui/kit/form-alert.tsx';
import { keepFocus } from '#ui/kit/keep-focus.ts';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { EntryHead } from '../../kit/entry-head.tsx';
import { FormStack, Stack } from '../../kit/stack.ts';
import { useRegistry } from '../../shell/registry.ts';
import { StepProgress } from '../step-progress.look.tsx';

interface StepFrameProps {
  readonly title: string;
  /** One or two sentences on why the person is asked. */
  readonly why: ReactNode;
  readonly onSubmit: () => void;
  /** A Back target other than the sign-in form. */
  readonly back?: { readonly label: string; readonly go: () => void };
  readonly children: ReactNode;
}

/** The frame of every sign-in step: progress, title, reason, messages and the Back link. The frame takes the focus when it appears. */
export const StepFrame = observer(({ title, why, onSubmit, back, children }: StepFrameProps) => {
  const login = useRegistry().create('login');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = `${title} · Login`;
    const first = form.current?.querySelector<HTMLElement>('[data-first]');
    (first ?? form.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, [title]);
  const [expire] = useState(() => () => login.clearNotice());
  const { notice } = login;
  const steps = progress(login.flow);
  const backLink = back ?? { label: 'Back to sign in', go: () => void login.backToSignIn() };
  return (
    <FormStack
      gap={5}
      arriving
      ref={form}
      noValidate
      method="post"
      aria-labelledby="step-title"
      aria-describedby="step-why"
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {steps !== null && steps.total > 1 && <StepProgress {...steps} />}
      <EntryHead large id="step" title={title} text={why} />
      {notice !== null && <FormAlert key={notice.id} {...notice} onExpire={expire} />}
      {children}
      <Stack align="start">
        <LinkButton quiet onClick={backLink.go}>
          <ArrowLeftIcon width={20} height={20} aria-hidden />
          {backLink.label}
        </LinkButton>
      </Stack>
    </FormStack>
  );
});
