import { useKeptFocus } from './use-kept-focus.ts';

/** Keeps the place of the focus while a person is signed in. Renders nothing. */
export const KeptFocus = () => {
  useKeptFocus();
  return null;
};
