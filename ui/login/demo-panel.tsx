import { observer } from 'mobx-react-lite';
import type { DemoAccount } from '#core/configuration/runtime-configuration.schema.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { styled } from '../kit/styled.ts';
import { useModel } from '../shell/use-model.ts';

const Panel = styled('section', {
  base: {
    position: 'absolute',
    insetInline: '-1px',
    bottom: 'calc(100% + 8px)',
    zIndex: '70',
    display: 'grid',
    gap: '3',
    padding: '4',
    background: 'bg.raised',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    boxShadow: 'overlay',
    color: 'fg.muted',
    animation: 'arrive .16s',
    '& code': {
      color: 'fg.default',
      fontFamily: 'inherit',
      fontWeight: '600',
      whiteSpace: 'nowrap',
    },
    '& > button': { justifySelf: 'start' },
  },
});
const List = styled('ul', {
  base: {
    background: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    maxHeight: 'min(45dvh, 400px)',
    overflowY: 'auto',
    '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
    '& button, & a': {
      display: 'block',
      width: '100%',
      padding: '8px 12px',
      textAlign: 'start',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& b': { textStyle: 'label', color: 'fg.default' },
    '& span': { display: 'block' },
    '& i': {
      marginInlineStart: '2',
      textStyle: 'caption',
      fontStyle: 'normal',
      fontWeight: '600',
      color: 'state.trouble.fg',
    },
  },
});

export interface DemoPanelProps {
  readonly id: string;
  readonly password: string;
  /** A click fills in the account. */
  readonly onChoose: (username: string) => void;
  readonly onClose: () => void;
}

const DemoEntry = ({
  account,
  onChoose,
}: {
  readonly account: DemoAccount;
  readonly onChoose: (username: string) => void;
}) => {
  const { username, usedUp, invited } = account;
  const words = (
    <>
      <b>{username}</b>
      {usedUp && <i>used up</i>}
      <span>{`${account.who}: ${account.shows}`}</span>
    </>
  );
  return invited ? (
    <a
      href={`/demo/outbox?to=${encodeURIComponent(username)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {words}
    </a>
  ) : (
    <button type="button" onClick={() => onChoose(username)}>
      {words}
    </button>
  );
};

/** Who lives in the demo world and what each account shows; one click fills in the form, or opens the messages of somebody who has no password yet. */
export const DemoPanel = observer(({ id, password, onChoose, onClose }: DemoPanelProps) => {
  const demo = useModel('demo');
  return (
    <Panel
      id={id}
      aria-label="Demo accounts"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p>
        Choose an account to fill in the form. All of them use the password <code>{password}</code>
      </p>
      <List>
        {demo.accounts.map((account) => (
          <li key={account.username}>
            <DemoEntry account={account} onChoose={onChoose} />
          </li>
        ))}
      </List>
      {demo.someUsedUp && (
        <p>Used up: the steps it shows were taken. Restoring brings them back.</p>
      )}
      {demo.outcome !== null && <FormAlert tone={demo.outcome.tone} text={demo.outcome.text} />}
      <Button size="sm" busy={demo.restoring} onClick={() => void demo.restore()}>
        Restore demo world
      </Button>
    </Panel>
  );
});
