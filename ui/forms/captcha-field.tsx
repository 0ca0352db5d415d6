import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CheckCard } from './check-card.look.tsx';
import type { CaptchaViewModel } from './captcha.view-model.ts';

/**
 * The captcha's checkbox, ticked by pointer or Space. Its progress and result are announced to screen readers. Pass the
 * form's `CaptchaViewModel`. After a submit without the check, it takes the focus, unless the form gives the focus to an
 * invalid field.
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
