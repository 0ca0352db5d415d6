import MoonIcon from '@heroicons/react/24/outline/MoonIcon';
import SunIcon from '@heroicons/react/24/outline/SunIcon';
import { chooseColorMode, currentColorMode } from '../kit/color-mode.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { bothThemes } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

// Renders both icons; the theme's CSS shows one, so that the first paint needs no script.
const Icons = styled('span', { base: { ...bothThemes } });

/** Switches between light and dark and stores the choice in this browser (spec §2.4). */
export const ThemeToggle = () => (
  <IconButton
    label="Switch between light and dark"
    onClick={() => chooseColorMode(currentColorMode() === 'dark' ? 'light' : 'dark')}
  >
    <Icons>
      <MoonIcon data-for="light" />
      <SunIcon data-for="dark" />
    </Icons>
  </IconButton>
);
