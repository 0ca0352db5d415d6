import type { State } from './theme/colors.ts';

/** Tints of a state for banners, alerts and toasts, as style props. */
export const tint = (state: State) => ({
  background: `state.${state}.subtle`,
  borderColor: `state.${state}.border`,
  borderInlineStartColor: `state.${state}.solid`,
  '& > svg': { color: `state.${state}.solid` },
  '& > div > b': { color: `state.${state}.fg` },
});
