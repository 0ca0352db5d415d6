import { accountsPath } from './account-list.ts';
import type { SearchField } from './site-info.schema.ts';

/** Returns the path of the account list with all results of a search. `field` limits the search to one field; null means every field. */
export const searchListPath = (text: string, field: SearchField | null): string => {
  switch (field) {
    case 'transmitter':
      return accountsPath({ xmit: text });
    case 'name':
    case 'number':
    case 'phone':
      return accountsPath({ [field]: text });
    default:
      return accountsPath({ q: text });
  }
};
