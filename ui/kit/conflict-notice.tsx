import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Row } from './stack.ts';

interface ConflictNoticeProps {
  /** Null when nobody is named. */
  readonly who: string | null;
  readonly when: string | null;
  readonly onReload: () => void;
  readonly onKeep: () => void;
}

/** Somebody else saved first (domain guide 5.3): who and when, and both ways on. Nothing typed is lost until one is chosen. */
export const ConflictNotice = ({ who, when, onReload, onKeep }: ConflictNoticeProps) => (
  <Notice tone="trouble" role="alert">
    <div>
      <b>
        {who ?? 'Somebody else'} saved a change{when === null ? '' : `, ${when}`}
      </b>
      <p>What you entered is still here and not saved.</p>
      <Row gap={3} wrap={3} above={3}>
        <Button size="sm" onClick={onReload}>
          Reload theirs
        </Button>
        <Button size="sm" onClick={onKeep}>
          Keep mine
        </Button>
      </Row>
    </div>
  </Notice>
);
