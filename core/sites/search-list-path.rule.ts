import { accountsPath } from './account-list.ts';
import type { SearchField } from './site-info.schema.ts';

/** Where all hits of a search stand as a list, by words of every field or of one. */
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
