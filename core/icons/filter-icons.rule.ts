import type { Icon } from './icon.schema.ts';

/** Returns the icons whose names contain every typed word, ignoring case. Words are separated by spaces and dashes. */
export const filterIcons = (icons: readonly Icon[], typed: string): readonly Icon[] => {
  const parts = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return icons.filter(({ name }) => parts.every((part) => name.includes(part)));
};
