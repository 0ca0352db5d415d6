import { observer } from 'mobx-react-lite';
import type { DemoAccount } from '#core/configuration/runtime-configuration.schema.ts';
import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import {
  PickCode,
  PickLine,
  PickList,
  PickName,
  PickPanel,
  PickWarning,
} from './pick-panel.look.tsx';
import { useModel } from '../shell/use-model.ts';

export interface DemoPanelProps {
  readonly id: string;
  readonly password: string;
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
  const content = (
    <>
      <PickName>{username}</PickName>
      {usedUp && <PickWarning>used up</PickWarning>}
      <PickLine>{`${account.who}: ${account.shows}`}</PickLine>
    </>
  );
  return invited ? (
    <a
      data-pick=""
      href={`/demo/outbox?to=${encodeURIComponent(username)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {content}
    </a>
  ) : (
    <button type="button" data-pick="" onClick={() => onChoose(username)}>
      {content}
    </button>
  );
};

/** Lists the demo accounts and what each account demonstrates. Clicking an account fills in the sign-in form. */
export const DemoPanel = observer(({ id, password, onChoose, onClose }: DemoPanelProps) => {
  const demo = useModel('demo');
  return (
    <PickPanel
      id={id}
      aria-label="Demo accounts"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p>
        Choose an account to fill in the form. All of them use the password{' '}
        <PickCode>{password}</PickCode>
      </p>
      <PickList>
        {demo.accounts.map((account) => (
          <li key={account.username}>
            <DemoEntry account={account} onChoose={onChoose} />
          </li>
        ))}
      </PickList>
      {demo.someUsedUp && <p>Used up: its steps were already taken. Restore to bring them back.</p>}
      {demo.outcome !== null && <FormAlert tone={demo.outcome.tone} text={demo.outcome.text} />}
      <Button size="sm" data-press="" busy={demo.restoring} onClick={() => void demo.restore()}>
        Restore demo world
      </Button>
    </PickPanel>
  );
});
