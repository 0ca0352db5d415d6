import type { StatusBanner } from '../../notices/status-banner.schema.ts';

/** What an edit changed, field by field and readable, for the record: `importance: Info → Warning`. */
export const bannerChanges = (
  before: StatusBanner,
  after: StatusBanner,
): Readonly<Record<string, string>> => {
  const changed: [string, string][] = [];
  if (before.active !== after.active) changed.push(['shown', after.active ? 'now on' : 'now off']);
  for (const field of ['importance', 'title', 'body'] as const)
    if (before[field] !== after[field])
      changed.push([
        field,
        before[field] === '' ? after[field] : `${before[field]} → ${after[field]}`,
      ]);
  return Object.fromEntries(changed);
};
