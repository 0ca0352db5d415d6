import ArrowLeftIcon from '@heroicons/react/20/solid/ArrowLeftIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { progress } from '#core/login/login-flow.rule.ts';
import { FormAlert } from '#ui/kit/form-alert.tsx';
import { keepFocus } from '#ui/kit/keep-focus.ts';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { styled } from '../../kit/styled.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { StepProgress } from './step-progress.tsx';

const Frame = styled('form', {
  base: { display: 'grid', gap: '5', animation: 'arrive .5s cubic-bezier(.2, 0, 0, 1)' },
});
const Head = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    '& > h1': { textStyle: 'signInTitle', outline: '0' },
    '@media (min-width: 1024px)': { '& > h1': { textStyle: 'figure' } },
    '& > p': { textStyle: 'form', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& > p b': { color: 'fg.default', fontWeight: '600' },
  },
});
const Foot = styled('div', { base: { display: 'grid', justifyItems: 'start' } });

export interface StepFrameProps {
  readonly login: LoginViewModel;
  readonly title: string;
  /** Why this is asked, in one or two sentences. */
  readonly why: ReactNode;
  readonly onSubmit: () => void;
  /** Another way back than to the sign-in form. */
  readonly back?: { readonly label: string; readonly go: () => void };
  readonly children: ReactNode;
}

/** What all steps share: progress, a title that says what and why, notices, the way back; takes the focus when it appears. */
export const StepFrame = observer(
  ({ login, title, why, onSubmit, back, children }: StepFrameProps) => {
    const form = useRef<HTMLFormElement>(null);
    useEffect(() => {
      document.title = `${title} · Login`;
      const first = form.current?.querySelector<HTMLElement>('[data-first]');
      (first ?? form.current?.querySelector<HTMLElement>('h1'))?.focus();
    }, [title]);
    const [expire] = useState(() => () => login.clearNotice());
    const { notice } = login;
    const steps = progress(login.flow);
    const way = back ?? { label: 'Back to sign in', go: () => void login.backToSignIn() };
    return (
      <Frame
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
        <Head>
          <h1 id="step-title" tabIndex={-1}>
            {title}
          </h1>
          <p id="step-why">{why}</p>
        </Head>
        {notice !== null && (
          <FormAlert
            key={notice.id}
            tone={notice.tone}
            text={notice.text}
            durationMs={notice.durationMs}
            onExpire={expire}
          />
        )}
        {children}
        <Foot>
          <LinkButton quiet onClick={way.go}>
            <ArrowLeftIcon width={20} height={20} aria-hidden />
            {way.label}
          </LinkButton>
        </Foot>
      </Frame>
    );
  },
);
