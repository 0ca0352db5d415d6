import { useModel } from './use-model.ts';

/** Lets the prompts count and speak while somebody is past the sign-in. Draws nothing. */
export const PromptEffects = () => {
  useModel('prompts');
  return null;
};
