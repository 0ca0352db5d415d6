import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { personPath } from '#core/support/person-path.rule.ts';
import { WarningFrame } from './warning-frame.look.tsx';
import { useModel } from './use-model.ts';

/**
 * A permanent bar that says a staff member is viewing the portal as another person, with a button to stop (kit README §7
 * "Impersonation").
 */
export const ImpersonationBar = observer(() => {
  const model = useModel('impersonation');
  const navigate = useNavigate();
  if (!model.running) return null;
  const end = async (): Promise<void> => {
    const seen = model.view?.user.id;
    if (await model.end()) await navigate(seen === undefined ? '/support' : personPath(seen));
  };
  return (
    <WarningFrame
      label="Viewing as a user"
      before="Viewing as"
      name={model.name}
      after={model.whose === null ? null : `(${model.whose})`}
      mode={model.modeText}
      limit={model.limitText}
      clock={model.clockText}
      end={{
        label: 'End',
        of: `viewing as ${model.name}`,
        busy: model.ending,
        press: () => void end(),
      }}
      announcement={model.announcement}
    />
  );
});
