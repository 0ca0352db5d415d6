import { expect, it } from 'vitest';
import { blankContact } from '#core/contacts/next-ecv-turn.rule.ts';
import { emptyDraft } from '#core/new-account/account-draft.schema.ts';
import { draftContactsStore } from '#core/new-account/draft-contacts.store.ts';

it('a new contact of a draft begins with the turn its branch wishes for (domain guide 6.10)', async () => {
  const turnOf = async (ecvContacts: number): Promise<string> => {
    const store = { draft: emptyDraft(4473), ecvContacts, codes: new Map() };
    const gateway = draftContactsStore({
      ...store,
      change: () => undefined,
      putCode: () => undefined,
    });
    const list = await gateway.siteContacts({ sn: 0 });
    return list.ok ? blankContact(list.value).ecvOrder : 'none';
  };
  expect([await turnOf(0), await turnOf(2)]).toEqual(['', '1']);
});
