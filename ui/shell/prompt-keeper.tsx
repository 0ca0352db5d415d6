import { useModel } from './use-model.ts';

/** Lets the prompts count and speak while somebody is past the sign-in. Draws nothing. */
export const PromptKeeper = () => {
  useModel('prompts');
  return null;
};
