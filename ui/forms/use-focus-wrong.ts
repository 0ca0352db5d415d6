import { useEffect } from 'react';
import type { FormState } from './form-state.ts';

/** After a refused submit the first wrong field takes the focus. */
export const useFocusWrong = <Values extends object, Value>(
  form: FormState<Values, Value> | null,
): void => {
  const refusals = form?.refusals ?? 0;
  useEffect(() => {
    if (refusals === 0 || form === null || form.firstWrong === null) return;
    document.getElementById(form.idOf(form.firstWrong))?.focus();
  }, [form, refusals]);
};
