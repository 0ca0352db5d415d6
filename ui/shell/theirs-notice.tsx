import { ConflictNotice } from '../kit/conflict-notice.tsx';
import { formatStamp } from '../kit/format-time.ts';

const stamp = (at: string): string =>
  formatStamp(at, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Says above a form who saved meanwhile and when, with both ways on; nothing while nobody did. */
export const TheirsNotice = ({
  by,
  edit,
  when = stamp,
}: {
  /** Nobody is named for what came with the installation. */
  readonly by: { readonly who: string | null; readonly at: string | null } | null;
  readonly edit: { reloadTheirs(): void; keepMine(): Promise<void> };
  readonly when?: (at: string) => string;
}) =>
  by !== null && (
    <ConflictNotice
      who={by.who}
      when={by.at === null ? null : when(by.at)}
      onReload={() => edit.reloadTheirs()}
      onKeep={() => void edit.keepMine()}
    />
  );
