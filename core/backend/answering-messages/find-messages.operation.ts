import type { Transaction } from '../unit-of-work.port.ts';
import type { MessageName } from './message-entry.ts';

/** Returns a message name as one string, for use as a map key. */
export const nameKey = (name: MessageName): string =>
  'num' in name ? `${name.siteGroupNum}/${name.num}` : name.counter;

/** Finds the ids of messages by the names a receiver uses for them. */
export const findMessages = async (
  tx: Transaction,
  receiverId: string,
  names: readonly MessageName[],
): Promise<ReadonlyMap<string, string>> => {
  const counters = names.flatMap((name) => ('counter' in name ? [name.counter] : []));
  const found = new Map(
    counters.length === 0 ? [] : await tx.answeringMessages.byCounters(receiverId, counters),
  );
  const numbered = new Map(
    names.flatMap((name) => ('num' in name ? [[nameKey(name), name] as const] : [])),
  );
  for (const [key, { num, siteGroupNum }] of numbered) {
    const id = await tx.answeringMessages.byNumber(siteGroupNum, num);
    if (id !== null) found.set(key, id);
  }
  return found;
};
