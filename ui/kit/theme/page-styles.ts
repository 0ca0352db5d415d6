import type { SystemStyleObject } from '@chakra-ui/react';
import { FONT_FACES } from './font-faces.ts';
import { GLOBAL_STYLES, KEYFRAMES } from './global-styles.ts';
import { createPortalSystem } from './system.ts';

type Styles = string | SystemStyleObject;

/** What stands in the head of every page: fonts, ground rules and the token variables of both themes; used at build time only. */
export const pageStyles = (): readonly Styles[] => {
  const system = createPortalSystem({
    globalCss: GLOBAL_STYLES as Record<string, SystemStyleObject>,
    theme: { keyframes: KEYFRAMES },
  });
  return [FONT_FACES, system.getTokenCss(), system.getGlobalCss()];
};
