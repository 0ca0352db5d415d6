import type { FormState } from './form-state.ts';

interface Form<F extends string> extends Pick<FormState<F, unknown>, 'errors' | 'type' | 'leave'> {
  readonly values: Readonly<Partial<Record<F, string>>>;
}

/** What a field of the kit needs to show and change one field of a form; its id is its name, so that `useFocusWrong` finds it. */
export const fieldOf = <F extends string>(form: Form<F>, name: F) => ({
  id: name,
  name,
  value: form.values[name] ?? '',
  error: form.errors[name]?.[0] ?? null,
  onChange: (text: string) => form.type(name, text),
  onBlur: () => form.leave(name),
});
