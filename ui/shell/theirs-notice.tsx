import { Button } from '../kit/button.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { CompareTable } from '../kit/table.tsx';
import { Notice } from '../kit/notice.tsx';
import { Row } from '../kit/stack.ts';
import type { TwoVersions } from './two-versions.ts';

const stamp = (at: string): string => formatStamp(at, readerZone());

const Versions = ({ of }: { readonly of: readonly TwoVersions[] }) => (
  <CompareTable>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Theirs</th>
        <th scope="col">Yours</th>
      </tr>
    </thead>
    <tbody>
      {of.map(({ label, mine, theirs }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{theirs}</td>
          <td>{mine ?? 'Not changed by you: theirs is kept'}</td>
        </tr>
      ))}
    </tbody>
  </CompareTable>
);

const MINE =
  'What you entered is still here but not saved. Keep mine saves what you changed and leaves everything else as they saved it.';

interface TheirsNoticeProps {
  /** Who saved the other version, and when. `who` is null for values from the installation. */
  readonly by: { readonly who: string | null; readonly at: string | null } | null;
  readonly edit: { reloadTheirs(): void; keepMine(): Promise<void> };
  readonly when?: (at: string) => string;
  /** A sentence about the input typed by the person. */
  readonly mine?: string;
  /** The fields in which the two versions differ. */
  readonly versions: readonly TwoVersions[];
}

/**
 * A notice above a form if another person saved first (domain guide 5.3): who and when, with the two options. The typed
 * input stays until the person chooses.
 */
export const TheirsNotice = ({
  by,
  edit,
  when = stamp,
  mine = MINE,
  versions,
}: TheirsNoticeProps) =>
  by !== null && (
    <Notice
      tone="trouble"
      role="alert"
      title={`${by.who ?? 'Someone else'} saved a change${by.at === null ? '' : `, ${when(by.at)}`}`}
    >
      <p>{mine}</p>
      {versions.length > 0 && <Versions of={versions} />}
      <Row gap={3} wrap={3} above={3}>
        <Button size="sm" onClick={() => edit.reloadTheirs()}>
          Reload theirs
        </Button>
        <Button size="sm" onClick={() => void edit.keepMine()}>
          Keep mine
        </Button>
      </Row>
    </Notice>
  );
