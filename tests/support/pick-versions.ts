import type { AnyMeeting } from '#ui/shell/editing/meeting.ts';

/** Chooses one person's version of every field that two people changed. Returns the labels of the fields. */
export const pickVersions = (
  meeting: Pick<AnyMeeting, 'open' | 'pick'> | null | undefined,
  side: 'mine' | 'theirs',
): readonly string[] => {
  const open = meeting?.open ?? [];
  for (const clash of open) meeting?.pick(clash, side);
  return open.map(({ label }) => label);
};
