import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { explain } from '#core/kernel/explain.rule.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { FormDialog, Refusal } from '../forms/form.tsx';
import { Submission } from '../forms/submission.ts';
import { SelectField } from '../kit/select-field.tsx';
import { Text } from '../kit/text.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';

/** Moves a site to another group of the dealer (domain guide 6.11 "Groups"). */
export const MoveDialog = observer(
  ({ model, base }: { readonly model: SiteFileViewModel; readonly base: SiteFile }) => {
    const [submission] = useState(() => new Submission());
    const [target, setTarget] = useState('');
    const [missing, setMissing] = useState(false);
    const { account, groups } = base;
    const options = groups.targets.map(({ siteGroupName, siteGroupNum }) => ({
      value: String(siteGroupNum),
      text: `${siteGroupNum} ${siteGroupName}`,
    }));
    const move = async (): Promise<void> => {
      setMissing(target === '');
      if (target === '') return;
      const done = model.closing();
      await submission.press(
        () =>
          model.parts.gateway.moveSite({
            sn: account.siteNum,
            target: Number(target),
            rev: account.rev,
          }),
        (answer) => {
          if (!answer.ok) {
            void model.reading.reload();
            return explain(answer.error, 'The site could not be moved.');
          }
          done('The site was moved');
          return null;
        },
      );
    };
    return (
      <FormDialog
        id="move-site"
        title="Move to another group"
        press="Move"
        busy={submission.busy}
        onClose={() => model.close()}
        onSubmit={() => void move()}
      >
        <Refusal of={submission} />
        <Text tone="muted">
          {`${account.siteName} will be visible only to people in the new group and its parent groups. Its history, alarms and schedules move with it.`}
        </Text>
        <SelectField
          id="move-target"
          data-first=""
          label="Site group"
          placeholder="Choose a group"
          options={options}
          value={target}
          error={missing ? 'Choose a group' : null}
          onChange={(value) => setTarget(value)}
        />
      </FormDialog>
    );
  },
);
