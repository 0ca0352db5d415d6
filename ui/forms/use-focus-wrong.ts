import { useEffect } from 'react';
import type { FormState } from './form-state.ts';

/** After a refused submit the first wrong field takes the focus; fields carry their names as ids. */
export const useFocusWrong = <F extends string, V>(form: FormState<F, V> | null): void => {
  const refusals = form?.refusals ?? 0;
  useEffect(() => {
    if (refusals === 0 || form === null || form.firstWrong === null) return;
    document.getElementById(form.firstWrong)?.focus();
  }, [form, refusals]);
};
