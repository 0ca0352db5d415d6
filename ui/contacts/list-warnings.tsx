import { listWarnings } from '#core/contacts/list-warnings.rule.ts';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';

/** Shows warnings about a call list, and a hint if police can be requested (domain guide 6.2 "Checks"). */
export const ListWarnings = ({
  list,
  today,
}: {
  readonly list: ContactList;
  readonly today: string;
}) => {
  const { contacts, policeCome } = list;
  const warnings = listWarnings(contacts, { policeCome, today });
  const mayAsk = policeCome && !warnings.some(({ id }) => id === 'secondNumber');
  return (
    <Stack gap={3}>
      {warnings.length > 0 && (
        <Notice tone="trouble" aria-label="Checks">
          {warnings.map(({ words }) => (
            <p key={words}>{words}.</p>
          ))}
        </Notice>
      )}
      {mayAsk && (
        <Notice tone="ok" aria-label="Police" title="Police can be requested.">
          <p>Two different numbers are on file before dispatch.</p>
        </Notice>
      )}
    </Stack>
  );
};
