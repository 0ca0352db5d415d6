import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { TakenMessage } from './answering-message.repository.port.ts';

/**
 * Announces new or changed messages to people who watch the inbox, but not to the site's customers. Must run last before
 * the audit log is written.
 */
export const notifyMessages = async (
  tx: Transaction,
  { clock }: Pick<BackendPorts, 'clock'>,
  messages: readonly Pick<TakenMessage, 'siteGroupNum' | 'siteNum'>[],
): Promise<void> => {
  const groups = [...new Set(messages.map(({ siteGroupNum }) => siteGroupNum))];
  for (const group of groups.toSorted((one, other) => one - other)) {
    const own = messages.filter(({ siteGroupNum }) => siteGroupNum === group);
    const sites = [...new Set(own.map(({ siteNum }) => siteNum ?? 0))];
    await tx.live.append(
      group,
      sites.map((siteNum) => ({
        siteNum,
        devNum: null,
        kind: 'message',
        data: {},
        withheld: true,
      })),
      clock.now(),
    );
  }
};
