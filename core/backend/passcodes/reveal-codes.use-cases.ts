import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import type { CodeAddress } from '../../passcodes/spoken-code.schema.ts';
import type { RevealedCode } from '../../passcodes/spoken-code.schema.ts';
import type { SessionCaller } from '../caller.ts';
import { CHECK_NEEDED, freshlyChecked } from '../profile/freshly-checked.rule.ts';
import { NOT_FOUND, type Reply, SESSION_OVER } from '../refusal.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { type CodePorts, touchOf } from './keeps-enough.operation.ts';
import { UNREADABLE } from './code-refusals.ts';
import { openCode } from './check-code.operation.ts';

const WORDS = {
  passcode: { operation: 'passcode.reveal', event: 'Passcode shown' },
  pin: { operation: 'pin.reveal', event: 'PIN shown' },
} as const;

/** Use cases that show a code to a person (domain guide 6.4 "Showing"). */
export const revealCodes = (ports: CodePorts) => {
  const reveal =
    (of: CodeAddress['of']) =>
    (caller: SessionCaller, input: SiteInput & { readonly id: string }): Reply<RevealedCode> =>
      changeOfSite(ports, caller, input, async (tx, site) => {
        const live = await lockSession(tx, ports, caller);
        if (live === null) return SESSION_OVER;
        const { id, sn } = input;
        const { codes } = await tx.sitePasscodes.codesOf(sn);
        const found = codes.find((code) => code.of === of && code.id === id);
        if (found === undefined || found.kind === 'duress') return NOT_FOUND;
        const { checkedAt } = live.row;
        if (!freshlyChecked(live.row, ports.clock.now()) || checkedAt === null) return CHECK_NEEDED;
        const code = openCode(ports, found);
        if (code === null) return UNREADABLE;
        await tx.sitePasscodes.noteRevealed({ of, id }, touchOf(ports, site));
        await recordChange(tx, ports, caller, site, {
          ...WORDS[of],
          id,
          subject: found.holder,
          changes: [],
          labels: {},
        });
        return ok({ code, checkedAt: isoInstant(checkedAt) });
      });

  return { revealPasscode: reveal('passcode'), revealContactPin: reveal('pin') };
};
