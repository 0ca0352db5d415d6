import type { AttentionItem } from '../../attention/attention.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import type { StoredAttention } from './attention.repository.port.ts';

const iso = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** Converts a stored attention item to the object that is sent to the browser. */
export const describeAttention = <Cause extends StoredAttention>({
  state,
  ...cause
}: Cause): Omit<Cause, 'state'> & Pick<AttentionItem, 'state'> => {
  const { rev, acknowledgedBy, acknowledgedAt, snoozedUntil, snoozedBy, note, noteBy } = state;
  const { assignedToId: id, assignedTo: name } = state;
  return {
    ...cause,
    state: {
      rev,
      acknowledgedBy,
      acknowledgedAt: iso(acknowledgedAt),
      snoozedUntil: iso(snoozedUntil),
      snoozedBy,
      assignedTo: id === null || name === null ? null : { id, name },
      note,
      noteBy,
    },
  };
};
