import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CheckCard } from './check-card.look.tsx';
import type { CaptchaViewModel } from './captcha.view-model.ts';

/**
 * The captcha's checkbox, with its progress and result announced to screen readers. After a submit without a solved
 * captcha the checkbox takes the focus, unless an invalid field takes the focus.
 */
export const CaptchaField = observer(
  ({ id = 'captcha', model }: { readonly id?: string; readonly model: CaptchaViewModel }) => {
    const box = useRef<HTMLInputElement>(null);
    const { error, refusals, state } = model;
    useEffect(() => {
      if (refusals > 0) box.current?.focus();
    }, [refusals]);
    return (
      <CheckCard
        ref={box}
        id={id}
        label="I am not a robot"
        at={state.at === 'solved' ? 'done' : state.at === 'working' ? 'working' : 'idle'}
        help={model.help}
        error={error}
        onToggle={() => model.toggle()}
      />
    );
  },
);
