import type { FormState } from './form-state.ts';

/** What a field of the kit needs to show and change one field of a form; its id is its name, so that `useFocusWrong` finds it. */
export const fieldOf = <F extends string, V>(form: FormState<F, V>, name: F) => {
  const value: string | undefined = form.values[name];
  return {
    id: name,
    name,
    value: value ?? '',
    error: form.errors[name]?.[0] ?? null,
    onChange: (text: string) => form.type(name, text),
    onBlur: () => form.leave(name),
  };
};
