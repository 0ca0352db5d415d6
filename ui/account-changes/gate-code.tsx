import { observer } from 'mobx-react-lite';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Stack } from '../kit/stack.ts';
import { HiddenCode, RevealCheck, useHideUnseen } from '../shell/hidden-code.tsx';
import type { RevealViewModel } from '../shell/reveal.view-model.ts';

/** Reveals the gate code of an account on request (domain guide 6.7). */
export const GateCode = observer(
  ({ model, info }: { readonly model: RevealViewModel<number>; readonly info: AccountInfo }) => {
    useHideUnseen(model);
    return (
      <Stack gap={1}>
        <HiddenCode reveal={model} which={info.siteNum} name="the gate code" />
        {model.checking ? <RevealCheck of={model} /> : <Refusal of={model.submission} />}
      </Stack>
    );
  },
);
