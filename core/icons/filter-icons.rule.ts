import type { Icon } from './icon.schema.ts';

/** The icons whose names hold every typed part; spaces and dashes part words, case does not matter. */
export const filterIcons = (icons: readonly Icon[], typed: string): readonly Icon[] => {
  const parts = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return icons.filter(({ name }) => parts.every((part) => name.includes(part)));
};
